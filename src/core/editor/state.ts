import {newFile, writeIni, type IniEntry, type IniFile} from '../ini/file';
import {isSecret} from '../ini/secret';
import {unquote} from '../ini/text';
import {defaultEntries, settingOf, type EditorData} from './model';
import {isSame} from './values';

type Entries = readonly IniEntry[];

export interface Draft {
  readonly file: IniFile;
  readonly imported?: Entries;
  readonly missing?: readonly string[];
}

export interface EditorState {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
  readonly lastKey?: string | undefined;
}

export type Step = (state: EditorState) => EditorState;

const historyLength = 200;

export function stateOf(draft: Draft, past: readonly Draft[] = []): EditorState {
  return {past, draft, future: []};
}

export function startState(data: EditorData): EditorState {
  return stateOf({file: newFile(defaultEntries(data))});
}

/** Returns the value in a list, else the version's default. */
export function valueIn(entries: Entries, data: EditorData, key: string): string {
  return entries.find((entry) => entry.key === key)?.value ?? settingOf(data, key)?.preset ?? '';
}

export function changedEntries(entries: Entries, data: EditorData): Entries {
  return entries.filter(({key, value}) => {
    const setting = settingOf(data, key);
    return setting !== undefined && !isSame(setting, value, setting.preset);
  });
}

/** Returns each setting whose value differs; `was` or `is` is undefined where a list lacks it. */
export function differing(from: Entries, to: Entries) {
  const [before, after] = [from, to].map(
    (list) => new Map(list.map((one) => [one.key, one.value])),
  );
  const keys = new Set([...to, ...from].map(({key}) => key));
  return [...keys]
    .map((key) => ({key, was: before?.get(key), is: after?.get(key)}))
    .filter(({was, is}) => was !== is);
}

export function changesIn(from: Entries | undefined, to: Entries, data: EditorData) {
  return differing(from ?? defaultEntries(data), to).filter(({key, was, is}) => {
    const setting = settingOf(data, key);
    const hasBoth = was !== undefined && is !== undefined;
    return hasBoth
      ? !(setting && isSame(setting, was, is))
      : from !== undefined || was === undefined;
  });
}

/** Sets a key in the order of the version's own file. */
export function withValue(entries: Entries, data: EditorData, {key, value}: IniEntry): Entries {
  if (entries.some((entry) => entry.key === key)) {
    return entries.map((entry) => (entry.key === key ? {key, value} : entry));
  }
  const order = data.settings.map((setting) => setting.key);
  const earlier = new Set(order.slice(0, Math.max(0, order.indexOf(key))));
  const after = entries.reduce((found, entry, at) => (earlier.has(entry.key) ? at : found), -1);
  const position = order.includes(key) ? after + 1 : entries.length;
  return [...entries.slice(0, position), {key, value}, ...entries.slice(position)];
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  const textOf = ({file, imported, missing}: Draft): string =>
    JSON.stringify([writeIni(file), imported, missing]);
  return textOf(a) === textOf(b);
}

/** Returns a step; steps in a row with the same `key` are undone together. */
export function changing(to: (draft: Draft) => Draft, key?: string): Step {
  return ({past, draft, future, lastKey}) => {
    const changed = to(draft);
    if (isSameDraft(changed, draft)) {
      return {past, draft: changed, future, lastKey};
    }
    const continues = key !== undefined && key === lastKey && future.length === 0;
    return {
      past: continues ? past : [...past, draft].slice(-historyLength),
      draft: changed,
      future: [],
      lastKey: key,
    };
  };
}

function rewriting(to: (entries: Entries) => Entries, key?: string): Step {
  return changing(({missing, ...draft}) => {
    const entries = to(draft.file.entries);
    const isEmpty = ({value}: IniEntry): boolean => unquote(value) === '';
    const still =
      missing?.filter((one) => entries.some((entry) => entry.key === one && isEmpty(entry))) ?? [];
    const file = {...draft.file, entries};
    return {...draft, file, ...(still.length > 0 ? {missing: still} : {})};
  }, key);
}

export const replacing = (entries: Entries): Step => rewriting(() => entries);

export function assigning(data: EditorData, ...given: Entries): Step {
  return rewriting(
    (entries) => given.reduce((result, entry) => withValue(result, data, entry), entries),
    given.length === 1 ? given[0]?.key : undefined,
  );
}

/** Renames a setting, or removes it where no name is free. */
export function renaming(key: string, to?: string): Step {
  return rewriting((entries) => {
    const isGone = to === undefined || entries.some((entry) => entry.key === to);
    return entries.flatMap((entry) =>
      entry.key !== key ? [entry] : isGone ? [] : [{key: to, value: entry.value}],
    );
  });
}

/** Returns a step to the defaults that keeps passwords. */
export function resetting(data: EditorData): Step {
  return rewriting((entries) =>
    entries.map(({key, value}) => ({
      key,
      value: isSecret(key) ? value : (settingOf(data, key)?.preset ?? value),
    })),
  );
}

/** Prepares a file; an empty file means all defaults. */
export function openedFile(data: EditorData, file: IniFile): IniFile {
  return file.entries.length === 0 ? {...file, entries: defaultEntries(data)} : file;
}

/** Opens a file. The editor then asks for the texts `asked`, whose values are unknown. */
export function opening(data: EditorData, file: IniFile, asked: readonly string[] = []): Step {
  const missing = asked.filter((key) => settingOf(data, key)?.type === 'string');
  const entries = missing.reduce<Entries>(
    (all, key) => withValue(all, data, {key, value: '""'}),
    file.entries,
  );
  return changing(() => ({
    file: openedFile(data, {...file, entries}),
    imported: file.entries,
    ...(missing.length > 0 ? {missing} : {}),
  }));
}

export const leavingEmpty: Step = changing(({missing: _, ...draft}) => draft);

/** The reader has left a control, so what follows is a new step. */
export const settling: Step = (state) =>
  state.lastKey === undefined ? state : {...state, lastKey: undefined};

export const undoing: Step = (state) => {
  const {past, draft, future} = state;
  const previous = past.at(-1);
  return previous ? {past: past.slice(0, -1), draft: previous, future: [draft, ...future]} : state;
};

export const redoing: Step = (state) => {
  const {past, draft, future} = state;
  const [following, ...rest] = future;
  return following ? {past: [...past, draft], draft: following, future: rest} : state;
};
