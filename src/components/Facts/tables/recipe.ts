import {recipeFor, recipes, type RecipeId} from '../../../core/editor/recipes';
import {settingAt} from '../../../core/settings';
import {wordsOf} from '../../../words';
import {code, settingLink, type TableBuilder} from '../types';

const isRecipe = (name: string): name is RecipeId => Object.hasOwn(recipes, name);

/** `name="friends"`: what a suggestion of the editor sets, in the page's version. */
export const recipe: TableBuilder = ({name = ''}, {version, locale}) => {
  if (!isRecipe(name)) {
    throw new Error(
      `There is no suggestion "${name}". Use one of ${Object.keys(recipes).join(', ')}.`,
    );
  }
  const words = wordsOf(locale).tables.recipe;
  return {
    caption: words.caption,
    columns: [words.setting, words.write, words.own],
    rows: recipeFor(name, (key) => settingAt(version, key)?.printedDefault).flatMap(
      ({key, value}) => {
        const setting = settingAt(version, key);
        return setting
          ? [
              {
                heading: settingLink(version, key),
                cells: [code(value), code(setting.printedDefault)],
              },
            ]
          : [];
      },
    ),
  };
};
