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
  type EditorSetting,
  type Warning,
} from '@site/src/core/editor';
import {fillWords} from '@site/src/core/ini';
import {foldText} from '@site/src/core/text/fold';
import type {SettingsEditorProps} from './resolve';
import Bar from './Bar';
import Groups from './Groups';
import {CloseButton, OpenPanel, ProblemList, RecipePanel, VersionPanel} from './Panels';
import type {Say} from './parts';
import Result, {downloadFile, fileText, type Ends} from './Result';
import styles from './styles.module.css';
import Unknown from './Unknown';
import {useEditor} from './useEditor';
import {useDroppedFile, useUndoKeys} from './windowEvents';

type Panel = 'open' | 'recipes' | 'version';

/** Everything that the search looks through. */
const textOf = ({key, name, text, notes, values}: EditorSetting): string =>
  foldText([key, name, text, notes, values].flat(2).join(' '));

/** The settings editor itself. */
export default function Editor(props: SettingsEditorProps): ReactNode {
  const {data, groups, words, newest, paths, dockerPath} = props;
  const say: Say = useCallback((word, fill = {}) => fillWords(words[word] ?? word, fill), [words]);
  const editor = useEditor(data);
  const {state, act, notice, tell, problems, closeProblems, openText, openFile} = editor;
  const {draft} = state;
  const {entries} = draft.file;
  // The field shows a keystroke at once; all that follows from it may come a moment later.
  const later = useDeferredValue(draft);
  const laterEntries = later.file.entries;

  // What a link brought is said in sight, however small the screen.
  const noticeBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice?.word.startsWith('link')) {
      noticeBox.current?.scrollIntoView({block: 'nearest'});
    }
  }, [notice]);

  const [panel, setPanel] = useState<Panel>();
  const openButton = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const laterQuery = useDeferredValue(query);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [onlyWarnings, setOnlyWarnings] = useState(false);
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
  const warnings = useMemo(() => warningsFor(laterEntries, data), [laterEntries, data]);
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

  // A setting that a filter has shown stays while the filter is on: it must not go away under the
  // reader's hands because the value typed so far is the default.
  const isKept = onlyChanged || onlyWarnings;
  const [kept, setKept] = useState<ReadonlySet<string>>(noKeys);
  const fit = data.settings.filter(
    ({key}) =>
      isKept &&
      !kept.has(key) &&
      (!onlyChanged || changedKeys.has(key)) &&
      (!onlyWarnings || warningsOf.has(key)),
  );
  if (fit.length > 0) {
    setKept(new Set([...kept, ...fit.map(({key}) => key)]));
  }
  const wanted = useMemo(() => foldText(laterQuery).split(/\s+/).filter(Boolean), [laterQuery]);
  const texts = useMemo(
    () => data.settings.map((setting) => [setting.key, textOf(setting)] as const),
    [data],
  );
  const shown = useMemo(() => {
    const isWanted = (text: string): boolean => wanted.every((word) => text.includes(word));
    return new Set(
      texts
        .filter(([key, text]) => (!isKept || kept.has(key)) && isWanted(text))
        .map(([key]) => key),
    );
  }, [texts, isKept, kept, wanted]);
  const isFiltered = wanted.length > 0 || isKept;

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const download = useCallback(() => {
    downloadFile(fileText(latest.current, ends));
    setSaid(say('downloaded'));
  }, [ends, say]);

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

  return (
    <div className={styles.editor} data-over={isOver || undefined}>
      <div className={styles.starts} role="group" aria-label={say('start')}>
        {(['open', 'recipes', 'version'] as const).map((one) => (
          <button
            key={one}
            ref={one === 'open' ? openButton : undefined}
            type="button"
            className={styles.start}
            aria-expanded={panel === one}
            onClick={() => setPanel(panel === one ? undefined : one)}
          >
            {say(one)}
          </button>
        ))}
        <button type="button" className={styles.start} onClick={editor.startOver}>
          {say('startOver')}
        </button>
      </div>
      {panel && (
        <div className={styles.panel}>
          {panel === 'open' && (
            <OpenPanel
              say={say}
              openText={(text) => {
                // A field does not keep the line ends of what is pasted into it.
                const isRead = openText(text);
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
          {panel === 'version' && (
            <VersionPanel
              data={data}
              entries={entries}
              newest={newest}
              say={say}
              act={act}
              tell={tell}
            />
          )}
        </div>
      )}

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
        {problems && (
          <ProblemList
            problems={problems}
            say={say}
            onClose={() => {
              closeProblems();
              closed();
            }}
          />
        )}
      </div>

      <div className={styles.tools}>
        <label className={styles.search}>
          <span>{say('search')}</span>
          <input
            type="search"
            className={styles.text}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
        </label>
        {(
          [
            ['onlyChanged', onlyChanged, setOnlyChanged],
            ['onlyWarnings', onlyWarnings, setOnlyWarnings],
          ] as const
        ).map(([word, isChosen, choose]) => (
          <label key={word} className={styles.check}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({target}) => {
                choose(target.checked);
                setKept(noKeys);
              }}
            />
            {say(word)}
          </label>
        ))}
        <p className={styles.count} role="status">
          {isFiltered &&
            (shown.size === 0
              ? say('none')
              : say('shown', {count: String(shown.size), all: String(data.settings.length)}))}
        </p>
        <button
          type="button"
          className={styles.small}
          aria-disabled={changed.length === 0}
          onClick={() => changed.length > 0 && act({type: 'resetAll'})}
        >
          {say('resetAll')}
        </button>
      </div>

      {unknown.length > 0 && (
        <Unknown
          data={data}
          unknown={unknown}
          values={values}
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
        warnings={warnings.length}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        undo={() => undoOrRedo('undo')}
        redo={() => undoOrRedo('redo')}
        download={download}
        said={said}
        say={say}
      />
      <Result
        data={data}
        draft={later}
        latest={latest}
        ends={ends}
        setEnds={setEnds}
        download={download}
        say={say}
        paths={paths}
        {...(dockerPath ? {dockerPath} : {})}
      />
      <p className={styles.forget}>
        {say('draftHint')}{' '}
        <button type="button" className={styles.small} onClick={editor.forget}>
          {say('forget')}
        </button>
      </p>
    </div>
  );
}

const noKeys: ReadonlySet<string> = new Set();
