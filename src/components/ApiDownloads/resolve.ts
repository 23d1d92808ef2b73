import {defaultLocale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

export interface ApiDownloadsProps {
  readonly files: readonly {readonly href: string; readonly name: string}[];
}

/** `<ApiDownloads />`: the description of the page's version as files, in the reader's language. */
export const resolve: FactsResolver<ApiDownloadsProps> = (_, {version, locale, baseUrl}) => ({
  files: ['yaml', 'json'].map((ending) => {
    const name = `openapi${locale === defaultLocale ? '' : `.${locale}`}.${ending}`;
    return {href: `${baseUrl}data/${version}/${name}`, name};
  }),
});
