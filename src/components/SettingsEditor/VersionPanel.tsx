import {useId, useState, type ReactNode} from 'react';
import {
  convert,
  encodeMoved,
  encodeShared,
  guessOrigin,
  newer,
  planConversion,
  shareableEntries,
  type EditorAction,
  type Draft,
  type EditorData,
  type Moved,
} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {longestList, shown, type Say} from './parts';
import type {SettingsEditorProps} from './resolve';
import {storeMoved} from './storage';
import styles from './styles.module.css';
import {usePanelSay} from './toolWords';
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
  /** The editors of the other versions. */
  readonly otherEditors: SettingsEditorProps['otherEditors'];
  readonly draft: Draft;
  /** Where the draft came from, when it came from another version's editor. */
  readonly moved: Moved | undefined;
}

/** Moving a file of another version to this one: first what would change, then the change. */
export default function VersionPanel(props: VersionPanelProps): ReactNode {
  const {data, entries, otherEditors, draft, moved, act, tell} = props;
  const say = usePanelSay(props.say);
  const id = useId();
  const [chosen, setChosen] = useState(moved?.from);
  const [other, setOther] = useState(otherEditors[0]?.[0]);
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const origin = chosen ?? guessOrigin(entries, data);
  const presets = moved?.from === origin ? moved.presets : undefined;
  const plan = planConversion(entries, data, origin, presets);
  const isNothing =
    plan.renamed.length + plan.dropped.length + plan.added.length + plan.changed.length === 0;
  const {version} = data;
  const goOn = () => {
    const address = otherEditors.find(([id]) => id === other)?.[1];
    if (other !== undefined && address !== undefined) {
      // Without storage, what a link may carry goes along.
      const {entries: shareable} = shareableEntries(entries, data);
      const hash = storeMoved(encodeMoved(draft, data, other))
        ? ''
        : encodeShared({version, entries: shareable});
      window.location.assign(address + hash);
    }
  };
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
          {moved && !data.versions.includes(moved.from) && <option>{moved.from}</option>}
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
      {other !== undefined && (
        <p className={styles.moveOn}>
          <label htmlFor={`${id}-other`}>{say('moveTo')}</label>{' '}
          <select
            id={`${id}-other`}
            className={styles.select}
            value={other}
            onChange={({target}) => setOther(target.value)}
          >
            {otherEditors.map(([known]) => (
              <option key={known}>{known}</option>
            ))}
          </select>{' '}
          <button type="button" className={styles.button} onClick={goOn}>
            {say('move', {version: other})}
          </button>
        </p>
      )}
    </div>
  );
}
