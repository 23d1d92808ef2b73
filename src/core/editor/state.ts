import type {IniEntry, IniFile} from '../ini';
import {isSecret, newFile, unquote, writeIni} from '../ini';
import {defaultEntries, settingOf, type EditorData} from './model';
import {isSame} from './values';

/** The settings of a file, in its order. */
type Entries = readonly IniEntry[];

/** What is being edited: the file, and the one it came from. */
export interface Draft {
  readonly file: IniFile;
  /** The file as the reader brought it, to compare with. */
  readonly imported?: Entries;
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

/** What becomes of the editor. Pure: the same state gives the same state. */
export type Step = (state: EditorState) => EditorState;

const historyLength = 200;

/** An editor that starts with a draft. */
export function stateOf(draft: Draft, past: readonly Draft[] = []): EditorState {
  return {past, draft, future: []};
}

/** The editor with every setting at its default. */
export function startState(data: EditorData): EditorState {
  return stateOf({file: newFile(defaultEntries(data))});
}

/** The value a list gives a setting, else the default of the version. */
export function valueIn(entries: Entries, data: EditorData, key: string): string {
  return entries.find((entry) => entry.key === key)?.value ?? settingOf(data, key)?.preset ?? '';
}

/** The entries whose values differ from the defaults. What the version does not know has no default. */
export function changedEntries(entries: Entries, data: EditorData): Entries {
  return entries.filter(({key, value}) => {
    const setting = settingOf(data, key);
    return setting !== undefined && !isSame(setting, value, setting.preset);
  });
}

/**
 * The settings whose values differ between two lists, those of the second first. `was` and `is` are their
 * raw values in the first and the second one, undefined where a list lacks the setting.
 */
export function differing(from: Entries, to: Entries) {
  const [before, after] = [from, to].map(
    (list) => new Map(list.map((one) => [one.key, one.value])),
  );
  const keys = new Set([...to, ...from].map(({key}) => key));
  return [...keys]
    .map((key) => ({key, was: before?.get(key), is: after?.get(key)}))
    .filter(({was, is}) => was !== is);
}

/**
 * The settings that a person sees as changed between two lists: not those that mean the same, nor against
 * the defaults (`from` unset) those that aren't set. What isn't set has the default.
 */
export function changesIn(from: Entries | undefined, to: Entries, data: EditorData) {
  return differing(from ?? defaultEntries(data), to).filter(({key, was, is}) => {
    const setting = settingOf(data, key);
    const hasBoth = was !== undefined && is !== undefined;
    return hasBoth
      ? !(setting && isSame(setting, was, is))
      : from !== undefined || was === undefined;
  });
}

/** Sets one key; a key the file lacks goes where the version's own file has it. */
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

/** Tells whether two drafts hold the same. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  const textOf = ({file, imported, missing}: Draft): string =>
    JSON.stringify([writeIni(file), imported, missing]);
  return textOf(a) === textOf(b);
}

/** A step that makes another draft. Steps in a row with the same `key` are undone as one. */
export function changing(to: (draft: Draft) => Draft, key?: string): Step {
  return ({past, draft, future, lastKey}) => {
    const changed = to(draft);
    if (isSameDraft(changed, draft)) {
      // Nothing to undo. What was found in a file belongs to the settings it was opened with.
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

/** Makes other settings of those of the file. A password that has a value again is no longer asked for. */
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

/** Gives the file these settings in place of its own. */
export const replacing = (entries: Entries): Step => rewriting(() => entries);

/** Sets some keys. */
export function assigning(data: EditorData, ...given: Entries): Step {
  return rewriting(
    (entries) => given.reduce((result, entry) => withValue(result, data, entry), entries),
    given.length === 1 ? given[0]?.key : undefined,
  );
}

/** Gives a setting its right name; without one, or where that is taken, the setting goes. */
export function renaming(key: string, to?: string): Step {
  return rewriting((entries) => {
    const isGone = to === undefined || entries.some((entry) => entry.key === to);
    return entries.flatMap((entry) =>
      entry.key !== key ? [entry] : isGone ? [] : [{key: to, value: entry.value}],
    );
  });
}

/** Sets everything to its default but the passwords: who resets rates does not mean those. */
export function resetting(data: EditorData): Step {
  return rewriting((entries) =>
    entries.map(({key, value}) => ({
      key,
      value: isSecret(key) ? value : (settingOf(data, key)?.preset ?? value),
    })),
  );
}

/** A file as the editor opens it. An empty one means all defaults: they are shown. */
export function openedFile(data: EditorData, file: IniFile): IniFile {
  return file.entries.length === 0 ? {...file, entries: defaultEntries(data)} : file;
}

/** Opens a file that the reader brings; `asked` are keys whose values it doesn't tell. */
export function opening(data: EditorData, file: IniFile, asked: readonly string[] = []): Step {
  // What a list names and can't tell is asked for, and no empty password until then.
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

/** The reader wants the passwords empty that were not kept. */
export const leavingEmpty: Step = changing(({missing: _, ...draft}) => draft);

/** The reader leaves a control: what comes next is a step of its own. */
export const settling: Step = (state) =>
  state.lastKey === undefined ? state : {...state, lastKey: undefined};

/** Goes back to the draft before the newest step. */
export const undoing: Step = (state) => {
  const {past, draft, future} = state;
  const previous = past.at(-1);
  return previous ? {past: past.slice(0, -1), draft: previous, future: [draft, ...future]} : state;
};

/** Takes the step again that was undone last. */
export const redoing: Step = (state) => {
  const {past, draft, future} = state;
  const [following, ...rest] = future;
  return following ? {past: [...past, draft], draft: following, future: rest} : state;
};
