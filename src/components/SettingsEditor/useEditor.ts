import {use, useCallback, useEffect, useMemo, useReducer, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  encodeDraft,
  isShared,
  reduce,
  startState,
  type EditorAction,
  type EditorData,
  type EditorState,
  type Moved,
} from '@site/src/core/editor';
import {
  isNoFile,
  newFile,
  problem,
  type IniEntry,
  type Problem,
  type ProblemData,
  type ServerView,
} from '@site/src/core/ini';
import {forgetReader, loadReader} from './reader';
import {begin, hasToRead} from './begin';
import {isWorldOption, otherFile, type OtherFile} from './otherFile';
import {store, storeMoved} from './storage';

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
  /** Why it is not the file that the server reads. */
  readonly otherFile?: OtherFile | undefined;
}

interface Editor {
  /** With the keys of later builds once a file, a link or a draft has been read. */
  readonly data: EditorData;
  /** What is said about files, links and drafts, once one has been read. */
  readonly fileWords: ProblemData | undefined;
  readonly state: EditorState;
  /** The draft that came from another version's editor. */
  readonly moved: Moved | undefined;
  readonly act: (action: EditorAction) => void;
  readonly notice: Notice | undefined;
  readonly tell: (notice: Notice | undefined) => void;
  /** What was wrong with the file that was opened last; undefined when that is not being edited. */
  readonly found: Found | undefined;
  readonly closeProblems: () => void;
  readonly openText: (text: string, extra?: Extra) => Promise<boolean>;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly prepareReader: () => void;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/** What is known of a text beside itself: what its bytes told, and the name of its file. */
interface Extra {
  readonly problems: readonly Problem[];
  readonly name: string;
}

/** A settings file has some kilobytes; reading a film would only stop the page. */
const largestFile = 10_000_000;

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

  // A draft from another version is read once: after a reload the kept one counts.
  useEffect(() => {
    if (start.moved) {
      hasActed.current = true;
      storeMoved(undefined);
      store(page.version, encodeDraft(start.moved.draft));
    }
  }, [start, page.version]);

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
    async (text: string, extra: Extra = {problems: [], name: ''}) => {
      const loaded = await withReader();
      if (!loaded) {
        return false;
      }
      const environment = await loaded.readEnvironment(text, page).catch(() => undefined);
      if (environment) {
        const {entries, image, count, ownDefaults} = environment;
        setFound(undefined);
        tell({
          word: 'fromEnvironment',
          also: ownDefaults.length > 0 ? 'fromEnvironmentOwn' : undefined,
          data: {image, count: String(count), keys: ownDefaults.join(', ')},
        });
        act({type: 'open', file: newFile(entries)});
        return true;
      }
      const {parsed, isForGame, server} = loaded.checkText(text, page);
      const noFile = parsed.problems.filter(({code}) => isNoFile(code));
      if (noFile.length > 0 || !isForGame) {
        const none = problem('no-settings', {line: 1, column: 1});
        setFound({problems: noFile.length > 0 ? noFile : [none]});
        tell(undefined);
        return false;
      }
      const problems = [...extra.problems, ...parsed.problems];
      const other = otherFile(extra.name);
      setFound({problems, imported: parsed.file.entries, server, otherFile: other});
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
      if (isWorldOption(file.name)) {
        const here = problem('world-option', {line: 1, column: 1});
        setFound({problems: [here]});
        tell(undefined);
        return false;
      }
      const decoded = loaded.decodeFile(new Uint8Array(await file.arrayBuffer()));
      const other =
        decoded.encoding === 'utf-8'
          ? []
          : [problem('encoding', {line: 1, column: 1}, {encoding: decoded.encoding})];
      return openText(decoded.text, {problems: other, name: file.name});
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
    fileWords: reader?.words,
    state,
    moved: start.moved,
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
