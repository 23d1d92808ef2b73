import {platformsOf, type Joining} from '../../data/platforms';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface PlatformsTableProps {
  readonly platforms: readonly {
    readonly id: string;
    readonly name: string;
    readonly joining: {readonly id: Joining; readonly text: string};
    readonly finding: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['PlatformsTable'];
}

/** `<PlatformsTable />`: whose players can join a server of the page's version, and how. */
export const resolve: FactsResolver<PlatformsTableProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).platforms;
  return {
    words: wordsOf(locale).tables.PlatformsTable,
    platforms: platformsOf(version).map(({id, joining, finding}) => ({
      id,
      name: words.platforms[id],
      joining: {id: joining, text: words.joining[joining]},
      finding: finding ? words.finding[finding] : words.nothing,
    })),
  };
};
