import {platformsOf, type Joining} from '../../data/platforms';
import en from '../../data/platforms/words/en.json';
import ja from '../../data/platforms/words/ja.json';
import type {Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

/** The words about platforms, by language; both have the same keys. */
export const platformWords: Readonly<Record<Locale, typeof en>> = {en, ja};

export interface PlatformsTableProps {
  readonly platforms: readonly {
    readonly id: string;
    readonly name: string;
    readonly joining: {readonly id: Joining; readonly text: string};
    readonly finding: string;
  }[];
}

/** `<PlatformsTable />`: whose players can join a server of the page's version, and how. */
export const resolve: FactsResolver<PlatformsTableProps> = (_attributes, {version, locale}) => {
  const words = platformWords[locale];
  return {
    platforms: platformsOf(version).map(({id, joining, finding}) => ({
      id,
      name: words.platforms[id],
      joining: {id: joining, text: words.joining[joining]},
      finding: finding ? words.finding[finding] : words.nothing,
    })),
  };
};
