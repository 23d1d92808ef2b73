import {useState, type ReactNode} from 'react';
import {SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import {guessOrigin, otherKey, renamesOf} from '@site/src/core/editor';
import {upgradeFor} from '@site/src/core/upgrade';
import {useEditing, usePage} from './context';
import {OtherEdition} from './parts';

/** The steps of an upgrade: for the file that was opened, else for a pair of versions. */
export default function UpgradePanel(): ReactNode {
  const {data, upgrade, upgradeWords, otherEditors, say} = usePage();
  const words = upgradeWords!;
  const {draft} = useEditing();
  const {versions, version} = data;
  const {entries} = draft.file;
  const guessed = draft.imported ? guessOrigin(entries, data) : versions[1];
  const [chosenFrom, setFrom] = useState<string>();
  const [to, setTo] = useState(version);
  const from =
    chosenFrom ?? (guessed !== undefined && versions.includes(guessed) ? guessed : version);
  const sinceOf = (key: string) => otherKey(data, key)?.since;
  const later = entries.map(({key}) => key).filter(sinceOf);
  // Steps to an edition that this page doesn't know are on its own page.
  const newest = otherEditors.find(([id]) => later.some((key) => sinceOf(key) === id));
  const file = draft.imported && {entries, renamed: renamesOf(entries, data), later};
  return (
    <div>
      <p>{say(file ? 'output.upgradeFile' : 'output.upgradeNoFile')}</p>
      {newest && <OtherEdition edition={newest[0]} />}
      <div className="guide-fields">
        <SelectField label={words.from} options={versions} value={from} onChange={setFrom} />
        <SelectField label={words.to} options={versions} value={to} onChange={setTo} />
      </div>
      <div aria-live="polite">
        <UpgradeSteps
          upgrade={upgradeFor(upgrade.facts, from, to, file)}
          words={words}
          links={upgrade.links}
        />
      </div>
    </div>
  );
}
