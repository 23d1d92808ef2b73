import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button, CheckField, SelectField} from '@site/src/components/Fields';
import UpgradeSteps, {Items} from '@site/src/components/UpgradeSteps';
import {
  convert,
  editionOf,
  encodeMoved,
  planConversion,
  planLines,
  replacing,
  type Conversion,
} from '@site/src/core/editor';
import {versionPath, type VersionId} from '@site/src/data/versions';
import {useEditing, usePage} from './context';
import shared from './styles.module.css';
import {focusOpener} from './useEditor';
import {masked} from './useHandOut';

function Fit({plan, onDone}: {readonly plan: Conversion; readonly onDone: () => void}): ReactNode {
  const {data, late, say} = usePage();
  const {draft, become} = useEditing();
  const {version} = data;
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const {changed, platform} = plan;
  const lists = Object.entries(planLines(plan, ({key, value}) => masked(key, value)));
  const needed = lists.filter(([, lines]) => lines.length > 0);
  const fit = (): void => {
    const wanted = {
      ...plan,
      changed: takeNewDefaults ? changed : [],
      platform: keepPlatform ? platform : undefined,
    };
    become(replacing(convert(draft.file.entries, data, wanted)), {
      word: 'converted',
      data: {version},
    });
    onDone();
    focusOpener('upgrade');
  };
  return (
    <>
      <p>{say(needed.length === 0 ? 'nothingToConvert' : 'fitHint', {version})}</p>
      {needed.map(([kind, lines]) => (
        <div key={kind} data-kind={kind}>
          <p className={shared.title}>{say(kind)}</p>
          <Items of={lines} all={late.value!.upgradeWords.all} />
          {kind === 'dropped' && platform && (
            <>
              <p>{say('platformHint')}</p>
              <CheckField
                label={say('keepPlatform', {platform})}
                checked={keepPlatform}
                onChange={setKeep}
              />
            </>
          )}
          {kind === 'changedDefaults' && (
            <CheckField label={say('takeDefaults')} checked={takeNewDefaults} onChange={setTake} />
          )}
        </div>
      ))}
      {needed.length > 0 && <Button onClick={fit}>{say('convert', {version})}</Button>}
    </>
  );
}

/** Takes the settings to the editors of other editions. */
export function EditorLinks({of}: {readonly of: readonly string[]}): ReactNode {
  const {data, say} = usePage();
  const hash = encodeMoved(useEditing().draft, data);
  return (
    <ul className="clean-list">
      {of.map((edition) => (
        <li key={edition}>
          <Link to={`/${versionPath(edition as VersionId)}settings-and-operation/editor${hash}`}>
            {say('editorOf', {version: edition})}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function UpgradePanel(): ReactNode {
  const {data, late, say} = usePage();
  const {comparison, upgradeLinks, upgradeWords} = late.value!;
  const {imported, file} = useEditing().draft;
  const {versions, version} = data;
  const editions = data.others!.editions.map(([id]) => id);
  // A choice counts until another file is opened.
  const [chosen, setChosen] = useState<readonly [origin: string, of: typeof imported]>();
  const choose = (origin: string): void => setChosen([origin, imported]);
  const guess = imported ? editionOf(file.entries, data) : (versions[1] ?? version);
  const origin = chosen?.[1] === imported ? (chosen?.[0] ?? guess) : guess;
  const plan = planConversion(file.entries, data, origin);
  const fit = imported && {plan, part: <Fit plan={plan} onDone={() => choose(origin)} />};
  return (
    <div>
      <p>{say(fit ? 'versionHint' : 'output.upgradeNoFile', {version})}</p>
      <div className="guide-fields">
        <SelectField
          label={say('origin')}
          options={imported ? editions : versions}
          value={origin}
          onChange={choose}
        />
      </div>
      <div aria-live="polite">
        {versions.includes(origin) ? (
          <UpgradeSteps
            comparison={comparison}
            words={upgradeWords}
            links={upgradeLinks}
            fit={fit}
            from={origin}
            to={version}
          />
        ) : (
          fit?.part
        )}
      </div>
      <p>{say('moveTo')}</p>
      <EditorLinks of={editions.filter((id) => id !== version)} />
    </div>
  );
}
