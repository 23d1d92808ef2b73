import {convert, newer, planConversion} from './convert';
import {decodeDraft, decodeShared} from './decode';
import {withLaterKeys} from './laterKeys';
import type {EditorData} from './model';
import {isSameDraft, reduce, startState, type EditorState} from './state';

/** What the editor tells the reader: a key of the words, and what to fill in. */
export interface Notice {
  readonly word: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly isWarning?: boolean;
  /** A further sentence, by its key. */
  readonly also?: string | undefined;
}

/** What an editor starts with. */
export interface EditorStart {
  readonly state: EditorState;
  readonly notice?: Notice | undefined;
  readonly later?: EditorData['later'];
}

/**
 * What the page starts with: the settings of a link, a file from the editor of another edition, the
 * draft that the browser kept, or the defaults.
 */
export function startFrom(
  page: EditorData,
  hash: string,
  stored: string | null,
  brought: string | null = null,
): EditorStart {
  const data = withLaterKeys(page);
  const {later} = data;
  const fresh = startState(data);
  const inStore = decodeDraft(stored);
  // The defaults are no draft to speak of.
  const kept = inStore && isSameDraft(inStore, fresh.draft) ? undefined : inStore;
  const also = kept ? 'linkUndo' : undefined;
  const shared = decodeShared(hash);
  const along = shared ? undefined : decodeDraft(brought);
  if (along) {
    const word = along.missing ? 'broughtMissing' : 'brought';
    return {
      state: {past: kept ? [kept] : [], draft: along, future: []},
      notice: {word, also},
      later,
    };
  }
  if (!shared || shared === 'broken') {
    // A damaged link changes nothing.
    const notice = shared
      ? {word: 'linkBroken', isWarning: true}
      : kept && {word: kept.missing ? 'draftLoadedMissing' : 'draftLoaded'};
    return {state: {past: [], draft: kept ?? fresh.draft, future: []}, notice, later};
  }
  const {version} = data;
  const isOther = shared.version !== version;
  const origin = data.versions.includes(shared.version) ? shared.version : newer;
  const plan = planConversion(shared.entries, data, origin);
  const choice = {takeNewDefaults: true, keepPlatform: false};
  const entries = isOther
    ? convert(shared.entries, data, {...plan, added: []}, choice)
    : shared.entries;
  const dropped = plan.dropped.map(({key}) => key).join(', ');
  return {
    state: {
      // A link does not cost readers their own draft: it is one step back.
      past: kept ? [kept] : [],
      draft: reduce(data)(fresh, {type: 'setMany', entries}).draft,
      future: [],
    },
    notice: isOther
      ? {
          word: dropped ? 'linkDropped' : 'linkConverted',
          isWarning: true,
          also,
          data: {from: shared.version, version, dropped},
        }
      : {word: 'linkOpened', also},
    later,
  };
}
