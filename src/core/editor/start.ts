import type {IniEntry} from '../ini';
import {convert, planConversion, type Conversion} from './convert';
import {decodeDraft, decodeShared} from './decode';
import {withOthers} from './catalogue';
import type {EditorData} from './model';
import {
  assigning,
  isSameDraft,
  replacing,
  startState,
  stateOf,
  type Draft,
  type EditorState,
} from './state';

export interface Notice {
  readonly word: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly isWarning?: boolean;
  /** These sentences follow the first one, with the same data. */
  readonly also?: readonly string[];
}

export interface EditorStart {
  readonly state: EditorState;
  readonly notice?: Notice | undefined;
  readonly others?: EditorData['others'];
}

/** Tries a link, a file from another edition, the stored draft, then the defaults. */
export function startFrom(
  page: EditorData,
  hash: string,
  stored: string | null,
  brought: string | null = null,
): EditorStart {
  const data = withOthers(page);
  const {others, version} = data;
  const fresh = startState(data);
  const inStore = decodeDraft(stored);
  const kept = inStore && isSameDraft(inStore, fresh.draft) ? undefined : inStore;
  /** The reader's own draft stays reachable by a single undo. */
  const brings = (draft: Draft, {also = [], ...notice}: Notice): EditorStart => ({
    state: stateOf(draft, kept ? [kept] : []),
    notice: {...notice, also: kept ? [...also, 'linkUndo'] : also},
    others,
  });
  const converted = (plan: Conversion, from: string, unknown: number, word: string) => {
    const left = [...plan.dropped.map(({key}) => key), ...(unknown > 0 ? [`+${unknown}`] : [])];
    const data = {from, version, dropped: left.join(', ')};
    return {word, isWarning: true, data, also: left.length > 0 ? ['leftOut'] : []};
  };
  const shared = decodeShared(hash);
  const along = shared ? undefined : decodeDraft(brought);
  if (along) {
    const {from = version, ...draft} = along;
    const word = draft.missing ? 'broughtMissing' : 'brought';
    if (from === version) {
      return brings(draft, {word});
    }
    const {entries} = draft.file;
    const plan = {...planConversion(entries, data, from), platform: undefined};
    const {also, ...notice} = converted(plan, from, 0, word);
    return brings(replacing(convert(entries, data, plan))(stateOf(draft)).draft, {
      ...notice,
      also: ['fromOther', ...also],
    });
  }
  if (!shared || shared === 'broken') {
    const notice = shared
      ? {word: 'linkBroken', isWarning: true}
      : kept && {word: kept.missing ? 'draftLoadedMissing' : 'draftLoaded'};
    return {state: stateOf(kept ?? fresh.draft), notice, others};
  }
  const {version: from, entries, unknown} = shared;
  const withEntries = (given: readonly IniEntry[]): Draft => assigning(data, ...given)(fresh).draft;
  if (from === version) {
    return brings(
      withEntries(entries),
      unknown > 0
        ? {word: 'linkUnknown', isWarning: true, data: {count: String(unknown)}}
        : {word: 'linkOpened'},
    );
  }
  const plan = planConversion(entries, data, from);
  return brings(
    withEntries(convert(entries, data, {...plan, added: []})),
    converted(plan, from, unknown, 'linkConverted'),
  );
}
