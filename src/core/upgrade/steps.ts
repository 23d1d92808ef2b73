import type {HistoryItem} from '../changes/differences';
import {differencesOf} from '../changes/differences';
import type {IniEntry} from '../ini';
import {unquote} from '../ini/text';

export interface SettingHistory extends HistoryItem {
  readonly replacedBy?: string;
  readonly oldDefaultFails?: boolean;
}

export interface UpgradeFacts {
  /** Items have their values in this order, newest first. */
  readonly versions: readonly string[];
  readonly isNewest: boolean;
  readonly settings: readonly SettingHistory[];
  readonly arguments: readonly HistoryItem[];
  readonly commands: readonly HistoryItem[];
  readonly rcon?: {
    readonly since: string;
    readonly commands: readonly (readonly [command: string, operation: string])[];
  };
}

export interface UpgradeFile {
  readonly entries: readonly IniEntry[];
  readonly renamed: readonly (readonly [from: string, to: string])[];
  readonly later: readonly string[];
}

export const upgradeStepIds = [
  'stop',
  'backup',
  'update',
  'updateNewest',
  'goBack',
  'rename',
  'remove',
  'replace',
  'add',
  'changed',
  'arguments',
  'commands',
  'rcon',
  'start',
] as const;
export type UpgradeStepId = (typeof upgradeStepIds)[number];

export interface UpgradeStep {
  readonly id: UpgradeStepId;
  readonly items: readonly string[];
}

export interface Upgrade {
  readonly from: string;
  readonly to: string;
  readonly isForFile: boolean;
  readonly steps: readonly UpgradeStep[];
}

const noFile: UpgradeFile = {entries: [], renamed: [], later: []};

/** Returns the steps in the order in which they are done. */
export function upgradeFor(
  facts: UpgradeFacts,
  from: string,
  to: string,
  file?: UpgradeFile,
): Upgrade {
  const {versions} = facts;
  const [before, after] = [versions.indexOf(from), versions.indexOf(to)];
  if (before < 0 || after < 0) {
    throw new Error(
      `No upgrade from ${from} to ${to}: the facts are about ${versions.join(', ')}.`,
    );
  }
  const {renamed, later, entries} = file ?? noFile;
  const names = new Map(renamed);
  const inFile = new Map(
    entries.map(({key, value}) => [(names.get(key) ?? key).toLowerCase(), unquote(value)]),
  );
  const has = (key: string): boolean => inFile.has(key.toLowerCase());
  const settings = new Map(facts.settings.map((setting) => [setting.id, setting]));
  const valueIn = (key: string, version: number): string =>
    settings.get(key)?.values[version] ?? '';
  const {added, removed, changed} = differencesOf(facts.settings, before, after);
  // A file may have a key that neither of the two versions has.
  const gone = file
    ? facts.settings
        .filter(({id, values}) => typeof values[after] !== 'string' && has(id))
        .map(({id}) => id)
    : removed;
  const remove = gone.map((key) => {
    const other = settings.get(key)?.replacedBy;
    return other && typeof settings.get(other)?.values[after] === 'string'
      ? `${key} → ${other}`
      : key;
  });
  const change = ({id, from: old, to: now}: (typeof changed)[number]): string =>
    `${id}: ${old} → ${now}`;
  const mustChange =
    after < before ? changed.filter(({id}) => settings.get(id)?.oldDefaultFails) : [];
  const rcon =
    facts.rcon && versions.includes(facts.rcon.since) ? versions.indexOf(facts.rcon.since) : -1;
  const withItems: readonly (readonly [UpgradeStepId, readonly string[]])[] = [
    ['rename', renamed.map((pair) => pair.join(' → '))],
    ['remove', [...remove, ...later]],
    [
      'replace',
      mustChange
        .filter(({id, from: old}) => !file || inFile.get(id.toLowerCase()) === unquote(old))
        .map(change),
    ],
    ['add', added.filter((key) => !has(key)).map((key) => `${key}=${valueIn(key, after)}`)],
    ['changed', changed.filter((one) => !mustChange.includes(one) && !has(one.id)).map(change)],
    ['arguments', differencesOf(facts.arguments, before, after).removed],
    ['commands', differencesOf(facts.commands, before, after).removed],
    [
      'rcon',
      before > rcon && after <= rcon
        ? (facts.rcon?.commands ?? []).map(([command, operation]) => `${command} → ${operation}`)
        : [],
    ],
  ];
  const needed = withItems
    .filter(([, items]) => items.length > 0)
    .map(([id, items]): UpgradeStep => ({id, items}));
  const step = (id: UpgradeStepId): UpgradeStep => ({id, items: []});
  const isSame = before === after;
  const forward = facts.isNewest && after === 0 ? 'updateNewest' : 'update';
  const move = isSame ? [] : [step(after > before ? 'goBack' : forward)];
  return {
    from,
    to,
    isForFile: file !== undefined,
    steps:
      isSame && needed.length === 0
        ? []
        : [step('stop'), step('backup'), ...move, ...needed, step('start')],
  };
}
