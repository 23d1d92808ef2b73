import {
  isSameDraft,
  isShared,
  reduce,
  startState,
  type EditorData,
  type EditorState,
  type Moved,
} from '@site/src/core/editor';
import type {Reader} from './reader';
import {stored, storedMoved} from './storage';
import type {Notice} from './useEditor';

/** Tells whether there is something to read before the editor can start. */
export function hasToRead(version: string): boolean {
  return stored(version) !== null || storedMoved() !== null || isShared(window.location.hash);
}

export interface Start {
  readonly state: EditorState;
  readonly notice: Notice | undefined;
  /** The draft that came from another version's editor. */
  readonly moved?: Moved;
}

/** What the page starts with: a link's settings, a draft from another version, the kept one, or the defaults. */
export function begin(data: EditorData, reader: Reader | undefined): Start {
  const fresh = startState(data);
  if (!reader) {
    return {state: fresh, notice: undefined};
  }
  const inStore = reader.decodeDraft(stored(data.version));
  // The defaults are no draft to speak of.
  const kept = inStore && isSameDraft(inStore, fresh.draft) ? undefined : inStore;
  const shared = reader.decodeShared(window.location.hash);
  // A link does not cost readers their own draft: it is one step back.
  const past = kept ? [kept] : [];
  const also = kept ? 'linkUndo' : undefined;
  if (shared === 'broken') {
    // A damaged link changes nothing.
    const draft = kept ?? fresh.draft;
    return {state: {past: [], draft, future: []}, notice: {word: 'linkBroken', isWarning: true}};
  }
  if (shared) {
    const isOther = shared.version !== data.version;
    const origin = data.versions.includes(shared.version) ? shared.version : reader.newer;
    const plan = isOther ? reader.planConversion(shared.entries, data, origin) : undefined;
    const fit = plan
      ? reader.convert(
          shared.entries,
          data,
          {...plan, added: []},
          {takeNewDefaults: true, keepPlatform: false},
        )
      : shared.entries;
    const {draft} = reduce(data)(fresh, {type: 'setMany', entries: fit});
    return {
      state: {past, draft, future: []},
      notice: isOther
        ? {
            word: plan?.dropped.length ? 'linkDropped' : 'linkConverted',
            isWarning: true,
            also,
            data: {
              from: shared.version,
              version: data.version,
              dropped: plan?.dropped.map(({key}) => key).join(', ') ?? '',
            },
          }
        : {word: 'linkOpened', also},
    };
  }
  const moved = reader.decodeMoved(storedMoved(), data);
  if (moved) {
    return {
      state: {past, draft: moved.draft, future: []},
      notice: {word: 'moved', also, data: {from: moved.from, version: data.version}},
      moved,
    };
  }
  return kept
    ? {
        state: {past: [], draft: kept, future: []},
        notice: {word: kept.missing ? 'draftLoadedMissing' : 'draftLoaded'},
      }
    : {state: fresh, notice: undefined};
}
