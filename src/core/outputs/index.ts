import {isOn, listItems, parseNumber, settingOf, type EditorData} from '../editor';
import {unquote, type IniEntry} from '../ini';
import {environmentFor, type Environment} from './environment';

export {environmentFor} from './environment';
export {startLineFor} from './startLine';

export const forms = {
  'thijsvanloef-compose': ['thijsvanloef', 'compose'],
  'thijsvanloef-env': ['thijsvanloef', 'env'],
  'jammsen-compose': ['jammsen', 'compose'],
  'jammsen-env': ['jammsen', 'env'],
  json: undefined,
} as const;

type FormName = keyof typeof forms;

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

function jsonValue({key, value}: IniEntry, data: EditorData) {
  switch (settingOf(data, key)?.type) {
    case 'bool':
      return isOn(value);
    case 'int':
    case 'float':
      return parseNumber(value) ?? value;
    case 'list':
      return listItems(value);
    case 'string':
    case 'enum':
    case undefined:
      return unquote(value);
  }
}

export function settingsJson(entries: readonly IniEntry[], data: EditorData): string {
  const settings = Object.fromEntries(entries.map((entry) => [entry.key, jsonValue(entry, data)]));
  return `${JSON.stringify({version: data.version, settings}, undefined, 2)}\n`;
}
