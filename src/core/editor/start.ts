import {convert, planConversion} from './convert';
import {decodeDraft, decodeShared} from './decode';
import {withOthers} from './catalogue';
import {settingOf, type EditorData} from './model';
import {assigning, startState, stateOf, type EditorState} from './state';

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
}

/** Tries a link, the stored draft, then the defaults. */
export function startFrom(page: EditorData, hash: string, stored: string | null): EditorStart {
  const data = withOthers(page);
  const {version} = data;
  const fresh = startState(data);
  const kept = decodeDraft(stored);
  const shared = decodeShared(hash);
  if (!shared || shared === 'broken') {
    const notice = shared
      ? {word: 'linkBroken', isWarning: true}
      : kept && {word: kept.missing ? 'draftLoadedMissing' : 'draftLoaded'};
    return {state: stateOf(kept ?? fresh.draft), notice};
  }
  const {version: from, entries, unknown} = shared;
  const missing = shared.missing.filter((key) => settingOf(data, key));
  const plan = {...planConversion(entries, data, from), added: []};
  const {draft} = assigning(data, ...convert(entries, data, plan))(fresh);
  const left = [...plan.dropped.map(({key}) => key), ...(unknown > 0 ? [`+${unknown}`] : [])];
  const changed = plan.changed.map(({setting}) => setting.key);
  const notice = {
    word: from === version ? 'linkOpened' : 'linkConverted',
    isWarning: from !== version || left.length > 0,
    data: {from, version, dropped: left.join(', '), changed: changed.join(', ')},
    also: [
      ...(left.length > 0 ? ['leftOut'] : []),
      ...(changed.length > 0 ? ['newDefaults'] : []),
      ...(kept ? ['linkUndo'] : []),
    ],
  };
  // The reader's own draft stays reachable by a single undo.
  const state = stateOf(missing.length > 0 ? {...draft, missing} : draft, kept ? [kept] : []);
  return {state, notice};
}
