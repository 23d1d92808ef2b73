import {useId, useState, type ReactNode} from 'react';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import {guessOrigin, newer, renamesOf, type EditorData} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {upgradeFor} from '@site/src/core/upgrade';
import type {SettingsEditorProps} from './resolve';
import styles from './styles.module.css';
import {useToolWords} from './toolWords';

interface UpgradePanelProps {
  readonly data: EditorData;
  readonly upgrade: SettingsEditorProps['upgrade'];
  /** The settings of the file that was opened; undefined where there is none. */
  readonly entries: readonly IniEntry[] | undefined;
  /** Keys of the file that only newer builds have. */
  readonly later: readonly string[];
}

/** The steps of an upgrade: for the file that was opened, else for a pair of versions. */
export default function UpgradePanel({
  data,
  upgrade,
  entries,
  later,
}: UpgradePanelProps): ReactNode {
  const id = useId();
  const words = useToolWords();
  const {versions, version} = data;
  const guessed = entries ? guessOrigin(entries, data) : versions[1];
  const [chosenFrom, setFrom] = useState<string>();
  const [to, setTo] = useState(version);
  const from = chosenFrom ?? (guessed === undefined || guessed === newer ? version : guessed);
  const plan = upgradeFor(
    upgrade.facts,
    from,
    to,
    entries && {entries, renamed: renamesOf(entries, data), later},
  );
  return (
    <div className={styles.upgradePanel}>
      <p>{words.editorTools[entries ? 'upgradeFile' : 'upgradeNoFile']}</p>
      <div>
        {(
          [
            ['from', from, setFrom],
            ['to', to, setTo],
          ] as const
        ).map(([word, value, set]) => (
          <p key={word}>
            <label htmlFor={`${id}-${word}`}>{words.upgrade[word]}</label>{' '}
            <select
              id={`${id}-${word}`}
              className={styles.select}
              value={value}
              onChange={({target}) => set(target.value)}
            >
              {versions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </p>
        ))}
      </div>
      <div aria-live="polite">
        <UpgradeSteps upgrade={plan} words={words.upgrade} links={upgrade.links} />
      </div>
    </div>
  );
}
