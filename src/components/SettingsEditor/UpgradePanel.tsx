import {useState, type ReactNode} from 'react';
import {CheckField, SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import {
  convert,
  editionOf,
  otherKey,
  planConversion,
  replacing,
  type Conversion,
} from '@site/src/core/editor';
import {upgradeFor} from '@site/src/core/upgrade';
import {useEditing, usePage} from './context';
import {Button, OtherEdition, ScrollList} from './parts';
import shared from './styles.module.css';
import {masked} from './useHandOut';

function Fit({plan, onDone}: {readonly plan: Conversion; readonly onDone: () => void}): ReactNode {
  const {data, say, act, tell} = usePage();
  const {draft, closeFound} = useEditing();
  const {entries} = draft.file;
  const {version} = data;
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const {renamed, dropped, changed, added, platform} = plan;
  const takeDefaults = (
    <CheckField label={say('takeDefaults')} checked={takeNewDefaults} onChange={setTake} />
  );
  const kinds: readonly (readonly [kind: string, lines: readonly string[], choice?: ReactNode])[] =
    [
      ['renamed', renamed.map((names) => names.join(' → '))],
      [
        'dropped',
        dropped.map(({key, value}) => `${key}=${masked(key, value)}`),
        platform && (
          <>
            <p>{say('platformHint')}</p>
            <CheckField
              label={say('keepPlatform', {platform})}
              checked={keepPlatform}
              onChange={setKeep}
            />
          </>
        ),
      ],
      [
        'changedDefaults',
        changed.map(({setting, from}) => `${setting.key}: ${from} → ${setting.preset}`),
        takeDefaults,
      ],
      ['added', added.map(({key, preset}) => `${key}=${preset}`)],
    ];
  const needed = kinds.filter(([, lines]) => lines.length > 0);
  const fit = (): void => {
    const wanted = {
      ...plan,
      changed: takeNewDefaults ? changed : [],
      platform: keepPlatform ? platform : undefined,
    };
    act(replacing(convert(entries, data, wanted)));
    closeFound();
    tell({word: 'converted', data: {version}});
    onDone();
  };
  return (
    <>
      <p>{say(needed.length === 0 ? 'nothingToConvert' : 'fitHint', {version})}</p>
      {needed.map(([kind, lines, choice]) => (
        <div key={kind}>
          <p className={shared.title}>{say(kind)}</p>
          <ScrollList label={say(kind)} kind={kind} of={lines}>
            {(line) => (
              <li key={line}>
                <code translate="no">{line}</code>
              </li>
            )}
          </ScrollList>
          {choice}
        </div>
      ))}
      {needed.length > 0 && <Button onClick={fit}>{say('convert', {version})}</Button>}
    </>
  );
}

export default function UpgradePanel(): ReactNode {
  const {data, upgrade, upgradeWords, otherEditors, say} = usePage();
  const {draft} = useEditing();
  const {versions, version} = data;
  const {entries} = draft.file;
  const [chosen, setChosen] = useState<string>();
  const origin = chosen ?? (draft.imported ? editionOf(entries, data) : (versions[1] ?? version));
  const plan = planConversion(entries, data, origin);
  const sinceOf = (key: string) => otherKey(data, key)?.since;
  const later = entries.map(({key}) => key).filter(sinceOf);
  const newest = otherEditors.find(([id]) => later.some((key) => sinceOf(key) === id));
  const file = draft.imported && {entries, renamed: plan.renamed, later};
  const fit = draft.imported && <Fit plan={plan} onDone={() => setChosen(origin)} />;
  const steps =
    versions.includes(origin) && origin !== version
      ? upgradeFor(upgrade.facts, origin, version, file)
      : undefined;
  return (
    <div>
      <p>{say(file ? 'versionHint' : 'output.upgradeNoFile', {version})}</p>
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
        {steps ? (
          <UpgradeSteps upgrade={steps} words={upgradeWords!} links={upgrade.links} fit={fit} />
        ) : (
          fit
        )}
      </div>
    </div>
  );
}
