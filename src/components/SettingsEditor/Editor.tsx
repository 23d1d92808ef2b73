import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  changedEntries,
  settingOf,
  warningsFor,
  type EditorSetting,
  type Warning,
} from '@site/src/lib/editor';
import {fillWords} from '@site/src/lib/ini';
import type {SettingsEditorProps} from './facts';
import Field from './Field';
import {OpenPanel, ProblemList, RecipePanel, VersionPanel} from './Panels';
import {WarningList, type Say} from './parts';
import Result, {downloadFile, fileText, type Ends} from './Result';
import styles from './styles.module.css';
import {useEditor} from './useEditor';

type Panel = 'open' | 'recipes' | 'version';

/** Letters in one form, so that a search finds full-width and half-width, upper and lower case. */
const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

function matchesAll(setting: EditorSetting, wanted: readonly string[]): boolean {
  const {key, name, text, notes, values} = setting;
  const said = normalise([key, name, text, notes, values].flat(2).join(' '));
  return wanted.every((word) => said.includes(word));
}

/** The settings editor itself. */
export default function Editor(props: SettingsEditorProps): ReactNode {
  const {data, groups, words, newest, paths, dockerPath} = props;
  const say: Say = useCallback((word, fill = {}) => fillWords(words[word] ?? word, fill), [words]);
  const {state, act, notice, tell, problems, openText, openFile, forget} = useEditor(data);
  const {draft} = state;
  const {entries} = draft.file;

  const [panel, setPanel] = useState<Panel>();
  const openButton = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([groups[0]?.[0] ?? '']));
  const [chosenEnds, setEnds] = useState<Ends>();
  const [said, setSaid] = useState('');
  const isWindows = typeof navigator !== 'undefined' && navigator.userAgent.includes('Windows');
  const ends: Ends =
    chosenEnds && (chosenEnds !== 'same' || draft.imported)
      ? chosenEnds
      : draft.imported
        ? 'same'
        : isWindows
          ? 'windows'
          : 'linux';

  const values = useMemo(() => new Map(entries.map(({key, value}) => [key, value])), [entries]);
  const changed = useMemo(() => changedEntries(entries, data), [entries, data]);
  const warnings = useMemo(() => warningsFor(entries, data), [entries, data]);
  const warningsOf = useMemo(() => {
    const map = new Map<string, Warning[]>();
    for (const warning of warnings) {
      map.set(warning.key, [...(map.get(warning.key) ?? []), warning]);
    }
    return map;
  }, [warnings]);
  const changedKeys = useMemo(() => new Set(changed.map(({key}) => key)), [changed]);
  const unknown = entries.filter(({key}) => !settingOf(data, key));

  const wanted = normalise(query).split(/\s+/).filter(Boolean);
  const isFiltered = wanted.length > 0 || onlyChanged;
  const shown = data.settings.filter(
    (setting) =>
      (!onlyChanged || changedKeys.has(setting.key)) &&
      (wanted.length === 0 || matchesAll(setting, wanted)),
  );

  const download = () => {
    downloadFile(fileText(draft, ends));
    setSaid(say('downloaded'));
  };
  const toggle = (group: string, isOpen: boolean) =>
    setOpened((current) => {
      const next = new Set(current);
      if (isOpen) {
        next.add(group);
      } else {
        next.delete(group);
      }
      return next;
    });

  return (
    <div className={styles.editor}>
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
      </div>
      {panel && (
        <div className={styles.panel}>
          {panel === 'open' && (
            <OpenPanel
              say={say}
              openText={openText}
              openFile={openFile}
              onDone={() => {
                // The panel goes away with the button that had the focus.
                setPanel(undefined);
                openButton.current?.focus();
              }}
            />
          )}
          {panel === 'recipes' && <RecipePanel data={data} say={say} act={act} />}
          {panel === 'version' && (
            <VersionPanel data={data} entries={entries} newest={newest} say={say} act={act} />
          )}
        </div>
      )}

      <div role="status">
        {notice && (
          <p className={styles.notice} data-kind={notice.isWarning ? 'warning' : undefined}>
            {say(notice.word, notice.data)}{' '}
            <button
              type="button"
              className={styles.small}
              aria-label="×"
              onClick={() => tell(undefined)}
            >
              ×
            </button>
          </p>
        )}
        {problems && <ProblemList problems={problems} say={say} />}
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
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({target}) => setOnlyChanged(target.checked)}
          />
          {say('onlyChanged')}
        </label>
        <p className={styles.count} role="status">
          {isFiltered &&
            (shown.length === 0
              ? say('none')
              : say('shown', {count: String(shown.length), all: String(data.settings.length)}))}
        </p>
      </div>

      {unknown.length > 0 && (
        <fieldset className={clsx(styles.group, styles.unknown)}>
          <legend>{say('unknown')}</legend>
          <p>{say('unknownHint', {version: data.version})}</p>
          <ul>
            {unknown.slice(0, 50).map(({key, value}) => {
              const found = warningsOf.get(key) ?? [];
              const other = found.find(({code}) => code === 'key-case' || code === 'similar-key')
                ?.data.other;
              return (
                <li key={key}>
                  <code translate="no">{`${key}=${value.slice(0, 80)}`}</code>{' '}
                  {other && !values.has(other) && (
                    <button
                      type="button"
                      className={styles.small}
                      onClick={() => act({type: 'rename', key, to: other})}
                    >
                      {say('rename', {other})}
                    </button>
                  )}{' '}
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={`${say('remove')}: ${key}`}
                    onClick={() => act({type: 'remove', key})}
                  >
                    {say('remove')}
                  </button>
                  <WarningList warnings={found} say={say} />
                </li>
              );
            })}
          </ul>
          {unknown.length > 50 && <p>{say('more', {count: String(unknown.length - 50)})}</p>}
        </fieldset>
      )}

      {groups.map(([group, name]) => {
        const inGroup = shown.filter((setting) => setting.group === group);
        if (inGroup.length === 0) {
          return null;
        }
        const isOpen = isFiltered || opened.has(group);
        const changes = inGroup.filter(({key}) => changedKeys.has(key)).length;
        const notes = inGroup.reduce((sum, {key}) => sum + (warningsOf.get(key)?.length ?? 0), 0);
        return (
          <details
            key={group}
            className={styles.group}
            open={isOpen}
            onToggle={({currentTarget}) => {
              if (!isFiltered && currentTarget.open !== isOpen) {
                toggle(group, currentTarget.open);
              }
            }}
          >
            <summary>
              <span className={styles.groupName}>{name}</span>
              <span className={styles.badges}>
                {changes > 0 && (
                  <span className={styles.badge}>
                    {say('changedCount', {count: String(changes)})}
                  </span>
                )}
                {notes > 0 && (
                  <span className={clsx(styles.badge, styles.badgeWarning)}>
                    {say('warningCount', {count: String(notes)})}
                  </span>
                )}
                <span className={styles.total}>{inGroup.length}</span>
              </span>
            </summary>
            {isOpen && (
              <fieldset className={styles.fields}>
                <legend className={styles.hidden}>{name}</legend>
                {inGroup.map((setting) => (
                  <Field
                    key={setting.key}
                    setting={setting}
                    value={values.get(setting.key) ?? setting.preset}
                    isMissing={!values.has(setting.key)}
                    warnings={warningsOf.get(setting.key) ?? noWarnings}
                    say={say}
                    act={act}
                  />
                ))}
              </fieldset>
            )}
          </details>
        );
      })}

      <div className={styles.bar} role="group" aria-label={say('actions')}>
        <p className={styles.summary} role="status">
          {say('changedCount', {count: String(changed.length)})}
          {warnings.length > 0 && (
            <span className={styles.barWarnings}>
              {say('warningCount', {count: String(warnings.length)})}
            </span>
          )}
        </p>
        <button
          type="button"
          className={styles.button}
          disabled={state.past.length === 0}
          onClick={() => act({type: 'undo'})}
        >
          {say('undo')}
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={state.future.length === 0}
          onClick={() => act({type: 'redo'})}
        >
          {say('redo')}
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={changed.length === 0}
          onClick={() => act({type: 'resetAll'})}
        >
          {say('resetAll')}
        </button>
        <button type="button" className={styles.primary} onClick={download}>
          {say('downloadShort')}
        </button>
        <span role="status" className={styles.hidden}>
          {said}
        </span>
      </div>

      <Result
        data={data}
        draft={draft}
        ends={ends}
        setEnds={setEnds}
        download={download}
        say={say}
        paths={paths}
        {...(dockerPath ? {dockerPath} : {})}
      />
      <p className={styles.forget}>
        {say('draftHint')}{' '}
        <button type="button" className={styles.small} onClick={forget}>
          {say('forget')}
        </button>
      </p>
    </div>
  );
}

const noWarnings: readonly Warning[] = [];
