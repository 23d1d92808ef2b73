import fc from 'fast-check';
import {expect, it} from 'vitest';
import {line} from '../../../tests/support/damagedFiles';
import {soundText} from '../../../tests/support/madeUpFiles';
import {knownKeys} from '../settings/knownKeys';
import {readAsGame, writeIni, type GameTypes, type IniFile} from '.';
import {parseIni} from './read';

const read = (text: string): ReturnType<typeof readAsGame> =>
  readAsGame(text, (key) => knownKeys.find(key));
const valuesOf = (text: string): readonly string[] =>
  read(text).entries.map(({key, fate, value}) => `${key.toLowerCase()}: ${fate} ${value ?? ''}`);
const whole = soundText.filter(({text, count}) => {
  const {fault, entries} = read(text);
  const isRead = entries.every(({fate}) => ['used', 'empty', 'unknown'].includes(fate));
  return fault === undefined && isRead && entries.length === count;
});

/** More on request: SOUND=10000 npx vitest run src/core/ini/sound.test.ts */
const count = Number(process.env.SOUND ?? 2000);

it('keeps its values and its bytes in made-up files', {timeout: 300_000}, () => {
  const held = {
    'lines that go on': /\\\r?\n/,
    'comments behind the list': /\).*\/\//,
    'blanks around signs': / = /,
    'Windows line ends': /\r\n/,
    'other letters in keys': /exprate|EXPRATE/,
    'a comma at the end': /,\s*\)/,
    'braces around values': /=\{/,
  };
  const seen = new Map<string, number>();
  const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(whole, ({text, count: length}) => {
      const {file, problems} = parseIni(text, knownKeys);
      expect(writeIni(file)).toBe(text);
      expect(file.entries).toHaveLength(length);
      expect(problems.filter(({code}) => code !== 'second-line')).toEqual([]);
      Object.entries(held).forEach(([what, sign]) => sign.test(text) && see(what));
      see(problems.length > 0 ? 'two option lines' : 'one option line');
    }),
    {numRuns: count},
  );
  expect(seen.size).toBe(Object.keys(held).length + 2);
  expect(seen.get('one option line')! + seen.get('two option lines')!).toBeGreaterThanOrEqual(
    count,
  );
  expect([...seen].filter(([, number]) => number < count / 200)).toEqual([]);
});

it('changes only the value that is edited', () => {
  fc.assert(
    fc.property(whole, fc.nat(), ({text}, at) => {
      const {file} = parseIni(text, knownKeys);
      const edited = file.entries[at % Math.max(1, file.entries.length)];
      fc.pre(edited !== undefined && knownKeys.find(edited.key)?.type === 'float');
      const entries = file.entries.map((entry) =>
        entry === edited ? {...entry, value: '7.500000'} : entry,
      );
      const before = valuesOf(text);
      const after = valuesOf(writeIni({...file, entries}));
      expect(after).toHaveLength(before.length);
      const changed = after.filter((value, index) => value !== before[index]);
      expect(changed.length).toBeLessThanOrEqual(1);
      expect(changed.every((value) => value.endsWith('7.500000'))).toBe(true);
    }),
    {numRuns: 200},
  );
});

it('takes a new setting, and gives one up', () => {
  const text =
    '[/Script/Pal.PalGameWorldSettings]\nOptionSettings = ( ExpRate = 2 , bIsPvP=True, )\n';
  const {file} = parseIni(text, knownKeys);
  const [first, second] = file.entries;
  const written = (entries: IniFile['entries']): string =>
    writeIni({...file, entries}).split('\n')[1] ?? '';
  expect(written([first!, second!, {key: 'PublicPort', value: '1'}])).toBe(
    'OptionSettings = ( ExpRate = 2 , bIsPvP=True,PublicPort=1, )',
  );
  expect(written([second!])).toBe('OptionSettings = ( bIsPvP=True, )');
  expect(written([])).toBe('OptionSettings = ( )');
});

it('is repaired where a version that lacks a key would skip the setting behind it', () => {
  const text = line('AllowConnectPlatform=Steam ,ExpRate=2');
  const older: GameTypes = (key) => (/^allow/i.test(key) ? undefined : knownKeys.find(key));
  expect(parseIni(text, knownKeys).problems).toEqual([]);
  const {file, problems} = parseIni(text, knownKeys, older);
  expect(problems.map(({code}) => code)).toEqual(['option-line']);
  expect(writeIni(file)).toBe(line('AllowConnectPlatform=Steam,ExpRate=2'));
});
