import type {IniEntry, Severity} from '../ini';
import {hidden, isPlaceholder, isQuoted, readsWhole, shownValue, unquote} from '../ini';
import {readValue} from '../ini/game/values';
import type {Words} from '../../words/types';
import {isNear} from '../text/distance';
import {isGarbled} from '../text/garbled';
import {unknownKey} from './keys';
import {settingOf, type EditorData, type EditorSetting} from './model';
import {isWellKnown, shortestPassword} from './passwords';
import {valueIn} from './state';
import {isOn, isSame, listItems, meantWord, parseNumber, showNumber, wordsOf} from './values';

export type WarningCode = keyof Words['editorTools']['warning'];

const severities: Readonly<Partial<Record<WarningCode, Severity>>> = {
  'enter-again': 'error',
  'similar-key': 'error',
  'later-key': 'note',
  'no-effect': 'note',
  deprecated: 'note',
  'open-to-all': 'note',
  'number-for-word': 'note',
  'signs-in-text': 'note',
};

export interface Warning {
  readonly code: WarningCode;
  readonly severity: Severity;
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
}

export const shownUnknown = 50;

/**
 * Warns about values; an unknown `doubtful` key isn't named, because it may be a piece of a
 * password.
 */
export function warningsFor(
  entries: readonly IniEntry[],
  data: EditorData,
  missing: readonly string[] = [],
  doubtful: ReadonlySet<string> = new Set(),
): readonly Warning[] {
  const warnings: Warning[] = [];
  const add: Add = (code, key, words = {}, severity = severities[code] ?? 'warning') => {
    warnings.push({code, severity, key, data: {key, ...words}});
  };
  const value = (key: string): string => valueIn(entries, data, key);

  const present = new Set(entries.map(({key}) => key));
  const absent = data.settings.map(({key}) => key).filter((key) => !present.has(key));
  let unknown = 0;
  for (const entry of entries) {
    const setting = settingOf(data, entry.key);
    if (setting) {
      checkValue(setting, entry.value, add);
    } else {
      unknown += 1;
      const key = doubtful.has(entry.key) ? hidden : entry.key;
      const {code, ...what} = unknownKey(entry.key, data, unknown > shownUnknown ? [] : absent);
      add(code, key, {version: data.version, ...what});
    }
  }

  for (const key of missing) {
    add('enter-again', key);
  }
  const [admin = '', join = ''] = ['AdminPassword', 'ServerPassword'].map((key) => {
    const password = unquote(value(key));
    if (isWellKnown(password)) {
      add('known-password', key);
    } else if (key === 'AdminPassword' && password && password.length < shortestPassword) {
      add('short-password', key);
    }
    return password;
  });
  if (admin !== '' && admin === join) {
    add('equal-passwords', 'AdminPassword');
  }
  const isOpen = join === '' && !missing.includes('ServerPassword');
  if (isOpen && admin !== '' && entries.some(({key}) => key === 'ServerPassword')) {
    add('open-to-all', 'ServerPassword');
  }
  const isSamePort = (a: string, b: string): boolean =>
    parseNumber(value(a)) === parseNumber(value(b));
  const remote = ['RESTAPI', 'RCON'].filter((name) => isOn(value(`${name}Enabled`)));
  for (const name of remote) {
    if (admin === '' && !missing.includes('AdminPassword')) {
      add('no-admin-password', 'AdminPassword', {feature: `${name}Enabled`});
    }
    if (isSamePort(`${name}Port`, 'PublicPort')) {
      add('same-port', `${name}Port`, {other: 'PublicPort'});
    }
  }
  if (remote.length === 2 && isSamePort('RESTAPIPort', 'RCONPort')) {
    add('same-remote-port', 'RCONPort', {other: 'RESTAPIPort'});
  }
  return warnings;
}

type Add = (
  code: WarningCode,
  key: string,
  words?: Readonly<Record<string, string>>,
  severity?: Severity,
) => void;

/** The game reads these as a person means them, but reads 2 in `2%`, `2e3` and `2.5` players. */
const sameNumber = {
  float: /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?f?$/i,
  int: /^[-+]?\d+(?:\.0{0,2}|\.0{4,})?f?$/i,
};

function checkValue(setting: EditorSetting, raw: string, add: Add): void {
  const {key, type, min, max, secret} = setting;
  if (isPlaceholder(raw)) {
    return;
  }
  const isChanged = !isSame(setting, raw, setting.preset);
  const value = shownWord(setting, raw);
  if (type === 'int' || type === 'float') {
    const number = parseNumber(raw);
    // The game's reading of `0x20` is unknown.
    const isHex = type === 'float' && /^[-+]?0x/i.test(raw);
    const read = isHex ? undefined : readValue(raw, 0, type)?.text;
    if (read === undefined) {
      add('not-a-number', key, {value, other: showNumber(setting.preset)});
    } else if (number === undefined || (type === 'int' && raw.includes('.'))) {
      const severity = sameNumber[type].test(raw) ? 'warning' : 'error';
      add('reads-as', key, {value, other: String(Number(read))}, severity);
    } else if (key === 'ServerPlayerMaxNum' && max !== undefined && number > max) {
      add('too-many-players', key, {max: String(max)});
    } else if (isChanged && min !== undefined && number < min) {
      add('below-range', key, {min: String(min)});
    } else if (isChanged && max !== undefined && number > max) {
      add('above-range', key, {max: String(max)});
    }
  } else if (type === 'bool') {
    if (!readsWhole(raw, {type})) {
      add('not-a-switch', key, {value});
    }
  } else if (type === 'enum') {
    const meant = meantWord(setting, raw);
    if (!wordsOf(setting)?.includes(meant)) {
      add('unknown-word', key, {value});
    } else if (/^"?(?:\d+"?$|E\w*::)/i.test(raw)) {
      add('number-for-word', key, {value: raw, other: meant});
    }
  } else if (type === 'list') {
    const known = wordsOf(setting);
    const unknown = listItems(raw).filter(
      (word) => known && !known.includes(meantWord(setting, word)),
    );
    if (unknown.length > 0) {
      add('unknown-word', key, {value: unknown.map((word) => shownWord(setting, word)).join(', ')});
    } else if (known && listItems(raw).length === 0) {
      add('no-platform', key);
    }
  }
  const text = type === 'string' ? unquote(raw) : '';
  const others = [
    ['needs-quotes', type === 'string' && !isQuoted(raw)],
    ['garbled', !secret && isGarbled(text)],
    ['signs-in-text', !secret && key !== 'BanListURL' && /[,"=()\\]/.test(text)],
    ['signs-in-password', secret && /[^\w-]/.test(text)],
    ['no-effect', setting.noEffect && isChanged],
    ['deprecated', setting.deprecated && type === 'bool' && isOn(raw)],
    ['auth-off', key === 'bUseAuth' && !isOn(raw)],
  ] as const;
  for (const [code] of others.filter(([, isSo]) => isSo)) {
    add(code, key);
  }
}

function shownWord(setting: EditorSetting, raw: string): string {
  const {type} = setting;
  const words = wordsOf(setting) ?? [];
  const isNearWord = words.some((word) => isNear(raw.replace(/"/g, ''), word));
  return isNearWord || (type === 'enum' && /^\d{1,3}$/.test(raw))
    ? raw
    : shownValue(raw, {type, words});
}
