import {
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
import CloseButton from './CloseButton';
import {OpenPanel, RecipePanel} from './Panels';
import type {Say} from './parts';
import ProblemList from './Problems';
import Result from './Result';
import Starts, {type Panel} from './Starts';
import styles from './styles.module.css';
import type {Ends} from './text';
import Tools from './Tools';
import Unknown from './Unknown';
import {useEditor} from './useEditor';
import {useFilter} from './useFilter';
import {useHandOut} from './useHandOut';
import VersionPanel from './VersionPanel';
import {useDroppedFile, useUndoKeys} from './windowEvents';

/** The settings editor itself. */
export default function Editor(props: SettingsEditorProps): ReactNode {
  const {groups, words, newest, paths, dockerPath} = props;
  const say: Say = useCallback((word, fill = {}) => fillWords(words[word] ?? word, fill), [words]);
  const editor = useEditor(props.data);
  const {data, state, act, notice, tell, found, closeProblems, openText, openFile} = editor;
  const {draft} = state;
  const {entries} = draft.file;
  // The field shows a keystroke at once; all that follows from it may come a moment later.
  const later = useDeferredValue(draft);
  const laterEntries = later.file.entries;

  // What a link brought is said in sight, however small the screen.
  const noticeBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice?.isWarning || notice?.word.startsWith('link')) {
      noticeBox.current?.scrollIntoView({block: 'nearest'});
    }
  }, [notice]);

  const [panel, setPanel] = useState<Panel>();
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

  /** Brings one setting into sight, with the focus on its control. */
  const showSetting = useCallback(
    (key: string) => {
      const place = data.settings.findIndex((setting) => setting.key === key);
      const group = groups.find(([, , places]) => places.includes(place))?.[0];
      if (group === undefined) {
        return;
      }
      showAll();
      toggle(group, true);
      // After the group has been drawn.
      setTimeout(() => {
        const field = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
        field?.scrollIntoView({block: 'center'});
        field?.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
      }, 50);
    },
    [data, groups, toggle, showAll],
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
        {panel === 'recipes' && <RecipePanel data={data} say={say} act={act} tell={tell} />}
        {panel === 'version' && <VersionPanel {...{data, entries, newest, say, act, tell}} />}
      </Starts>

      <div role="status">
        {notice && (
          <p
            ref={noticeBox}
            className={styles.notice}
            data-kind={notice.isWarning ? 'warning' : undefined}
          >
            {say(notice.word, notice.data)} {notice.also && say(notice.also)}{' '}
            <CloseButton
              say={say}
              onClose={() => {
                tell(undefined);
                closed();
              }}
            />
          </p>
        )}
        {found && (
          <ProblemList
            problems={found.problems}
            server={found.server}
            say={(word, fill = {}) => fillWords(found.words[word] ?? words[word] ?? word, fill)}
            onClose={() => {
              closeProblems();
              closed();
            }}
          />
        )}
      </div>

      <Tools
        filter={filter}
        all={data.settings.length}
        canReset={changed.length > 0}
        reset={() => act({type: 'resetAll'})}
        say={say}
      />

      {unknown.length > 0 && (
        <Unknown
          data={data}
          unknown={unknown}
          entries={laterEntries}
          warningsOf={warningsOf}
          say={say}
          act={act}
        />
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
      <Bar
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
