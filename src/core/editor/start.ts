import type {IniEntry} from '../ini';
import {convert, planConversion} from './convert';
import {decodeDraft, decodeShared} from './decode';
import {withOthers} from './catalogue';
import type {EditorData} from './model';
import {assigning, isSameDraft, startState, stateOf, type Draft, type EditorState} from './state';

export interface Notice {
  readonly word: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly isWarning?: boolean;
  readonly also?: string | undefined;
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
  const brings = (draft: Draft, notice: Notice): EditorStart => ({
    state: stateOf(draft, kept ? [kept] : []),
    notice: {...notice, also: kept ? 'linkUndo' : undefined},
    others,
  });
  const shared = decodeShared(hash);
  const along = shared ? undefined : decodeDraft(brought);
  if (along) {
    return brings(along, {word: along.missing ? 'broughtMissing' : 'brought'});
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
  const dropped = [
    ...plan.dropped.map(({key}) => key),
    ...(unknown > 0 ? [`+${unknown}`] : []),
  ].join(', ');
  return brings(withEntries(convert(entries, data, {...plan, added: []})), {
    word: dropped ? 'linkDropped' : 'linkConverted',
    isWarning: true,
    data: {from, version, dropped},
  });
}
