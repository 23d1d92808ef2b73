import fc from 'fast-check';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {wordsOf} from '../../words';
import {communityImages} from '../../data/communityImages';
import {restVersions} from '../../data/features';
import type {VersionId} from '../../data/versions';
import {defaultEntries, isSame, settingOf, withValue, type EditorData} from '../editor';
import {editorData} from '../editor/facts';
import {quote, type IniEntry} from '../ini';
import {readList} from '../lists';
import {environmentFor, settingsJson, startLineFor} from '.';

const dataOf = (version: VersionId): EditorData => editorData(version, wordsOf('en'));
const latest = dataOf('0.6.8');
const withValues = (values: Readonly<Record<string, string>>, data = latest): readonly IniEntry[] =>
  Object.entries(values).reduce(
    (entries, [key, value]) => withValue(entries, data, {key, value}),
    defaultEntries(data),
  );
const forms = ['compose', 'env'] as const;
const valueOf = (
  {type, values}: EditorData['settings'][number],
  number: number,
  word: string,
): string =>
  ({
    bool: number % 2 ? 'True' : 'False',
    int: String(number),
    float: (number / 10).toFixed(6),
    string: quote(word),
    enum: values?.[number % values.length]?.[0] ?? '',
    list: '(Steam)',
  })[type];

it('the variables of a community image: are those that the image does not write by itself', () => {
  const entries = withValues({ExpRate: '2.000000', ServerName: '"My $1 server"', bIsPvP: 'True'});
  const {text} = environmentFor(entries, latest, 'thijsvanloef', 'compose');
  // Without these lines the image would write the defaults of the newest build.
  expect(text.split('\n')).toEqual([
    ...['environment:', '  EXP_RATE: "2.000000"', '  DEATH_PENALTY: "All"'],
    ...['  PAL_EGG_DEFAULT_HATCHING_TIME: "72.000000"', '  IS_PVP: "True"'],
    ...['  IS_START_LOCATION_SELECT_BY_MAP: "True"', '  SERVER_NAME: "My $$1 server"'],
    '  BAN_LIST_URL: "https://api.palworldgame.com/api/banlist.txt"',
    ...['  REST_API_ENABLED: "False"', '  LOG_FORMAT_TYPE: "Text"', ''],
  ]);
});

it.each(
  communityImages.flatMap(({id}) =>
    forms.flatMap((form) => restVersions.map((version) => [id, form, version] as const)),
  ),
)('of %s as %s give the file of %s back', (id, form, version) => {
  const data = dataOf(version);
  const words = fc.constantFrom(..."|My server|パルの鯖|it's|$HOME|# 1|a: b|100%| x ".split('|'));
  const at = fc.nat(data.settings.length - 1);
  const change = fc.tuple(at, fc.integer({min: 1, max: 400}), words);
  fc.assert(
    fc.property(fc.array(change, {minLength: 4, maxLength: 12}), (changes) => {
      const own = {ExpRate: '7.000000', ServerPlayerMaxNum: '7', PublicPort: '9000'};
      const start = withValues(own, data);
      const entries = changes.reduce((list, [index, number, word]) => {
        const setting = data.settings[index]!;
        return withValue(list, data, {key: setting.key, value: valueOf(setting, number, word)});
      }, start);
      const {text, without, doubtful} = environmentFor(entries, data, id, form);
      expect(doubtful).toEqual([]);
      const back = readList(text, data);
      expect(back?.image).toBe(id);
      for (const {key, value} of entries) {
        const read = back!.file.entries.find((entry) => entry.key === key)!.value;
        expect(
          without.includes(key) || isSame(settingOf(data, key)!, read, value),
          `${key}: ${value} became ${read}`,
        ).toBe(true);
      }
      if (form === 'compose') {
        const {environment} = parse(text) as {environment: Record<string, unknown>};
        expect(Object.values(environment).map((value) => typeof value)).not.toContain('number');
      }
    }),
    {numRuns: 20},
  );
});

it.each(forms)('come back with every backslash (%s)', (form) => {
  // Compose takes a backslash before a closing single quote for an escape.
  const name = quote('C:\\new\\ $HOME \'x\' "y" \\');
  const {text} = environmentFor(withValues({ServerName: name}), latest, 'thijsvanloef', form);
  const back = readList(text, latest)?.file.entries;
  expect(back?.find(({key}) => key === 'ServerName')?.value).toBe(name);
  expect(text).not.toMatch(/'.*\\'$/m);
});

it('the variables of a community image: are not looked for in a settings file or in any other text', () => {
  expect(readList('OptionSettings=(DIFFICULTY=None,REGION="")', latest)).toBeUndefined();
  expect(readList('REGION=eu\nPORT=1', latest)).toBeUndefined();
  expect(readList('hello: world', latest)).toBeUndefined();
});

it('the variables of a community image: name what the image cannot set, and what may not come through', () => {
  const old = dataOf('0.4.15');
  const entries = withValues({AllowConnectPlatform: 'Xbox', ServerName: '"a \\"b\\""'}, old);
  const {without, doubtful} = environmentFor(entries, old, 'jammsen', 'env');
  expect(without).toEqual(['AllowConnectPlatform']);
  expect(doubtful).toEqual(['ServerName']);
});

it('the start line has an argument where it decides', () => {
  expect(startLineFor(defaultEntries(latest), latest)).toBeUndefined();
  const entries = withValues({PublicPort: '8250', ServerPlayerMaxNum: '16'});
  expect(startLineFor(entries, latest)).toEqual({
    windows: 'PalServer.exe -port=8250 -players=16',
    linux: './PalServer.sh -port=8250 -players=16',
    arguments: ['-port=8250', '-players=16'],
  });
  expect(startLineFor(withValues({PublicPort: '1; rm'}), latest)).toBeUndefined();
});

it('the other forms are JSON with the types of the settings', () => {
  const entries = [...withValues({ExpRate: '2.5', bIsPvP: 'yes'}), {key: 'Own', value: '7'}];
  const {version, settings} = JSON.parse(settingsJson(entries, latest)) as {
    version: string;
    settings: Record<string, unknown>;
  };
  expect(version).toBe('0.6.8');
  expect(settings).toMatchObject({
    ExpRate: 2.5,
    bIsPvP: true,
    ServerName: 'Default Palworld Server',
    CrossplayPlatforms: ['Steam', 'Xbox', 'PS5', 'Mac'],
    DeathPenalty: 'All',
    Own: '7',
  });
});
