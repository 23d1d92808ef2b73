import type {EditorData} from '../editor';
import type {IniEntry} from '../ini';
import {environmentFor, type Environment} from './environment';
import {settingsJson} from './texts';

export const forms = {
  'thijsvanloef-compose': ['thijsvanloef', 'compose'],
  'thijsvanloef-env': ['thijsvanloef', 'env'],
  'jammsen-compose': ['jammsen', 'compose'],
  'jammsen-env': ['jammsen', 'env'],
  json: undefined,
} as const;

export type FormName = keyof typeof forms;

export const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);

/** Writes the settings in a form, and says what that form can't express. */
export function printForm(
  form: FormName,
  entries: readonly IniEntry[],
  data: EditorData,
): Environment {
  const environment = forms[form];
  return environment
    ? environmentFor(entries, data, environment[0], environment[1])
    : {text: settingsJson(entries, data), without: [], doubtful: []};
}
