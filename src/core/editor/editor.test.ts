import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {resolve} from '../../components/SettingsEditor/resolve';
import {latestVersion, versionIds, type VersionId} from '../../data/versions';
import {defaultIni} from '../settings';
import {writeIni, type IniEntry} from '../ini';
import {parseIni} from '../ini/read';
import {decodeDraft, decodeShared, withLaterKeys} from './reader';
import {
  changedEntries,
  convert,
  defaultEntries,
  encodeDraft,
  encodeShared,
  guessOrigin,
  isSame,
  newer,
  parseNumber,
  planConversion,
  printInput,
  recipes,
  reduce,
  settingOf,
  startState,
  valueOf,
  warningsFor,
  type EditorAction,
  type EditorData,
  type EditorState,
} from '.';

const dataOf = (version: VersionId): EditorData =>
  withLaterKeys(resolve({}, {version, locale: 'en', baseUrl: '/', file: 'test'}).data);
const latest = dataOf(latestVersion.id);
const apply = (data: EditorData, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(reduce(data), startState(data));
const codes = (changes: Record<string, string>, data = latest): readonly string[] => {
  const entries = apply(data, {
    type: 'setMany',
    entries: Object.entries(changes).map(([key, value]) => ({key, value})),
  }).draft.file.entries;
  return warningsFor(entries, data).map(({code, key}) => `${key}: ${code}`);
};

describe('the start', () => {
  it.each(versionIds)('is the default file of %s, without a warning', (version) => {
    const data = dataOf(version);
    const {draft} = startState(data);
    expect(writeIni(draft.file)).toBe(defaultIni(version));
    expect(changedEntries(draft.file.entries, data)).toEqual([]);
    expect(warningsFor(draft.file.entries, data)).toEqual([]);
  });

  it('names nothing of a later version in an old one', () => {
    const old = JSON.stringify(
      resolve({}, {version: '0.4.15', locale: 'ja', baseUrl: '/', file: 'test'}).data,
    );
    expect(old).not.toContain('CrossplayPlatforms');
    expect(old).not.toContain('0.5.0');
  });
});

describe('the state', () => {
  it('changes, goes back and forth', () => {
    const set = (value: string): EditorAction => ({type: 'set', key: 'ExpRate', value});
    const typed = apply(latest, set('2.000000'), set('2.500000'));
    expect(typed.past).toHaveLength(1);
    const back = reduce(latest)(typed, {type: 'undo'});
    expect(valueOf(back.draft, latest, 'ExpRate')).toBe('1.000000');
    const forth = reduce(latest)(back, {type: 'redo'});
    expect(valueOf(forth.draft, latest, 'ExpRate')).toBe('2.500000');
    expect(reduce(latest)(forth, {type: 'redo'})).toBe(forth);
  });

  it('resets one setting and all of them, and leaves unknown ones alone', () => {
    const opened = parseIni(
      '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=3,Later=1,bIsPvP=True)\n',
    ).file;
    const one = apply(latest, {type: 'open', file: opened}, {type: 'reset', key: 'ExpRate'});
    expect(writeIni(one.draft.file)).toContain('(ExpRate=1.000000,Later=1,bIsPvP=True)');
    const all = reduce(latest)(one, {type: 'resetAll'});
    expect(writeIni(all.draft.file)).toContain('(ExpRate=1.000000,Later=1,bIsPvP=False)');
    expect(all.draft.imported).toEqual(opened.entries);
  });

  it('puts a setting that the file lacks where the version has it', () => {
    const opened = parseIni('OptionSettings=(ExpRate=3,bIsPvP=True)').file;
    const {draft} = apply(
      latest,
      {type: 'open', file: opened},
      {type: 'set', key: 'PalCaptureRate', value: '2.000000'},
    );
    expect(draft.file.entries.map(({key}) => key)).toEqual(['ExpRate', 'PalCaptureRate', 'bIsPvP']);
  });

  it('shows an empty file as all defaults', () => {
    const {draft} = apply(latest, {type: 'open', file: parseIni('').file});
    expect(draft.file.entries).toEqual(defaultEntries(latest));
  });

  it('begins a further step when the reader has left the control', () => {
    const typed = (value: string): EditorAction => ({type: 'set', key: 'ExpRate', value});
    const {past} = apply(latest, typed('2'), typed('25'), {type: 'settle'}, typed('3'), typed('4'));
    expect(past.map((draft) => valueOf(draft, latest, 'ExpRate'))).toEqual(['1.000000', '25']);
  });

  it('renames and removes a key', () => {
    const opened = parseIni('OptionSettings=(exprate=3,Nonsense=1)').file;
    const {draft} = apply(
      latest,
      {type: 'open', file: opened},
      {type: 'rename', key: 'exprate', to: 'ExpRate'},
      {type: 'remove', key: 'Nonsense'},
    );
    expect(draft.file.entries).toEqual([{key: 'ExpRate', value: '3'}]);
  });

  it('comes back to the start after any steps are undone', () => {
    const action = fc.oneof(
      fc.record({
        type: fc.constant('set' as const),
        key: fc.constantFrom(...latest.settings.map(({key}) => key)),
        value: fc.constantFrom('1', 'True', '"x"', '2.5'),
      }),
      fc.record({
        type: fc.constant('reset' as const),
        key: fc.constantFrom('ExpRate', 'bIsPvP', 'ServerName'),
      }),
      fc.record({
        type: fc.constantFrom(
          'resetAll' as const,
          'settle' as const,
          'undo' as const,
          'redo' as const,
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, {maxLength: 20}), (actions) => {
        let state = apply(latest, ...actions);
        while (state.past.length > 0) {
          state = reduce(latest)(state, {type: 'undo'});
        }
        expect(state.draft).toEqual(startState(latest).draft);
      }),
      {numRuns: 300},
    );
  });
});

describe('values', () => {
  it.each([
    ['1.000000', 1],
    ['.5', 0.5],
    ['3', 3],
    ['２．５', 2.5],
    ['-1', -1],
    ['', undefined],
    ['1,5', undefined],
    ['1e3', undefined],
  ])('reads %j as the number %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it('writes numbers as the file has them, and nothing that is none', () => {
    const exp = settingOf(latest, 'ExpRate');
    const players = settingOf(latest, 'ServerPlayerMaxNum');
    expect(exp && printInput(exp, '.5')).toBe('0.500000');
    expect(players && printInput(players, '16')).toBe('16');
    expect(exp && printInput(exp, '1),AdminPassword="x"')).toBeUndefined();
    expect(exp && isSame(exp, '.5', '0.500000')).toBe(true);
  });
});

describe('warnings', () => {
  it.each<[Record<string, string>, string]>([
    [{ExpRate: 'fast'}, 'ExpRate: not-a-number'],
    [{ExpRate: '0.01'}, 'ExpRate: below-range'],
    [{ExpRate: '50'}, 'ExpRate: above-range'],
    [{ServerPlayerMaxNum: '64'}, 'ServerPlayerMaxNum: too-many-players'],
    [{PublicPort: '8211.5'}, 'PublicPort: not-whole'],
    [{DeathPenalty: 'Everything'}, 'DeathPenalty: unknown-word'],
    [{CrossplayPlatforms: '()'}, 'CrossplayPlatforms: no-platform'],
    [{CrossplayPlatforms: '(Steam,Switch)'}, 'CrossplayPlatforms: unknown-word'],
    [{bIsPvP: 'maybe'}, 'bIsPvP: not-a-switch'],
    [{DeathPenalty: '2'}, 'DeathPenalty: number-for-word'],
    [{AdminPassword: '"Admin123"'}, 'AdminPassword: known-password'],
    [{AdminPassword: '"kq8"'}, 'AdminPassword: short-password'],
    [
      {AdminPassword: '"aVeryGood1"', ServerPassword: '"aVeryGood1"'},
      'AdminPassword: equal-passwords',
    ],
    [{AdminPassword: '"aVeryGood1"'}, 'ServerPassword: open-to-all'],
    [{bAllowClientMod: 'True'}, 'bAllowClientMod: later-key'],
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
  ])('%j gives "%s"', (changes, expected) => {
    expect(codes(changes)).toContain(expected);
  });

  it('recognises a corrected spelling', () => {
    const entries = parseIni('OptionSettings=(PlayerStomachDecreaseRate=2)').file.entries;
    expect(warningsFor(entries, latest)).toMatchObject([
      {code: 'similar-key', data: {other: 'PlayerStomachDecreaceRate'}},
    ]);
  });

  it('take no longer for a file with tens of thousands of unknown keys than a reader can wait', () => {
    const {entries} = startState(latest).draft.file;
    const odd = Array.from({length: 45_000}, (_, at) => ({key: `ExpRat${at}`, value: '1'}));
    const many = [...entries.slice(1), ...odd];
    const from = performance.now();
    const warnings = warningsFor(many, latest);
    const {draft} = reduce(latest)(
      {past: [], draft: {file: {bom: false, before: '', entries: many, after: ''}}, future: []},
      {type: 'set', key: 'ExpRate', value: '2.000000'},
    );
    expect(changedEntries(draft.file.entries, latest)).toHaveLength(1);
    // It took 8 seconds when every key was searched for in the list of all.
    expect(performance.now() - from).toBeLessThan(1000);
    expect(warnings).toHaveLength(odd.length);
  });

  it('does not call RCON deprecated where it is not', () => {
    expect(
      codes(
        {RCONEnabled: 'True', AdminPassword: '"aVeryGood1"', ServerPassword: '"another-1"'},
        dataOf('0.4.15'),
      ),
    ).toEqual([]);
  });
});

describe('changing the version', () => {
  const entriesOf = (version: VersionId): readonly IniEntry[] => defaultEntries(dataOf(version));
  const keysOf = (version: VersionId): string =>
    entriesOf(version)
      .map(({key}) => key)
      .sort()
      .join();

  it.each(versionIds)('recognises the file of %s', (version) => {
    // Two versions with the same keys cannot be told apart; the older one is named.
    const keys = keysOf(version);
    const alike = versionIds.filter((other) => keysOf(other) === keys).at(-1);
    expect(guessOrigin(entriesOf(version), latest)).toBe(alike);
    expect(guessOrigin(entriesOf(version), dataOf(version))).toBe(alike);
  });

  it.each(versionIds.filter((version) => version !== latestVersion.id))(
    'makes the newest default file from that of %s',
    (version) => {
      const plan = planConversion(entriesOf(version), latest, version);
      const result = convert(entriesOf(version), latest, plan, {
        takeNewDefaults: true,
        keepPlatform: false,
      });
      expect(result).toEqual(defaultEntries(latest));
    },
  );

  it('drops, adds and changes what 0.6.8 changed since 0.4.15', () => {
    const target = dataOf('0.6.8');
    const plan = planConversion(entriesOf('0.4.15'), target, '0.4.15');
    expect(plan.dropped).toEqual([{key: 'AllowConnectPlatform', value: 'Steam'}]);
    expect(plan.added).toHaveLength(8);
    expect(plan.changed.map(({setting, from, to}) => [setting.key, from, to])).toEqual([
      ['ChatPostLimitPerMinute', '10', '30'],
    ]);
    expect(plan.platform).toBe('Steam');
    const kept = convert(entriesOf('0.4.15'), target, plan, {
      takeNewDefaults: false,
      keepPlatform: true,
    });
    expect(kept).toContainEqual({key: 'CrossplayPlatforms', value: '(Steam)'});
    expect(kept).toContainEqual({key: 'ChatPostLimitPerMinute', value: '10'});
  });

  it('goes back to an older version', () => {
    const old = dataOf('0.4.15');
    expect(guessOrigin(entriesOf('0.6.8'), old)).toBe(newer);
    const plan = planConversion(entriesOf('0.6.8'), old, newer);
    expect(plan.dropped.map(({key}) => key)).toContain('CrossplayPlatforms');
    expect(plan.added.map(({key}) => key)).toEqual(['AllowConnectPlatform']);
    const result = convert(entriesOf('0.6.8'), old, plan, {
      takeNewDefaults: true,
      keepPlatform: false,
    });
    expect(result.map(({key}) => key).sort()).toEqual(old.settings.map(({key}) => key).sort());
  });
});

describe('links and drafts', () => {
  const entries: readonly IniEntry[] = [
    {key: 'ExpRate', value: '2.500000'},
    {key: 'ServerName', value: '"パルの鯖, \\"1\\" 🐑"'},
    {key: 'CrossplayPlatforms', value: '(Steam,Xbox)'},
    {key: 'AdminPassword', value: '"secret"'},
    {key: 'MyPasswordHint', value: '"secret"'},
  ];

  it('carry the settings, without passwords', () => {
    const hash = encodeShared({version: '0.6.8', entries});
    expect(hash).toMatch(/^#settings=[\w.-]+$/);
    expect(decodeShared(hash)).toEqual({version: '0.6.8', entries: entries.slice(0, 3)});
    expect(Buffer.from(hash.slice(10), 'base64url').toString()).not.toContain('secret');
  });

  it('tell a cut or altered link from a whole one, and ignore other hashes', () => {
    const hash = encodeShared({version: '0.6.8', entries});
    expect(decodeShared('#search')).toBeUndefined();
    for (let length = 11; length < hash.length; length += 1) {
      expect(decodeShared(hash.slice(0, length)), hash.slice(0, length)).toBe('broken');
    }
    expect(decodeShared('#settings=x.y')).toBe('broken');
  });

  it('let no link smuggle in a password or a further setting', () => {
    for (const value of ['1,AdminPassword="x"', '1)', '"', '1\nA=2', '(']) {
      const hash = encodeShared({version: '0.6.8', entries: [{key: 'ExpRate', value}]});
      expect(decodeShared(hash), value).toBe('broken');
    }
  });

  it('keep the draft, without passwords anywhere', () => {
    const text =
      '; OptionSettings=(AdminPassword="secret",A=1)\n[/Script/Pal.PalGameWorldSettings]\n' +
      'OptionSettings=(ExpRate=2,AdminPassword="secret",ServerPassword="secret")\n; ServerPassword = secret\n';
    const {draft} = apply(latest, {type: 'open', file: parseIni(text).file});
    const stored = encodeDraft(draft);
    expect(stored).not.toContain('secret');
    const back = decodeDraft(stored);
    expect(back && valueOf(back, latest, 'ExpRate')).toBe('2');
    expect(back?.imported).toHaveLength(3);
    expect(back?.missing).toEqual(['AdminPassword', 'ServerPassword']);
    expect(decodeDraft(null)).toBeUndefined();
    expect(decodeDraft('{"form":1}')).toBeUndefined();
    expect(decodeDraft('nonsense')).toBeUndefined();
  });
});

describe('the suggestions', () => {
  it('use settings and values that the latest version has, without a warning', () => {
    for (const entries of Object.values(recipes)) {
      expect(entries.every(({key}) => settingOf(latest, key))).toBe(true);
      expect(codes(Object.fromEntries(entries.map(({key, value}) => [key, value])))).toEqual([]);
    }
  });
});
