/** A settings file in other forms: as JSON, and as the differences from the file that was opened. */
import {differingKeys, isOn, listItems, parseNumber, settingOf, type EditorData} from '../editor';
import {unquote, type IniEntry} from '../ini';

type JsonValue = string | number | boolean | readonly string[];

/** A value as a program wants it. What the version does not know, or cannot read, stays as text. */
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

/** The settings as JSON: the version, and each setting with its value. */
export function settingsJson(entries: readonly IniEntry[], data: EditorData): string {
  const settings = Object.fromEntries(
    entries.map((entry) => [entry.key, jsonValue(entry, data)] as const),
  );
  return `${JSON.stringify({version: data.version, settings}, undefined, 2)}\n`;
}

/** The differences from the file that was opened, a line for each side, as `diff` writes them. */
export function settingsDiff(from: readonly IniEntry[], to: readonly IniEntry[]): string {
  const before = new Map(from.map(({key, value}) => [key, value]));
  const after = new Map(to.map(({key, value}) => [key, value]));
  const lines = differingKeys(from, to).flatMap((key) => [
    ...(before.has(key) ? [`-${key}=${before.get(key)}`] : []),
    ...(after.has(key) ? [`+${key}=${after.get(key)}`] : []),
  ]);
  return lines.length === 0
    ? ''
    : `${['--- PalWorldSettings.ini (opened)', '+++ PalWorldSettings.ini', ...lines].join('\n')}\n`;
}
