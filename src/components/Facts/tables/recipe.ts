import {recipeFor, recipes} from '../../../core/editor/recipes';
import {keysOf, oneOf} from '../../../core/resolver';
import {settingAt} from '../../../core/settings';
import {wordsOf} from '../../../words';
import {code, settingLink, tableOf, type FactsBuilder} from '../types';

/** `name="friends"` shows a suggestion's changes. */
export const recipe: FactsBuilder = ({name}, {version, locale}) => {
  const id = oneOf('suggestion', keysOf(recipes), name);
  const defaultOf = (key: string) => settingAt(version, key)?.printedDefault;
  return tableOf(wordsOf(locale).tables.recipe, recipeFor(id, defaultOf), {
    setting: ({key}) => settingLink(version, key),
    write: ({value}) => code(value),
    own: ({key}) => code(defaultOf(key)!),
  });
};
