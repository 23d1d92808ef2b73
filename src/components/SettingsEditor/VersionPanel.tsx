import {useState, type ReactNode} from 'react';
import {CheckField, SelectField} from '@site/src/components/Fields';
import {
  convert,
  encodeShared,
  guessOrigin,
  newer,
  planConversion,
  replacing,
  shareableEntries,
} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import {Button, First, ScrollBox} from './parts';
import styles from './Starts.module.css';
import shared from './styles.module.css';
import {masked} from './useHandOut';

/** One kind of change, with the lines of the file that it is about. */
function PlanList({
  kind,
  lines,
  children,
}: {
  readonly kind: 'renamed' | 'dropped' | 'changedDefaults' | 'added';
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}): ReactNode {
  const {say} = usePage();
  return lines.length === 0 ? null : (
    <>
      <p className={shared.title}>{say(kind)}</p>
      <ScrollBox label={say(kind)}>
        <ul data-kind={kind}>
          <First of={lines}>
            {(line) => (
              <li key={line}>
                <code translate="no">{line}</code>
              </li>
            )}
          </First>
        </ul>
      </ScrollBox>
      {children}
    </>
  );
}

/** Moving a file of another version to this one: first what would change, then the change. */
export default function VersionPanel(): ReactNode {
  const {data, otherEditors, say, act, tell} = usePage();
  const {entries, doubtful} = useEditing().draft.file;
  const {version} = data;
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState(otherEditors[0]?.[0] ?? '');
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const origin = chosen ?? guessOrigin(entries, data);
  const plan = planConversion(entries, data, origin);
  const {renamed, dropped, changed, added, platform} = plan;
  const isNothing = renamed.length + dropped.length + added.length + changed.length === 0;
  return (
    <div>
      <p>{say('versionHint', {version})}</p>
      <div className={styles.fields}>
        <SelectField
          label={say('origin')}
          options={[...data.versions, [newer, say('newer')]]}
          value={origin}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite">
        {isNothing && <p>{say('nothingToConvert', {version})}</p>}
        <PlanList kind="renamed" lines={renamed.map((names) => names.join(' → '))} />
        <PlanList
          kind="dropped"
          lines={dropped.map(({key, value}) => `${key}=${masked(key, value)}`)}
        />
        {platform && (
          <>
            <p>{say('platformHint')}</p>
            <CheckField
              label={say('keepPlatform', {platform})}
              checked={keepPlatform}
              onChange={setKeep}
            />
          </>
        )}
        <PlanList
          kind="changedDefaults"
          lines={changed.map(({setting, from}) => `${setting.key}: ${from} → ${setting.preset}`)}
        >
          <CheckField label={say('takeDefaults')} checked={takeNewDefaults} onChange={setTake} />
        </PlanList>
        <PlanList kind="added" lines={added.map(({key, preset}) => `${key}=${preset}`)} />
      </div>
      <Button
        isOff={isNothing}
        onClick={() => {
          const wanted = {
            ...plan,
            changed: takeNewDefaults ? changed : [],
            platform: keepPlatform ? platform : undefined,
          };
          act(replacing(convert(entries, data, wanted)));
          tell({word: 'converted', data: {version}});
          setChosen(version);
        }}
      >
        {say('convert', {version})}
      </Button>
      <div className={styles.fields}>
        <SelectField
          label={say('moveTo')}
          options={otherEditors.map(([id]) => id)}
          value={other}
          onChange={setOther}
        />
        <Button
          onClick={() => {
            const address = new Map(otherEditors).get(other) ?? '';
            const {entries: shareable} = shareableEntries(entries, data, doubtful);
            window.location.assign(address + encodeShared({version, entries: shareable}));
          }}
        >
          {say('move', {version: other})}
        </Button>
      </div>
    </div>
  );
}
