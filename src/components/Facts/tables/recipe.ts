import {recipeFor, recipes, type RecipeId} from '../../../core/editor/recipes';
import {settingAt} from '../../../core/settings';
import {wordsOf} from '../../../words';
import {code, settingLink, tableOf, type FactsBuilder} from '../types';

const isRecipe = (name: string): name is RecipeId => Object.hasOwn(recipes, name);

/** `name="friends"`: what a suggestion of the editor sets, in the page's version. */
export const recipe: FactsBuilder = ({name = ''}, {version, locale}) => {
  if (!isRecipe(name)) {
    throw new Error(
      `There is no suggestion "${name}". Use one of ${Object.keys(recipes).join(', ')}.`,
    );
  }
  const defaultOf = (key: string) => settingAt(version, key)?.printedDefault;
  const rows = recipeFor(name, defaultOf).filter(({key}) => settingAt(version, key));
  return tableOf(wordsOf(locale).tables.recipe, rows, {
    setting: ({key}) => settingLink(version, key),
    write: ({value}) => code(value),
    own: ({key}) => code(defaultOf(key)!),
  });
};
