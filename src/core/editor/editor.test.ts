import {expect, it} from 'vitest';
import {wordsOf} from '../../words';
import {versionIds, oldestVersion} from '../../data/versions';
import {defaultIni} from '../settings';
import {writeIni} from '../ini';
import {parseIni} from '../ini/read';
import {apply, dataOf, latest} from '../../../tests/support/editorStates';
import {timeOf} from '../../../tests/support/timeOf';
import {
  changedEntries,
  defaultEntries,
  isSame,
  opening,
  parseNumber,
  printInput,
  recipeFor,
  recipes,
  redoing,
  renaming,
  resetting,
  assigning,
  settingOf,
  settling,
  startState,
  stateOf,
  undoing,
  valueIn,
  warningsFor,
  type Draft,
  type Step,
} from '.';
import {editorData} from './facts';

const codes = (changes: Record<string, string>, data = latest): readonly string[] => {
  const changed = Object.entries(changes).map(([key, value]) => ({key, value}));
  const {entries} = apply(data, assigning(data, ...changed)).draft.file;
  return warningsFor(entries, data).map(({code, key}) => `${key}: ${code}`);
};

it.each(versionIds)('the start: is the default file of %s, without a warning', (version) => {
  const data = dataOf(version);
  const {draft} = startState(data);
  expect(writeIni(draft.file)).toBe(defaultIni(version));
  expect(changedEntries(draft.file.entries, data)).toEqual([]);
  expect(warningsFor(draft.file.entries, data)).toEqual([]);
});

it('the start: names nothing of a later version in an old one', () => {
  const old = JSON.stringify(editorData('0.4.15', wordsOf('ja')));
  expect(old).not.toContain('CrossplayPlatforms');
  expect(old).not.toContain('0.5.0');
});

const header = '[/Script/Pal.PalGameWorldSettings]\n';
const opened = (text: string, ...steps: readonly Step[]) =>
  apply(latest, opening(latest, parseIni(text).file), ...steps);
const set = (value: string, key = 'ExpRate'): Step => assigning(latest, {key, value});
const rateIn = ({file}: Draft) => valueIn(file.entries, latest, 'ExpRate');

it('the state: changes, goes back and forth', () => {
  const typed = apply(latest, set('2.000000'), set('2.500000'));
  expect(typed.past).toHaveLength(1);
  const back = undoing(typed);
  expect(rateIn(back.draft)).toBe('1.000000');
  const forth = redoing(back);
  expect(rateIn(forth.draft)).toBe('2.500000');
  expect(redoing(forth)).toBe(forth);
});

it('the state: resets one setting and all of them, but neither unknown ones nor passwords', () => {
  const text = `${header}OptionSettings=(ExpRate=3,Later=1,bIsPvP=True,AdminPassword="x")\n`;
  const one = opened(text, set('1.000000'));
  expect(writeIni(one.draft.file)).toContain('(ExpRate=1.000000,Later=1,bIsPvP=True,');
  const all = resetting(latest)(one);
  expect(writeIni(all.draft.file)).toContain(
    '(ExpRate=1.000000,Later=1,bIsPvP=False,AdminPassword="x")',
  );
  expect(all.draft.imported).toEqual(parseIni(text).file.entries);
});

it('the state: puts a setting that the file lacks where the version has it', () => {
  const {draft} = opened('OptionSettings=(ExpRate=3,bIsPvP=True)', set('2', 'PalCaptureRate'));
  expect(draft.file.entries.map(({key}) => key)).toEqual(['ExpRate', 'PalCaptureRate', 'bIsPvP']);
});

it('the state: takes a file that is opened again for the opened one, with nothing to undo', () => {
  const text = 'OptionSettings=(ExpRate=3,bIsPvP=True)';
  const once = opened(text);
  const {file} = parseIni(text);
  const again = opening(latest, file)(once);
  expect(again.draft.imported).toBe(file.entries);
  expect(again.past).toHaveLength(once.past.length);
});

it('the state: shows an empty file as all defaults', () => {
  expect(opened('').draft.file.entries).toEqual(defaultEntries(latest));
});

it('the state: begins a further step when the reader has left the control', () => {
  const typed = apply(latest, set('2'), set('25'), settling, set('3'), set('4'));
  expect(typed.past.map(rateIn)).toEqual(['1.000000', '25']);
});

it('the state: renames and removes a key', () => {
  const steps = [renaming('exprate', 'ExpRate'), renaming('Nonsense')];
  const {draft} = opened('OptionSettings=(exprate=3,Nonsense=1)', ...steps);
  expect(draft.file.entries).toEqual([{key: 'ExpRate', value: '3'}]);
});

it('the state: comes back to the start when all steps are undone', () => {
  const changed = apply(latest, set('2.5'), settling, renaming('bIsPvP'), resetting(latest));
  expect(changed.past.length).toBeGreaterThan(2);
  const {past, draft} = changed.past.reduce(undoing, changed);
  expect([past, draft]).toEqual([[], startState(latest).draft]);
});

it.each([
  ['.5', 0.5],
  ['２．５', 2.5],
  ['-1', -1],
  ['', undefined],
  ['1,5', undefined],
  ['1e3', undefined],
])('values: reads %j as the number %s', (text, number) => expect(parseNumber(text)).toBe(number));

it('values: writes numbers as the file has them, and nothing that is none', () => {
  const exp = settingOf(latest, 'ExpRate')!;
  expect(printInput(exp, '.5')).toBe('0.500000');
  expect(printInput(settingOf(latest, 'ServerPlayerMaxNum')!, '16')).toBe('16');
  expect(printInput(exp, '1),AdminPassword="x"')).toBeUndefined();
  expect(isSame(exp, '.5', '0.500000')).toBe(true);
});

it('writes typed names as a list of quoted words', () => {
  const technologies = settingOf(latest, 'DenyTechnologyList')!;
  expect(printInput(technologies, 'PALBOX, "RepairBench"')).toBe('("PALBOX","RepairBench")');
  expect(printInput(technologies, ' , ')).toBe('');
});

const strong = {AdminPassword: '"aVeryGood1"', ServerPassword: '"another-1"'};

const given: readonly (readonly [Record<string, string>, string])[] = [
  [{ExpRate: 'fast'}, 'ExpRate: not-a-number'],
  [{ExpRate: '0.01'}, 'ExpRate: below-range'],
  [{ExpRate: '50'}, 'ExpRate: above-range'],
  [{ServerPlayerMaxNum: '64'}, 'ServerPlayerMaxNum: too-many-players'],
  [{PublicPort: '8211.5'}, 'PublicPort: reads-as'],
  [{DeathPenalty: 'Everything'}, 'DeathPenalty: unknown-word'],
  [{CrossplayPlatforms: '()'}, 'CrossplayPlatforms: no-platform'],
  [{CrossplayPlatforms: '(Steam,Switch)'}, 'CrossplayPlatforms: unknown-word'],
  [{bIsPvP: 'maybe'}, 'bIsPvP: not-a-switch'],
  [{DeathPenalty: '2'}, 'DeathPenalty: number-for-word'],
  [{AdminPassword: '"Admin123"'}, 'AdminPassword: known-password'],
  [{AdminPassword: '"kq8"'}, 'AdminPassword: short-password'],
  [{...strong, ServerPassword: strong.AdminPassword}, 'AdminPassword: equal-passwords'],
  [{...strong, ServerPassword: ''}, 'ServerPassword: open-to-all'],
  [{bUseAuth: 'False'}, 'bUseAuth: auth-off'],
  [{ServerName: 'plain'}, 'ServerName: needs-quotes'],
  [{ServerName: '"a, b"'}, 'ServerName: signs-in-text'],
  [{ServerPassword: '"päss"'}, 'ServerPassword: signs-in-password'],
  [{Difficulty: 'Hard'}, 'Difficulty: no-effect'],
  [{RESTAPIEnabled: 'True'}, 'AdminPassword: no-admin-password'],
  [{RCONEnabled: 'True', AdminPassword: '"x"'}, 'RCONEnabled: deprecated'],
  [{RESTAPIEnabled: 'True', RESTAPIPort: '8211'}, 'RESTAPIPort: same-port'],
  [{RESTAPIEnabled: 'True', RCONEnabled: 'True', RCONPort: '8212'}, 'RCONPort: same-remote-port'],
  [{AllowConnectPlatform: 'Steam'}, 'AllowConnectPlatform: replaced-key'],
  [{exprate: '2'}, 'exprate: key-case'],
  [{Whatever: '2'}, 'Whatever: unknown-key'],
  [{ServerName: '"Ã©tÃ©"'}, 'ServerName: garbled'],
];
it.each(given)('warnings: %j gives "%s"', (changes, expected) => {
  expect(codes(changes)).toContain(expected);
});

it('warnings: are those that there are sentences for', () => {
  const elsewhere = ['removed-key', 'later-key', 'similar-key', 'enter-again'];
  const all = [...given.map(([, said]) => said.replace(/.*: /, '')), ...elsewhere];
  const said = Object.keys(wordsOf('en').editorTools.warning);
  expect(new Set(all)).toEqual(new Set(said));
});

it.each([
  [{bAllowClientMod: 'True'}, '0.6.8', ['bAllowClientMod: later-key']],
  [{bAllowClientMod: 'True'}, '1.0', []],
  [{RCONEnabled: 'True', ...strong}, '0.4.15', []],
] as const)('warnings: %j gives in %2$s: %3$j', (changes, version, expected) => {
  expect(codes(changes, dataOf(version))).toEqual(expected);
});

it('warnings: recognises a corrected spelling', () => {
  const entries = parseIni('OptionSettings=(PlayerStomachDecreaseRate=2)').file.entries;
  expect(warningsFor(entries, latest)).toMatchObject([
    {code: 'similar-key', data: {other: 'PlayerStomachDecreaceRate'}},
  ]);
});

it('warnings: take no longer for each of tens of thousands of unknown keys than for each of a few', () => {
  /** Returns the time for each key, which must not grow with the number of keys. */
  const timeForEach = (count: number): number => {
    const odd = Array.from({length: count}, (_, at) => ({key: `ExpRat${at}`, value: '1'}));
    const entries = [...startState(latest).draft.file.entries.slice(1), ...odd];
    const time = timeOf(() => {
      expect(warningsFor(entries, latest)).toHaveLength(odd.length);
      const state = stateOf({file: {bom: false, before: '', entries, after: ''}});
      expect(changedEntries(set('2.000000')(state).draft.file.entries, latest)).toHaveLength(1);
    });
    return time / count;
  };
  const best = (count: number): number => Math.min(...[1, 2, 3].map(() => timeForEach(count)));
  expect(best(45_000)).toBeLessThan(best(4_500) * 4);
});

it('suggestions use settings and values that the latest version has, without a warning', () => {
  for (const entries of Object.values(recipes)) {
    expect(entries.every(({key}) => settingOf(latest, key))).toBe(true);
    expect(codes(Object.fromEntries(entries.map(({key, value}) => [key, value])))).toEqual([]);
  }
});

it('a suggestion sets nothing that a version lacks or has by default, and no longer time for eggs', () => {
  const keysIn = (version: Parameters<typeof dataOf>[0]) => {
    const data = dataOf(version);
    return recipeFor('friends', (key) => settingOf(data, key)?.preset).map(({key}) => key);
  };
  expect(keysIn(oldestVersion.id)).not.toContain('ItemWeightRate');
  expect(keysIn('0.6.8')).toContain('PalEggDefaultHatchingTime');
  expect(keysIn('0.6.8')).toContain('DeathPenalty');
  expect(keysIn('1.0')).not.toContain('PalEggDefaultHatchingTime');
  expect(keysIn('1.0')).not.toContain('DeathPenalty');
});
