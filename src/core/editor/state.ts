import type {IniEntry, IniFile} from '../ini';
import {isSecret, newFile} from '../ini';
import type {EditorData} from './model';
import {defaultEntries, settingOf} from './model';
import {isSame} from './values';

/** What is being edited: the file, and the one it came from. */
export interface Draft {
  readonly file: IniFile;
  /** The file as the reader brought it, to compare with. */
  readonly imported?: readonly IniEntry[];
  /** Keys of passwords that were not kept over a reload and have not been entered again. */
  readonly missing?: readonly string[];
}

/** The draft with its history. */
export interface EditorState {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
  /** The setting of the newest change: further typing in it makes no further step. */
  readonly lastKey?: string | undefined;
}

export type EditorAction =
  | {readonly type: 'set'; readonly key: string; readonly value: string}
  | {readonly type: 'setMany'; readonly entries: readonly IniEntry[]}
  /** Without a further name the setting goes. */
  | {readonly type: 'rename'; readonly key: string; readonly to?: string | undefined}
  | {readonly type: 'resetAll'}
  /** The reader wants the passwords empty that were not kept. */
  | {readonly type: 'leaveEmpty'}
  | {readonly type: 'open'; readonly file: IniFile}
  | {readonly type: 'replace'; readonly entries: readonly IniEntry[]}
  | {readonly type: 'restore'; readonly draft: Draft}
  /** The reader leaves a control: what comes next is a step of its own. */
  | {readonly type: 'settle'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'};

const historyLength = 200;

/** The editor with every setting at its default. */
export function startState(data: EditorData): EditorState {
  return {past: [], draft: {file: newFile(defaultEntries(data))}, future: []};
}

/** The value a list gives a setting, else the default of the version. */
export function valueIn(entries: readonly IniEntry[], data: EditorData, key: string): string {
  return entries.find((entry) => entry.key === key)?.value ?? settingOf(data, key)?.preset ?? '';
}

/** The entries whose values differ from the defaults. What the version does not know has no default. */
export function changedEntries(
  entries: readonly IniEntry[],
  data: EditorData,
): readonly IniEntry[] {
  return entries.filter(({key, value}) => {
    const setting = settingOf(data, key);
    return setting !== undefined && !isSame(setting, value, setting.preset);
  });
}

/** Sets one key; a key the file lacks goes where the version's own file has it. */
export function withValue(
  entries: readonly IniEntry[],
  data: EditorData,
  key: string,
  value: string,
): readonly IniEntry[] {
  if (entries.some((entry) => entry.key === key)) {
    return entries.map((entry) => (entry.key === key ? {key, value} : entry));
  }
  const order = data.settings.map((setting) => setting.key);
  const earlier = new Set(order.slice(0, Math.max(0, order.indexOf(key))));
  const after = entries.reduce((found, entry, at) => (earlier.has(entry.key) ? at : found), -1);
  const position = order.includes(key) ? after + 1 : entries.length;
  return [...entries.slice(0, position), {key, value}, ...entries.slice(position)];
}

/** The draft with other settings. A password that has a value again is no longer asked for. */
function draftWith({missing, ...draft}: Draft, entries: readonly IniEntry[]): Draft {
  const isEmpty = new Map(entries.map(({key, value}) => [key, value === '' || value === '""']));
  const still = missing?.filter((key) => isEmpty.get(key));
  return {
    ...draft,
    file: {...draft.file, entries},
    ...(still && still.length > 0 ? {missing: still} : {}),
  };
}

function next(draft: Draft, action: EditorAction, data: EditorData): Draft {
  const {entries} = draft.file;
  const withEntries = (changed: readonly IniEntry[]): Draft => draftWith(draft, changed);
  switch (action.type) {
    case 'set':
      return withEntries(withValue(entries, data, action.key, action.value));
    case 'setMany':
      return withEntries(
        action.entries.reduce(
          (result, {key, value}) => withValue(result, data, key, value),
          entries,
        ),
      );
    case 'rename': {
      const {key, to} = action;
      const isGone = to === undefined || entries.some((entry) => entry.key === to);
      return withEntries(
        entries.flatMap((entry) =>
          entry.key !== key ? [entry] : isGone ? [] : [{key: to, value: entry.value}],
        ),
      );
    }
    case 'resetAll':
      return withEntries(
        entries.map((entry) => ({
          key: entry.key,
          // A reader does not mean the passwords when resetting the rates of a server.
          value: isSecret(entry.key)
            ? entry.value
            : (settingOf(data, entry.key)?.preset ?? entry.value),
        })),
      );
    case 'open': {
      // An empty file means all defaults: show them all.
      const isEmpty = action.file.entries.length === 0;
      const opened = isEmpty ? {...action.file, entries: defaultEntries(data)} : action.file;
      return {file: opened, imported: action.file.entries};
    }
    case 'leaveEmpty':
      return {file: draft.file, ...(draft.imported ? {imported: draft.imported} : {})};
    case 'replace':
      return withEntries(action.entries);
    case 'restore':
      return action.draft;
    case 'settle':
    case 'undo':
    case 'redo':
      return draft;
  }
}

/** Tells whether two drafts hold the same, without writing a megabyte of text to find out. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  const isSameList = (one: readonly IniEntry[] = [], other: readonly IniEntry[] = []): boolean =>
    one === other ||
    (one.length === other.length &&
      one.every(({key, value}, at) => key === other[at]?.key && value === other[at].value));
  return (
    a.file.bom === b.file.bom &&
    a.file.before === b.file.before &&
    a.file.after === b.file.after &&
    (a.imported === undefined) === (b.imported === undefined) &&
    isSameList(a.file.entries, b.file.entries) &&
    isSameList(a.imported, b.imported) &&
    (a.missing ?? []).join() === (b.missing ?? []).join()
  );
}

/** The keys whose values differ between two lists, those of the second first. */
export function differingKeys(
  from: readonly IniEntry[],
  to: readonly IniEntry[],
): readonly string[] {
  const before = new Map(from.map(({key, value}) => [key, value]));
  const after = new Map(to.map(({key, value}) => [key, value]));
  return [...new Set([...after.keys(), ...before.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
}

/** What an action makes of the editor. Pure: the same input gives the same output. */
export function reduce(data: EditorData) {
  return (state: EditorState, action: EditorAction): EditorState => {
    const {past, draft, future} = state;
    if (action.type === 'undo') {
      const previous = past[past.length - 1];
      return previous
        ? {past: past.slice(0, -1), draft: previous, future: [draft, ...future]}
        : state;
    }
    if (action.type === 'redo') {
      const [following, ...rest] = future;
      return following ? {past: [...past, draft], draft: following, future: rest} : state;
    }
    if (action.type === 'settle') {
      return state.lastKey === undefined ? state : {...state, lastKey: undefined};
    }
    const changed = next(draft, action, data);
    if (isSameDraft(changed, draft)) {
      // Nothing to undo. What was found in a file belongs to the settings it was opened with.
      return action.type === 'open' ? {...state, draft: changed} : state;
    }
    const key = action.type === 'set' ? action.key : undefined;
    const continues = key !== undefined && key === state.lastKey && future.length === 0;
    return {
      past: continues ? past : [...past, draft].slice(-historyLength),
      draft: changed,
      future: [],
      lastKey: key,
    };
  };
}
