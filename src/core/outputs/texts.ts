import {isOn, listItems, parseNumber, settingOf, type EditorData} from '../editor';
import {unquote, type IniEntry} from '../ini';

type JsonValue = string | number | boolean | readonly string[];

function jsonValue({key, value}: IniEntry, data: EditorData): JsonValue {
  const setting = settingOf(data, key);
  switch (setting?.type) {
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
  const settings = Object.fromEntries(
    entries.map((entry) => [entry.key, jsonValue(entry, data)] as const),
  );
  return `${JSON.stringify({version: data.version, settings}, undefined, 2)}\n`;
}
