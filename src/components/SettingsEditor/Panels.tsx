import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  changedEntries,
  convert,
  encodeShared,
  guessOrigin,
  newer,
  planConversion,
  recipes,
  settingOf,
  type EditorAction,
  type EditorData,
  type RecipeId,
} from '@site/src/core/editor';
import {isNoFile, type IniEntry, type Problem} from '@site/src/core/ini';
import {longestList, shown, type Say} from './parts';
import styles from './styles.module.css';
import type {Notice} from './useEditor';

interface OpenPanelProps {
  readonly say: Say;
  readonly openText: (text: string) => boolean;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Bringing one's own file: by choosing or pasting it. A file may be dropped anywhere on the page. */
export function OpenPanel({say, openText, openFile, onDone}: OpenPanelProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const take = (file: File | undefined): void => {
    if (file) {
      void openFile(file).then((isRead) => isRead && onDone());
    }
  };
  return (
    <div>
      <p>{say('openHint')}</p>
      <label className={styles.fileButton}>
        <input
          type="file"
          accept=".ini,.txt,text/plain"
          onChange={({target}) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {say('choose')}
      </label>
      <label className={styles.block} htmlFor={id}>
        {say('paste')}
      </label>
      <textarea
        id={id}
        className={styles.paste}
        rows={4}
        spellCheck={false}
        value={text}
        placeholder="[/Script/Pal.PalGameWorldSettings]"
        onChange={({target}) => setText(target.value)}
      />
      <button
        type="button"
        className={styles.button}
        disabled={text.trim() === ''}
        onClick={() => {
          if (openText(text)) {
            setText('');
            onDone();
          }
        }}
      >
        {say('read')}
      </button>
    </div>
  );
}

interface RecipePanelProps {
  readonly data: EditorData;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
  readonly tell: (notice: Notice) => void;
}

/** Suggestions to start from, each with what it sets. */
export function RecipePanel({data, say, act, tell}: RecipePanelProps): ReactNode {
  return (
    <div>
      <p>{say('recipesHint')}</p>
      <ul className={styles.recipes}>
        {(Object.keys(recipes) as RecipeId[]).map((recipe) => {
          const entries = recipes[recipe].filter(({key}) => settingOf(data, key));
          return (
            <li key={recipe}>
              <strong>{say(`recipe.${recipe}`)}</strong>
              <ul className={styles.plan}>
                {entries.map(({key, value}) => (
                  <li key={key}>
                    {settingOf(data, key)?.name} <code translate="no">{`${key}=${value}`}</code>
                  </li>
                ))}
              </ul>
              {recipe === 'pvp' && <p>{say('recipePvpNote')}</p>}
              <button
                type="button"
                className={styles.button}
                aria-label={say('apply') + say('colon') + say(`recipe.${recipe}`)}
                onClick={() => {
                  act({type: 'setMany', entries});
                  tell({word: 'applied', data: {name: say(`recipe.${recipe}`)}});
                }}
              >
                {say('apply')}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A list that scrolls when it is long, also by keyboard. */
function PlanList({
  kind,
  label,
  children,
}: {
  readonly kind: 'dropped' | 'changed' | 'added';
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // A box that scrolls must take the focus, or readers without a mouse cannot scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
    <div className={styles.planBox} role="region" aria-label={label} tabIndex={0}>
      <ul className={styles.plan} data-kind={kind}>
        {children}
      </ul>
    </div>
  );
}

interface VersionPanelProps extends RecipePanelProps {
  readonly entries: readonly IniEntry[];
  readonly newest: string | undefined;
}

/** Moving a file of another version to this one: first what would change, then the change. */
export function VersionPanel({
  data,
  entries,
  newest,
  say,
  act,
  tell,
}: VersionPanelProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const origin = chosen ?? guessOrigin(entries, data);
  const plan = planConversion(entries, data, origin);
  const isNothing = plan.dropped.length + plan.added.length + plan.changed.length === 0;
  const {version} = data;
  const changed = changedEntries(entries, data);
  return (
    <div>
      <p>{say('versionHint', {version})}</p>
      <p>
        <label htmlFor={id}>{say('origin')}</label>{' '}
        <select
          id={id}
          className={styles.select}
          value={origin}
          onChange={({target}) => setChosen(target.value)}
        >
          {data.versions.map((known) => (
            <option key={known}>{known}</option>
          ))}
          <option value={newer}>{say('newer')}</option>
        </select>
      </p>
      <div aria-live="polite">
        {isNothing && <p>{say('nothingToConvert', {version})}</p>}
        {plan.dropped.length > 0 && (
          <>
            <p className={styles.planTitle}>{say('dropped')}</p>
            <PlanList kind="dropped" label={say('dropped')}>
              {plan.dropped.slice(0, longestList).map(({key, value}) => (
                <li key={key}>
                  <code translate="no">{`${key}=${shown(key, value)}`}</code>
                </li>
              ))}
              {plan.dropped.length > longestList && (
                <li>{say('more', {count: String(plan.dropped.length - longestList)})}</li>
              )}
            </PlanList>
          </>
        )}
        {plan.platform && (
          <div className={styles.notice}>
            <p>{say('platformHint')}</p>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={keepPlatform}
                onChange={({target}) => setKeep(target.checked)}
              />
              {say('keepPlatform', {platform: plan.platform})}
            </label>
          </div>
        )}
        {plan.changed.length > 0 && (
          <>
            <p className={styles.planTitle}>{say('changedDefaults')}</p>
            <PlanList kind="changed" label={say('changedDefaults')}>
              {plan.changed.map(({setting, from, to}) => (
                <li key={setting.key}>
                  <code translate="no">{`${setting.key}: ${from} → ${to}`}</code>
                </li>
              ))}
            </PlanList>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={takeNewDefaults}
                onChange={({target}) => setTake(target.checked)}
              />
              {say('takeDefaults')}
            </label>
          </>
        )}
        {plan.added.length > 0 && (
          <>
            <p className={styles.planTitle}>{say('added')}</p>
            <PlanList kind="added" label={say('added')}>
              {plan.added.map(({key, preset}) => (
                <li key={key}>
                  <code translate="no">{`${key}=${preset}`}</code>
                </li>
              ))}
            </PlanList>
          </>
        )}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isNothing}
        onClick={() => {
          if (!isNothing) {
            act({
              type: 'replace',
              entries: convert(entries, data, plan, {takeNewDefaults, keepPlatform}),
            });
            tell({word: 'converted', data: {version}});
            setChosen(version);
          }
        }}
      >
        {say('convert', {version})}
      </button>
      {newest && (
        <p>
          {say('otherWay')}{' '}
          <a href={newest + encodeShared({version, entries: changed})}>{say('otherPage')}</a>
        </p>
      )}
    </div>
  );
}

/** Puts a message away. */
export function CloseButton({
  say,
  onClose,
}: {
  readonly say: Say;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.small, styles.close)}
      aria-label={say('close')}
      onClick={onClose}
    >
      ×
    </button>
  );
}

/** So many problems of one kind are shown; the others are counted. */
const shownPerKind = 10;

/** The problems to show, and with the last one of a kind how many more of it there are. */
function shownProblems(
  problems: readonly Problem[],
): readonly (readonly [problem: Problem, more: number])[] {
  const ofKind = new Map<string, number>();
  const further = new Map<string, number>();
  for (const {code, further: uncounted = 0} of problems) {
    ofKind.set(code, (ofKind.get(code) ?? 0) + 1);
    further.set(code, (further.get(code) ?? 0) + uncounted);
  }
  const seen = new Map<string, number>();
  return problems.flatMap((one) => {
    const at = (seen.get(one.code) ?? 0) + 1;
    seen.set(one.code, at);
    const all = ofKind.get(one.code) ?? 0;
    if (at > shownPerKind) {
      return [];
    }
    const isLast = at === Math.min(all, shownPerKind);
    return [[one, isLast ? all - at + (further.get(one.code) ?? 0) : 0] as const];
  });
}

/** These are about the file, not about a place in it. */
const ofWholeFile = (code: Problem['code']): boolean =>
  isNoFile(code) || code === 'encoding' || code === 'empty';

/** What was wrong with the file that was opened, where, and what was done about it. */
export function ProblemList({
  problems,
  say,
  onClose,
}: {
  readonly problems: readonly Problem[];
  readonly say: Say;
  readonly onClose: () => void;
}): ReactNode {
  const close = <CloseButton say={say} onClose={onClose} />;
  if (problems.length === 0) {
    return (
      <p className={styles.notice}>
        {say('mendedFine')} {close}
      </p>
    );
  }
  return (
    <div className={styles.notice} data-kind="warning">
      {close}
      {/* A text that was turned down was not mended. */}
      {problems.some(({code}) => isNoFile(code)) || (
        <p className={styles.planTitle}>{say('mended')}</p>
      )}
      <ul className={styles.problems}>
        {shownProblems(problems).map(([one, more]) => (
          <li key={`${one.code}-${one.line}-${one.column}`} data-severity={one.severity}>
            {ofWholeFile(one.code) || (
              <span className={styles.place}>
                {say('place', {line: String(one.line), column: String(one.column)})}{' '}
              </span>
            )}
            {say(`problem.${one.code}`, one.data)}
            {more > 0 && ` (${say('moreOfKind', {count: String(more)})})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
