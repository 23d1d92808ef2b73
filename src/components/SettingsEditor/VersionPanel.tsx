import {useId, useState, type ReactNode} from 'react';
import {
  convert,
  encodeShared,
  guessOrigin,
  newer,
  planConversion,
  shareableEntries,
  type EditorAction,
  type EditorData,
} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {longestList, shown, type Say} from './parts';
import styles from './styles.module.css';
import type {Notice} from './useEditor';

/** A list that scrolls when it is long, also by keyboard. */
function PlanList({
  kind,
  label,
  children,
}: {
  readonly kind: 'renamed' | 'dropped' | 'changed' | 'added';
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

interface VersionPanelProps {
  readonly data: EditorData;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
  readonly tell: (notice: Notice) => void;
  readonly entries: readonly IniEntry[];
  readonly newest: string | undefined;
}

/** Moving a file of another version to this one: first what would change, then the change. */
export default function VersionPanel({
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
  const isNothing =
    plan.renamed.length + plan.dropped.length + plan.added.length + plan.changed.length === 0;
  const {version} = data;
  const {entries: shareable} = shareableEntries(entries, data);
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
        {plan.renamed.length > 0 && (
          <>
            <p className={styles.planTitle}>{say('renamed')}</p>
            <PlanList kind="renamed" label={say('renamed')}>
              {plan.renamed.map(({from, to}) => (
                <li key={from}>
                  <code translate="no">{`${from} → ${to}`}</code>
                </li>
              ))}
            </PlanList>
          </>
        )}
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
          <a href={newest + encodeShared({version, entries: shareable})}>{say('otherPage')}</a>
        </p>
      )}
    </div>
  );
}
