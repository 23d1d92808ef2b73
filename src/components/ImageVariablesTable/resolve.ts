import {communityImages} from '../../data/communityImages';
import {settingGroups} from '../../data/settings';
import {variablesOf} from '../../core/communityImages';
import {settingPath} from '../../core/references';
import {settingsOfGroup} from '../../core/settings';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ImageVariablesTableProps {
  /** The names of the images, in the order of the columns. */
  readonly images: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly path: string;
    /** One for each image; undefined where it has none. */
    readonly variables: readonly ({readonly name: string; readonly note?: string} | undefined)[];
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ImageVariablesTable'];
}

/** `<ImageVariablesTable />`: the variable of each community image for every setting. */
export const resolve: FactsResolver<ImageVariablesTableProps> = (
  _attributes,
  {version, locale},
) => {
  const {notes} = wordsOf(locale).communityImages;
  return {
    words: wordsOf(locale).tables.ImageVariablesTable,
    images: communityImages.map(({id}) => id),
    rows: settingGroups
      .flatMap((group) => settingsOfGroup(version, group))
      .map((setting) => {
        const variables = variablesOf(setting);
        return {
          key: setting.key,
          path: settingPath(version, setting.key),
          variables: communityImages.map(({id}) => {
            const found = variables.find(({image}) => image === id);
            return (
              found && {name: found.name, ...(found.note ? {note: notes[found.note]} : undefined)}
            );
          }),
        };
      }),
  };
};
