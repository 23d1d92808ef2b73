import {communityImages} from '../../data/communityImages';
import {otherDefaults} from '../../core/communityImages';
import {fillIn} from '../../core/text/fillIn';
import {settingPath} from '../../core/references';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ImageDefaultsTableProps {
  readonly images: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly path: string;
    /** As the file of the version has it. */
    readonly own: string;
    /** One for each image; undefined where it writes the default of the version. */
    readonly written: readonly (string | undefined)[];
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ImageDefaultsTable'];
}

/** `<ImageDefaultsTable />`: where the images write another default than the page's version has. */
export const resolve: FactsResolver<ImageDefaultsTableProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).tables.ImageDefaultsTable;
  const byImage = communityImages.map(({id}) => otherDefaults(version, id));
  const keys = [...new Map(byImage.flat().map(({key, own}) => [key, own]))];
  return {
    words: {...words, own: fillIn(words.own, {version})},
    images: communityImages.map(({id}) => id),
    rows: keys.map(([key, own]) => ({
      key,
      path: settingPath(version, key),
      own,
      written: byImage.map(
        (changed) => changed.find((other) => other.key === key)?.variable.otherDefault,
      ),
    })),
  };
};
