import {useState, type ReactNode} from 'react';
import {CheckField, SelectField} from '@site/src/components/Fields';
import {
  convert,
  encodeShared,
  guessOrigin,
  planConversion,
  replacing,
  shareableEntries,
} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import {Button, ScrollList} from './parts';
import shared from './styles.module.css';
import {masked} from './useHandOut';

/** Moving a file of another version to this one: first what would change, then the change. */
export default function VersionPanel(): ReactNode {
  const {data, otherEditors, say, act, tell} = usePage();
  const {draft, closeFound} = useEditing();
  const {file} = draft;
  const {entries} = file;
  const {version} = data;
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState(otherEditors[0]?.[0] ?? '');
  const [takeNewDefaults, setTake] = useState(true);
  const [keepPlatform, setKeep] = useState(false);
  const origin = chosen ?? guessOrigin(entries, data);
  const plan = planConversion(entries, data, origin);
  const {renamed, dropped, changed, added, platform} = plan;
  const takeDefaults = (
    <CheckField label={say('takeDefaults')} checked={takeNewDefaults} onChange={setTake} />
  );
  /** Each kind of change, with the lines of the file that it is about, and what to choose. */
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
    // What was said about the file as it came is past.
    closeFound();
    tell({word: 'converted', data: {version}});
    setChosen(version);
  };
  const move = (): void => {
    const {entries: shareable} = shareableEntries(entries, data, file.doubtful);
    const address = new Map(otherEditors).get(other) ?? '';
    window.location.assign(address + encodeShared({version, entries: shareable}));
  };
  return (
    <div>
      <p>{say('versionHint', {version})}</p>
      <div className="guide-fields">
        <SelectField
          label={say('origin')}
          options={data.others?.editions.map(([id]) => id) ?? data.versions}
          value={origin}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite">
        {needed.length === 0 && <p>{say('nothingToConvert', {version})}</p>}
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
      </div>
      <Button isOff={needed.length === 0} onClick={fit}>
        {say('convert', {version})}
      </Button>
      <div className="guide-fields">
        <SelectField
          label={say('moveTo')}
          options={otherEditors.map(([id]) => id)}
          value={other}
          onChange={setOther}
        />
        <Button onClick={move}>{say('move', {version: other})}</Button>
      </div>
    </div>
  );
}
