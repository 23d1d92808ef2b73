import type {IniEntry, Severity} from '../ini';
import {hidden, isGarbled, isPlaceholder, isQuoted, shownValue, unquote} from '../ini';
import {isNear} from '../text/distance';
import type {EditorData, EditorSetting} from './model';
import {absentKeys, unknownKey} from './keys';
import {settingOf} from './model';
import {isWellKnown, shortestPassword} from './passwords';
import {isOn, isSame, listItems, parseNumber, showNumber} from './values';

export const warningCodes = [
  'not-a-number',
  'reads-as',
  'below-range',
  'above-range',
  'unknown-word',
  'number-for-word',
  'not-a-switch',
  'needs-quotes',
  'removed-key',
  'replaced-key',
  'key-case',
  'similar-key',
  'later-key',
  'unknown-key',
  'no-effect',
  'deprecated',
  'no-admin-password',
  'known-password',
  'short-password',
  'equal-passwords',
  'open-to-all',
  'enter-again',
  'same-port',
  'same-remote-port',
  'signs-in-text',
  'garbled',
  'signs-in-password',
  'too-many-players',
  'no-platform',
  'auth-off',
] as const;

export type WarningCode = (typeof warningCodes)[number];

/** Something about a value that the reader should know. A warning never keeps a file from being saved. */
export interface Warning {
  readonly code: WarningCode;
  readonly severity: Severity;
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
}

/** For so many unknown keys a similar one is looked for. A page does not show more of them. */
export const shownUnknown = 50;

/**
 * Everything worth knowing about the values of a file in a version. `missing` are the keys of
 * passwords that were not kept over a reload; `doubtful` is what came out of damaged text: a key that
 * is unknown is not named then, since it may be a piece of a password.
 */
export function warningsFor(
  entries: readonly IniEntry[],
  data: EditorData,
  missing: readonly string[] = [],
  doubtful: ReadonlySet<string> = new Set(),
): readonly Warning[] {
  const warnings: Warning[] = [];
  const add: Add = (code, key, words = {}, severity = 'warning') => {
    warnings.push({code, severity, key, data: {key, ...words}});
  };
  const inFile = new Map(entries.map((entry) => [entry.key, entry.value]));
  const value = (key: string): string | undefined =>
    inFile.get(key) ?? settingOf(data, key)?.preset;

  const absent = absentKeys(entries, data);
  let unknown = 0;
  for (const entry of entries) {
    const setting = settingOf(data, entry.key);
    if (setting) {
      checkValue(setting, entry.value, add);
    } else {
      unknown += 1;
      const isUnsure = doubtful.has(entry.key);
      checkKey(isUnsure ? hidden : entry.key, data, unknown > shownUnknown ? [] : absent, add);
    }
  }

  for (const key of missing) {
    add('enter-again', key, {}, 'error');
  }
  const admin = unquote(inFile.get('AdminPassword') ?? '');
  const join = unquote(inFile.get('ServerPassword') ?? '');
  if (isWellKnown(admin)) {
    add('known-password', 'AdminPassword');
  } else if (admin !== '' && admin.length < shortestPassword) {
    add('short-password', 'AdminPassword');
  }
  if (isWellKnown(join)) {
    add('known-password', 'ServerPassword');
  }
  if (admin !== '' && admin === join) {
    add('equal-passwords', 'AdminPassword');
  }
  const hasPassword = unquote(value('AdminPassword') ?? '') !== '';
  const isOpen = inFile.has('ServerPassword') && unquote(value('ServerPassword') ?? '') === '';
  if (isOpen && hasPassword && !missing.includes('ServerPassword')) {
    add('open-to-all', 'ServerPassword', {}, 'note');
  }
  for (const [key, port] of [
    ['RESTAPIEnabled', 'RESTAPIPort'],
    ['RCONEnabled', 'RCONPort'],
  ] as const) {
    if (!settingOf(data, key) || !isOn(value(key) ?? '')) {
      continue;
    }
    if (!hasPassword && !missing.includes('AdminPassword')) {
      add('no-admin-password', 'AdminPassword', {feature: key});
    }
    if (isSamePort(value(port), value('PublicPort'))) {
      add('same-port', port, {other: 'PublicPort'});
    }
  }
  if (
    isOn(value('RESTAPIEnabled') ?? '') &&
    isOn(value('RCONEnabled') ?? '') &&
    isSamePort(value('RESTAPIPort'), value('RCONPort'))
  ) {
    add('same-remote-port', 'RCONPort', {other: 'RESTAPIPort'}, 'error');
  }
  return warnings;
}

type Add = (
  code: WarningCode,
  key: string,
  words?: Readonly<Record<string, string>>,
  severity?: Severity,
) => void;

function isSamePort(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && parseNumber(a) === parseNumber(b);
}

function checkValue(setting: EditorSetting, raw: string, add: Add): void {
  const {key, type, min, max} = setting;
  if (isPlaceholder(raw)) {
    // The file as a whole is called a template.
    return;
  }
  const isChanged = !isSame(setting, raw, setting.preset);
  const value = shownWord(setting, raw);
  if (type === 'int' || type === 'float') {
    const number = parseNumber(raw);
    const read = number === undefined ? readAsNumber(setting, raw) : undefined;
    if (read !== undefined) {
      add('reads-as', key, {value, other: read});
    } else if (number === undefined) {
      add('not-a-number', key, {value, other: showNumber(setting.preset)});
    } else if (key === 'ServerPlayerMaxNum' && max !== undefined && number > max) {
      add('too-many-players', key, {max: String(max)});
    } else if (type === 'int' && !Number.isInteger(number)) {
      add('reads-as', key, {value, other: String(Math.trunc(number))});
    } else if (isChanged && min !== undefined && number < min) {
      add('below-range', key, {min: String(min)});
    } else if (isChanged && max !== undefined && number > max) {
      add('above-range', key, {max: String(max)});
    }
  } else if (type === 'bool') {
    if (!/^"?(?:true|false|1|0|yes|no|on|off)"?$/i.test(raw)) {
      add('not-a-switch', key, {value});
    }
  } else if (type === 'enum') {
    const meant = key === 'DeathPenalty' ? deathPenalties[Number(raw)] : undefined;
    if (meant && raw.length === 1) {
      add('number-for-word', key, {value: raw, other: meant});
    } else if (!setting.values?.some(([word]) => isSame(setting, word, raw))) {
      add('unknown-word', key, {value});
    }
  } else if (type === 'list') {
    const known = setting.values?.map(([word]) => word);
    const unknown = listItems(raw).filter((word) => known && !known.includes(word));
    if (unknown.length > 0) {
      add('unknown-word', key, {value: unknown.map((word) => shownWord(setting, word)).join(', ')});
    } else if (known && listItems(raw).length === 0) {
      add('no-platform', key);
    }
  } else {
    if (!isQuoted(raw)) {
      add('needs-quotes', key);
    }
    const text = unquote(raw);
    if (!setting.secret && isGarbled(text)) {
      add('garbled', key);
    }
    if (setting.secret && /[^\w-]/.test(text)) {
      add('signs-in-password', key);
    } else if (!setting.secret && key !== 'BanListURL' && /[,"=()\\]/.test(text)) {
      add('signs-in-text', key, {}, 'note');
    }
  }
  if (setting.noEffect && isChanged) {
    add('no-effect', key, {}, 'note');
  }
  if (setting.deprecated && type === 'bool' && isOn(raw)) {
    add('deprecated', key, {}, 'note');
  }
  if (key === 'bUseAuth' && !isOn(raw)) {
    add('auth-off', key);
  }
}

/** A value as a sentence may show it: a number, or a word that is near to one the setting takes. */
function shownWord({type, values}: EditorSetting, raw: string): string {
  const words = values?.map(([word]) => word) ?? [];
  const isNearWord = words.some((word) => isNear(raw.replace(/"/g, ''), word));
  return isNearWord || (type === 'enum' && /^\d{1,3}$/.test(raw))
    ? raw
    : shownValue(raw, {type, words});
}

/** The number that the game takes from `2.0f`, `200%` or `2e1`; undefined where it takes none. */
function readAsNumber({type}: EditorSetting, raw: string): string | undefined {
  const form = type === 'int' ? /^[-+]?\d+/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![xX])/;
  const [read] = form.exec(raw) ?? [];
  return read === undefined ? undefined : String(Number(read));
}

/** The words that other tools number, in the order of the game's own enumeration. */
const deathPenalties = ['None', 'Item', 'ItemAndEquipment', 'All'];

function checkKey(key: string, data: EditorData, absent: readonly string[], add: Add): void {
  const found = unknownKey(key, data, absent);
  switch (found.kind) {
    case 'removed': {
      const {removed: version, other} = found;
      add(other ? 'replaced-key' : 'removed-key', key, {version, ...(other ? {other} : {})});
      break;
    }
    case 'later':
      add('later-key', key, {since: found.since, version: data.version}, 'note');
      break;
    case 'case':
      add('key-case', key, {other: found.other});
      break;
    case 'similar':
      add('similar-key', key, {other: found.other});
      break;
    case 'unknown':
      add('unknown-key', key);
  }
}
