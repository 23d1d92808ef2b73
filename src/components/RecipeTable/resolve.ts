import {recipes, type RecipeId} from '../../core/editor/recipes';
import {settingPath} from '../../core/references';
import {settingAt} from '../../core/settings';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface RecipeTableProps {
  readonly rows: readonly {
    readonly key: string;
    readonly path: string;
    /** As the file has them. */
    readonly own: string;
    readonly value: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['RecipeTable'];
}

const isRecipe = (name: string): name is RecipeId => Object.hasOwn(recipes, name);

/** `<RecipeTable name="friends" />`: what a suggestion of the editor sets, in the page's version. */
export const resolve: FactsResolver<RecipeTableProps> = ({name = ''}, {version, locale}) => {
  if (!isRecipe(name)) {
    throw new Error(
      `There is no suggestion "${name}". Use one of ${Object.keys(recipes).join(', ')}.`,
    );
  }
  return {
    words: wordsOf(locale).tables.RecipeTable,
    rows: recipes[name].flatMap(({key, value}) => {
      const setting = settingAt(version, key);
      return setting
        ? [{key, path: settingPath(version, key), own: setting.printedDefault, value}]
        : [];
    }),
  };
};
