import {useState, type ReactNode} from 'react';
import {Button, CheckField, SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import {
  convert,
  editionOf,
  otherKey,
  planConversion,
  planLines,
  replacing,
  type Conversion,
} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import OtherEdition from './OtherEdition';
import {ScrollList} from './parts';
import shared from './styles.module.css';
import {focusOpener} from './useEditor';
import {masked} from './useHandOut';

function Fit({plan, onDone}: {readonly plan: Conversion; readonly onDone: () => void}): ReactNode {
  const {data, say, act, tell} = usePage();
  const {draft, closeFound} = useEditing();
  const {version} = data;
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const {changed, platform} = plan;
  const choices: Readonly<Record<string, ReactNode>> = {
    dropped: platform && (
      <>
        <p>{say('platformHint')}</p>
        <CheckField
          label={say('keepPlatform', {platform})}
          checked={keepPlatform}
          onChange={setKeep}
        />
      </>
    ),
    changedDefaults: (
      <CheckField label={say('takeDefaults')} checked={takeNewDefaults} onChange={setTake} />
    ),
  };
  const lists = Object.entries(planLines(plan, ({key, value}) => masked(key, value)));
  const needed = lists.filter(([, lines]) => lines.length > 0);
  const fit = (): void => {
    const wanted = {
      ...plan,
      changed: takeNewDefaults ? changed : [],
      platform: keepPlatform ? platform : undefined,
    };
    act(replacing(convert(draft.file.entries, data, wanted)));
    closeFound();
    tell({word: 'converted', data: {version}});
    onDone();
    focusOpener('upgrade');
  };
  return (
    <>
      <p>{say(needed.length === 0 ? 'nothingToConvert' : 'fitHint', {version})}</p>
      {needed.map(([kind, lines]) => (
        <div key={kind}>
          <p className={shared.title}>{say(kind)}</p>
          <ScrollList label={say(kind)} kind={kind} of={lines}>
            {(line) => (
              <li key={line}>
                <code translate="no">{line}</code>
              </li>
            )}
          </ScrollList>
          {choices[kind]}
        </div>
      ))}
      {needed.length > 0 && <Button onClick={fit}>{say('convert', {version})}</Button>}
    </>
  );
}

export default function UpgradePanel(): ReactNode {
  const {data, late, otherEditors, say} = usePage();
  const {facts, upgradeWords} = late.value!;
  const {draft} = useEditing();
  const {versions, version} = data;
  const {entries} = draft.file;
  const [chosen, setChosen] = useState<string>();
  const origin = chosen ?? (draft.imported ? editionOf(entries, data) : (versions[1] ?? version));
  const plan = planConversion(entries, data, origin);
  const laterEditions = entries.map(({key}) => otherKey(data, key)?.since);
  const newest = otherEditors.find(([id]) => laterEditions.includes(id));
  const fit = draft.imported && {plan, part: <Fit plan={plan} onDone={() => setChosen(origin)} />};
  return (
    <div>
      <p>{say(fit ? 'versionHint' : 'output.upgradeNoFile', {version})}</p>
      {newest && <OtherEdition edition={newest[0]} />}
      <div className="guide-fields">
        <SelectField
          label={say('origin')}
          options={data.others?.editions.map(([id]) => id) ?? versions}
          value={origin}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite">
        {versions.includes(origin) ? (
          <UpgradeSteps
            comparison={facts.comparison}
            words={upgradeWords}
            links={facts.upgradeLinks}
            fit={fit}
            from={origin}
            to={version}
          />
        ) : (
          fit?.part
        )}
      </div>
    </div>
  );
}
