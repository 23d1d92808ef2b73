import {useCallback, useEffect, useMemo, useReducer, useRef, useState} from 'react';
import {
  convert,
  checkText,
  decodeDraft,
  decodeShared,
  encodeDraft,
  isSameDraft,
  newer,
  planConversion,
  reduce,
  startState,
  type EditorAction,
  type EditorData,
  type EditorState,
} from '@site/src/core/editor';
import {
  decodeFile,
  isNoFile,
  problem,
  type IniEntry,
  type Problem,
  type ServerView,
} from '@site/src/core/ini';

/** What the editor tells the reader: a key of the words, and what to fill in. */
export interface Notice {
  readonly word: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly isWarning?: boolean;
  /** A further sentence, by its key. */
  readonly also?: string | undefined;
}

/** What was wrong with a text, and which draft came of it: none when it was turned down. */
export interface Found {
  readonly problems: readonly Problem[];
  readonly imported?: readonly IniEntry[] | undefined;
  /** What the server has used of it so far. */
  readonly server?: ServerView;
}

interface Editor {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly notice: Notice | undefined;
  readonly tell: (notice: Notice | undefined) => void;
  /** What was wrong with the file that was opened last; undefined when that is not being edited. */
  readonly found: Found | undefined;
  readonly closeProblems: () => void;
  readonly openText: (text: string, extra?: readonly Problem[]) => boolean;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/** A settings file has some kilobytes; reading a film would only stop the page. */
const largestFile = 10_000_000;

const storageKey = (version: string): string => `settings-editor-draft-${version}`;

/** Storage may be blocked; then nothing is kept. */
function stored(version: string): string | null {
  try {
    return localStorage.getItem(storageKey(version));
  } catch {
    return null;
  }
}

function store(version: string, text: string | undefined): void {
  try {
    if (text === undefined) {
      localStorage.removeItem(storageKey(version));
    } else {
      localStorage.setItem(storageKey(version), text);
    }
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

interface Start {
  readonly state: EditorState;
  readonly notice: Notice | undefined;
}

/** What the page starts with: a link's settings, else the kept draft, else the defaults. */
function begin(data: EditorData): Start {
  const fresh = startState(data);
  const inStore = decodeDraft(stored(data.version));
  // The defaults are no draft to speak of.
  const kept = inStore && isSameDraft(inStore, fresh.draft) ? undefined : inStore;
  const shared = decodeShared(window.location.hash);
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
    const origin = data.versions.includes(shared.version) ? shared.version : newer;
    const plan = isOther ? planConversion(shared.entries, data, origin) : undefined;
    const fit = plan
      ? convert(
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
  return kept
    ? {
        state: {past: [], draft: kept, future: []},
        notice: {word: kept.missing ? 'draftLoadedMissing' : 'draftLoaded'},
      }
    : {state: fresh, notice: undefined};
}

/** The editor's state, what it keeps in the browser, and what it says. */
export function useEditor(data: EditorData): Editor {
  const start = useMemo(() => begin(data), [data]);
  const reducer = useMemo(() => reduce(data), [data]);
  const [state, dispatch] = useReducer(reducer, start.state);
  const [notice, tell] = useState<Notice | undefined>(start.notice);
  const [found, setFound] = useState<Found>();
  const hasActed = useRef(false);

  const act = useCallback((action: EditorAction) => {
    if (action.type === 'settle') {
      dispatch(action);
      return;
    }
    hasActed.current = true;
    if (decodeShared(window.location.hash)) {
      // From now on the draft counts: a reload must not bring the link's settings back.
      const {pathname, search} = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    dispatch(action);
  }, []);

  useEffect(() => {
    if (!hasActed.current) {
      return undefined;
    }
    const timer = setTimeout(() => store(data.version, encodeDraft(state.draft)), 250);
    const now = (): void => store(data.version, encodeDraft(state.draft));
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', now);
    };
  }, [data.version, state.draft]);

  // A link opened in the same tab changes the hash only.
  useEffect(() => {
    const follow = (): void => {
      const shared = decodeShared(window.location.hash);
      if (shared === 'broken') {
        tell({word: 'linkBroken', isWarning: true});
      } else if (shared) {
        const next = begin(data);
        act({type: 'restore', draft: next.state.draft});
        tell(next.notice && {...next.notice, also: 'linkUndo'});
      }
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [act, data]);

  const openText = useCallback(
    (text: string, extra: readonly Problem[] = []) => {
      const {parsed, isForGame, server} = checkText(text, data);
      const noFile = parsed.problems.filter(({code}) => isNoFile(code));
      if (noFile.length > 0 || !isForGame) {
        const none = problem('no-settings', {line: 1, column: 1});
        setFound({problems: noFile.length > 0 ? noFile : [none]});
        tell(undefined);
        return false;
      }
      setFound({problems: [...extra, ...parsed.problems], imported: parsed.file.entries, server});
      tell(undefined);
      act({type: 'open', file: parsed.file});
      return true;
    },
    [act, data],
  );

  const openFile = useCallback(
    async (file: File) => {
      if (file.size > largestFile) {
        setFound(undefined);
        tell({word: 'tooLarge', isWarning: true});
        return false;
      }
      const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()));
      const other =
        decoded.encoding === 'utf-8'
          ? []
          : [problem('encoding', {line: 1, column: 1}, {encoding: decoded.encoding})];
      return openText(decoded.text, other);
    },
    [openText],
  );

  const startOver = useCallback(() => {
    act({type: 'restore', draft: startState(data).draft});
    setFound(undefined);
    tell({word: 'startedOver', data: {version: data.version}});
  }, [act, data]);

  const forget = useCallback(() => {
    startOver();
    hasActed.current = false;
    store(data.version, undefined);
    tell({word: 'forgotten'});
  }, [startOver, data]);

  const closeProblems = useCallback(() => setFound(undefined), []);
  // Undo may lead back to before the file was opened; then its problems are no longer of interest.
  const isOfDraft = !found?.imported || found.imported === state.draft.imported;
  const shownFound = isOfDraft ? found : undefined;
  return {
    state,
    act,
    notice,
    tell,
    found: shownFound,
    closeProblems,
    openText,
    openFile,
    startOver,
    forget,
  };
}
