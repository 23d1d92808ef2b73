import {use, useCallback, useEffect, useMemo, useReducer, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  convert,
  encodeDraft,
  isShared,
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
  isNoFile,
  problem,
  type IniEntry,
  type Problem,
  type ProblemData,
  type ServerView,
} from '@site/src/core/ini';
import {forgetReader, loadReader, type Reader} from './reader';
import {store, stored} from './storage';

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
  /** The sentences about a file. */
  readonly words: ProblemData;
}

interface Editor {
  /** With the keys of later builds once a file, a link or a draft has been read. */
  readonly data: EditorData;
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly notice: Notice | undefined;
  readonly tell: (notice: Notice | undefined) => void;
  /** What was wrong with the file that was opened last; undefined when that is not being edited. */
  readonly found: Found | undefined;
  readonly closeProblems: () => void;
  readonly openText: (text: string, extra?: readonly Problem[]) => Promise<boolean>;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly prepareReader: () => void;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/** A settings file has some kilobytes; reading a film would only stop the page. */
const largestFile = 10_000_000;

/** Tells whether there is something to read before the editor can start. */
function hasToRead(version: string): boolean {
  return stored(version) !== null || isShared(window.location.hash);
}

interface Start {
  readonly state: EditorState;
  readonly notice: Notice | undefined;
}

/** What the page starts with: a link's settings, else the kept draft, else the defaults. */
function begin(data: EditorData, reader: Reader | undefined): Start {
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
export function useEditor(page: EditorData): Editor {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [isReaderNeeded] = useState(() => hasToRead(page.version));
  const firstReader = isReaderNeeded ? use(loadReader(currentLocale)) : undefined;
  const [reader, setReader] = useState(firstReader);
  const data = useMemo(() => reader?.withLaterKeys(page) ?? page, [page, reader]);
  const [start] = useState(() => begin(data, firstReader));
  const reducer = useMemo(() => reduce(page), [page]);
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
    if (isShared(window.location.hash)) {
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

  /** The reader, or undefined where it could not be loaded: then that has been said. */
  const withReader = useCallback(async () => {
    try {
      const loaded = await loadReader(currentLocale);
      setReader(loaded);
      return loaded;
    } catch {
      forgetReader();
      tell({word: 'notLoaded', isWarning: true});
      return undefined;
    }
  }, [currentLocale]);

  /** Loads the reader ahead of the file, for slow networks. What fails here is said with the file. */
  const prepareReader = useCallback(() => {
    loadReader(currentLocale).catch(forgetReader);
  }, [currentLocale]);

  // A link opened in the same tab changes the hash only.
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const loaded = isShared(window.location.hash) ? await withReader() : undefined;
      const shared = loaded?.decodeShared(window.location.hash);
      if (shared === 'broken') {
        tell({word: 'linkBroken', isWarning: true});
      } else if (loaded && shared) {
        const next = begin(loaded.withLaterKeys(page), loaded);
        act({type: 'restore', draft: next.state.draft});
        tell(next.notice && {...next.notice, also: 'linkUndo'});
      }
    };
    const listen = (): void => void follow();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, [act, page, withReader]);

  const openText = useCallback(
    async (text: string, extra: readonly Problem[] = []) => {
      const loaded = await withReader();
      if (!loaded) {
        return false;
      }
      const {words} = loaded;
      const {parsed, isForGame, server} = loaded.checkText(text, page);
      const noFile = parsed.problems.filter(({code}) => isNoFile(code));
      if (noFile.length > 0 || !isForGame) {
        const none = problem('no-settings', {line: 1, column: 1});
        setFound({problems: noFile.length > 0 ? noFile : [none], words});
        tell(undefined);
        return false;
      }
      const problems = [...extra, ...parsed.problems];
      setFound({problems, imported: parsed.file.entries, server, words});
      tell(undefined);
      act({type: 'open', file: parsed.file});
      return true;
    },
    [act, page, withReader],
  );

  const openFile = useCallback(
    async (file: File) => {
      if (file.size > largestFile) {
        setFound(undefined);
        tell({word: 'tooLarge', isWarning: true});
        return false;
      }
      const loaded = await withReader();
      if (!loaded) {
        return false;
      }
      const decoded = loaded.decodeFile(new Uint8Array(await file.arrayBuffer()));
      const other =
        decoded.encoding === 'utf-8'
          ? []
          : [problem('encoding', {line: 1, column: 1}, {encoding: decoded.encoding})];
      return openText(decoded.text, other);
    },
    [openText, withReader],
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
    data,
    state,
    act,
    notice,
    tell,
    found: shownFound,
    closeProblems,
    openText,
    openFile,
    prepareReader,
    startOver,
    forget,
  };
}
