import {
  lazy,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  changedEntries,
  differingKeys,
  settingOf,
  warningsFor,
  type Warning,
} from '@site/src/core/editor';
import {fillWords} from '@site/src/core/ini';
import type {SettingsEditorProps} from './resolve';
import Bar from './Bar';
import Groups from './Groups';
import Lazily from './Lazily';
import {OpenPanel} from './Panels';
import type {Say} from './parts';
import Notices from './Notices';
import Result from './Result';
import Starts, {type Panel} from './Starts';
import styles from './styles.module.css';
import type {Ends} from './text';
import Tools from './Tools';
import {useEditor} from './useEditor';
import {useFilter} from './useFilter';
import {useHandOut} from './useHandOut';
import {useFirstHit} from './useFirstHit';
import {useShowSetting} from './useShowSetting';
import {useDroppedFile, useUndoKeys} from './windowEvents';

const RecipePanel = lazy(() => import('./RecipePanel'));
const Unknown = lazy(() => import('./Unknown'));
const VersionPanel = lazy(() => import('./VersionPanel'));
const UpgradePanel = lazy(() => import('./UpgradePanel'));

/** The settings editor itself. */
export default function Editor(props: SettingsEditorProps): ReactNode {
  const {groups, words, otherEditors, upgrade, paths, dockerPath, imagesPath} = props;
  const say: Say = useCallback((word, fill = {}) => fillWords(words[word] ?? word, fill), [words]);
  const editor = useEditor(props.data);
  const {data, state, act, notice, tell, found, closeProblems, openText, openFile} = editor;
  const {draft} = state;
  const {entries} = draft.file;
  // The field shows a keystroke at once; all that follows from it may come a moment later.
  const later = useDeferredValue(draft);
  const laterEntries = later.file.entries;

  // A draft from another version is to be fitted to this one.
  const [panel, setPanel] = useState<Panel | undefined>(editor.moved && 'version');
  const openButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([groups[0]?.[0] ?? '']));
  const [chosenEnds, setEnds] = useState<Ends>();
  const [said, setSaid] = useState('');
  const systemEnds: Ends = navigator.userAgent.includes('Windows') ? 'windows' : 'linux';
  const ends: Ends =
    chosenEnds && (chosenEnds !== 'same' || draft.imported)
      ? chosenEnds
      : draft.imported
        ? 'same'
        : systemEnds;

  const values = useMemo(() => new Map(entries.map(({key, value}) => [key, value])), [entries]);
  const changed = useMemo(() => changedEntries(laterEntries, data), [laterEntries, data]);
  const changedKeys = useMemo(() => new Set(changed.map(({key}) => key)), [changed]);
  const warnings = useMemo(
    () => warningsFor(laterEntries, data, later.missing),
    [laterEntries, data, later.missing],
  );
  const warningsOf = useMemo(() => {
    const map = new Map<string, Warning[]>();
    for (const warning of warnings) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [warnings]);
  const unknown = useMemo(
    () => laterEntries.filter(({key}) => !settingOf(data, key)),
    [laterEntries, data],
  );

  const filter = useFilter(data, changedKeys, warningsOf);
  const {shown, isFiltered, showAll} = filter;
  const bar = useRef<HTMLDivElement>(null);
  useFirstHit(filter.laterQuery, shown, bar);
  const laterKeys = useMemo(
    () => warnings.filter(({code}) => code === 'later-key').map(({key}) => key),
    [warnings],
  );

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const handOut = useHandOut(latest, ends, data, say, tell);

  const undoOrRedo = useCallback(
    (type: 'undo' | 'redo') => {
      const target = type === 'undo' ? state.past[state.past.length - 1] : state.future[0];
      if (!target) {
        return false;
      }
      const keys = differingKeys(draft.file.entries, target.file.entries);
      const [key = ''] = keys;
      const what =
        keys.length === 1
          ? (settingOf(data, key)?.name ?? key)
          : say('settingCount', {count: String(keys.length)});
      setSaid(say(`${type}.done`, {what}));
      tell(undefined);
      act({type});
      return true;
    },
    [state.past, state.future, draft, data, say, tell, act],
  );
  useUndoKeys(undoOrRedo);

  /** A panel goes away with the button that had the focus, and so does a message. */
  const closed = useCallback(() => openButton.current?.focus(), []);
  const afterOpening = useCallback(() => {
    setPanel(undefined);
    closed();
  }, [closed]);
  const isOver = useDroppedFile((file) => {
    void openFile(file).then((isRead) => (isRead ? afterOpening() : setPanel('open')));
  });

  // Whoever opens the panel or holds a file above the page is about to need the reader.
  const {prepareReader} = editor;
  const isAboutToRead = panel === 'open' || isOver;
  useEffect(() => {
    if (isAboutToRead) {
      prepareReader();
    }
  }, [isAboutToRead, prepareReader]);

  const toggle = useCallback(
    (group: string, isOpen: boolean) =>
      setOpened((current) => {
        const next = new Set(current);
        if (isOpen) {
          next.add(group);
        } else {
          next.delete(group);
        }
        return next;
      }),
    [],
  );

  const showSetting = useShowSetting(data, groups, toggle, showAll);
  const lazily = (part: ReactNode): ReactNode => (
    <Lazily loading={say('loadingPart')} failed={say('notLoaded')}>
      {part}
    </Lazily>
  );
  const resultBox = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.editor} data-over={isOver || undefined}>
      <Starts
        panel={panel}
        setPanel={setPanel}
        openButton={openButton}
        startOver={editor.startOver}
        say={say}
      >
        {panel === 'open' && (
          <OpenPanel
            say={say}
            openText={async (text) => {
              // A field does not keep the line ends of what is pasted into it.
              const isRead = await openText(text);
              if (isRead) {
                setEnds(systemEnds);
              }
              return isRead;
            }}
            openFile={openFile}
            onDone={afterOpening}
          />
        )}
        {panel === 'recipes' && lazily(<RecipePanel {...{data, say, act, tell}} />)}
        {panel === 'version' &&
          lazily(
            <VersionPanel
              {...{data, draft, entries, otherEditors, say, act, tell}}
              moved={editor.moved}
            />,
          )}
        {panel === 'upgrade' &&
          lazily(
            <UpgradePanel
              data={data}
              upgrade={upgrade}
              entries={draft.imported && entries}
              later={laterKeys}
            />,
          )}
      </Starts>

      <Notices
        notice={notice}
        found={found}
        words={words}
        fileWords={editor.fileWords}
        say={say}
        closeNotice={() => {
          tell(undefined);
          closed();
        }}
        closeProblems={() => {
          closeProblems();
          closed();
        }}
      />

      <Bar
        box={bar}
        query={filter.query}
        setQuery={filter.setQuery}
        changes={changed.length}
        warnings={warnings.filter(({severity}) => severity !== 'note').length}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        undo={() => undoOrRedo('undo')}
        redo={() => undoOrRedo('redo')}
        handOut={handOut}
        showText={() => resultBox.current?.scrollIntoView()}
        missing={draft.missing ?? noMissing}
        enter={showSetting}
        leaveEmpty={() => act({type: 'leaveEmpty'})}
        said={said}
        say={say}
      />
      <Tools
        filter={filter}
        all={data.settings.length}
        canReset={changed.length > 0}
        reset={() => act({type: 'resetAll'})}
        say={say}
      />

      {unknown.length > 0 &&
        lazily(
          <Unknown
            data={data}
            unknown={unknown}
            entries={laterEntries}
            warningsOf={warningsOf}
            say={say}
            act={act}
          />,
        )}
      <Groups
        data={data}
        groups={groups}
        values={values}
        shown={shown}
        isFiltered={isFiltered}
        opened={opened}
        toggle={toggle}
        changedKeys={changedKeys}
        warningsOf={warningsOf}
        say={say}
        act={act}
      />
      <div ref={resultBox}>
        <Result
          data={data}
          draft={later}
          latest={latest}
          ends={ends}
          setEnds={setEnds}
          handOut={handOut}
          say={say}
          paths={paths}
          {...(dockerPath ? {dockerPath} : {})}
          {...(imagesPath ? {imagesPath} : {})}
        />
      </div>
      <p className={styles.forget}>
        {say('draftHint')}{' '}
        <button type="button" className={styles.small} onClick={editor.forget}>
          {say('forget')}
        </button>
      </p>
    </div>
  );
}

const noMissing: readonly string[] = [];
