import * as modules from '../../components/resolvers';
import type {ContentsOf, FactsResolver, WithPhrases} from '../../core/resolver';

interface FactsComponent {
  readonly resolve: FactsResolver<object>;
  readonly contentsOf?: ContentsOf<never>;
  readonly phrases?: (...given: Parameters<WithPhrases<never>>) => object;
  readonly component?: string;
}

export const factsComponents: Readonly<Record<string, FactsComponent>> = modules;

const plainComponents: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  EditionLink: '@site/src/components/EditionLink',
  LandingSearch: '@site/src/components/LandingSearch',
  ApiEndpoint: '@site/src/components/ApiEndpoint',
  Picture: '@site/src/components/Picture',
  ApiField: '@site/src/components/ApiField',
};

export const componentNames = [...Object.keys(plainComponents), ...Object.keys(factsComponents)];

/** Gives the module of a component by its name in pages. */
export function moduleOf(name: string): string {
  return (
    plainComponents[name] ?? `@site/src/components/${factsComponents[name]?.component ?? name}`
  );
}
