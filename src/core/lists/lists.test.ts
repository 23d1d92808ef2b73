import {expect, it} from 'vitest';
import {timeOf} from '../../../tests/support/timeOf';
import {wordsOf} from '../../words';
import {newestVersion} from '../../data/versions';
import {apply} from '../../../tests/support/editorStates';
import {defaultEntries, assigning} from '../editor';
import {editorData} from '../editor/facts';
import {checkText} from '../editor/reader';
import {settingsJson} from '../outputs';
import {writeIni} from '../ini';

const data = editorData(newestVersion.id, wordsOf('en'));
const found = (text: string) => {
  const {parsed, from, after} = checkText(text, data);
  const values = Object.fromEntries(parsed.file.entries.map(({key, value}) => [key, value]));
  return {values, from, after, problems: parsed.problems, file: writeIni(parsed.file)};
};

const saved = {
  Difficulty: {type: 'EnumProperty', value: {value: 'EPalOptionWorldDifficulty::None'}},
  ExpRate: {id: null, value: 2.5, type: 'FloatProperty'},
  ServerName: {id: null, value: 'My, server', type: 'StrProperty'},
  bIsPvP: {value: true, id: null, type: 'BoolProperty'},
  CrossplayPlatforms: {
    value: {values: ['EPalAllowConnectPlatform::Steam', 'EPalAllowConnectPlatform::Xbox']},
    type: 'ArrayProperty',
  },
  DeathPenalty: {type: 'EnumProperty', value: {value: 'EPalOptionWorldDeathPenalty::Item'}},
};
const numbered = {
  Difficulty_0: 'EPalOptionWorldDifficulty::None',
  ExpRate_0: 2.5,
  ServerName_0: 'My, server',
  bIsPvP_0: true,
  CrossplayPlatforms_0: ['Steam', 'Xbox'],
  DeathPenalty_0: 'EPalOptionWorldDeathPenalty::Item',
};

const lists: Readonly<Record<string, string>> = {
  'a save as JSON': JSON.stringify({
    header: {save_game_version: 3},
    properties: {OptionWorldData: {value: {Settings: {value: saved}}}},
  }),
  'a save as JSON, with numbered fields': JSON.stringify({
    root: {properties: {OptionWorldData_0: {Settings_0: numbered}}},
  }),
  'the whole answer of the REST API, on lines':
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\n  "Difficulty": "None",\n  "ExpRate": 2.5,\n  "ServerName": "My, server",\n  "bIsPvP": true,\n  "CrossplayPlatforms": [\n    "Steam",\n    "Xbox"\n  ],\n  "DeathPenalty": "Item"\n}\n',
  'a piece of JSON':
    '"Difficulty": "None",\n"ExpRate": 2.5,\n"ServerName": "My, server",\n"bIsPvP": true,\n"CrossplayPlatforms": [\n  "Steam",\n  "Xbox"\n],\n"DeathPenalty": "Item",\n',
  'names and values of YAML':
    'env:\n  - name: Difficulty\n    value: "None"\n  - name: ExpRate\n    value: "2.5"\n  - name: ServerName\n    value: "My, server"\n  - name: IsPvP\n    value: "true"\n  - name: CrossplayPlatforms\n    value: "(Steam,Xbox)"\n  - name: DeathPenalty\n    value: Item\n',
  'a list of YAML':
    '- Difficulty=None\n- ExpRate=2.5\n- "ServerName=My, server"\n- bIsPvP=True\n- CrossplayPlatforms=Steam,Xbox\n- DeathPenalty=Item\n',
  'a dictionary of Python':
    "{'Difficulty': 'None', 'ExpRate': 2.5, 'ServerName': 'My, server', 'bIsPvP': True, 'CrossplayPlatforms': (Steam,Xbox), 'DeathPenalty': 'Item'}\n",
  'a spreadsheet that doubles quotes':
    'Difficulty\tNone\r\nExpRate\t2.5\r\nServerName\t"""My, server"""\r\nbIsPvP\tTRUE\r\nCrossplayPlatforms\t"(Steam,Xbox)"\r\nDeathPenalty\tItem\r\n',
};

it.each(Object.entries(lists))('is read from %s', (_name, text) => {
  const {values, after, problems} = found(text);
  expect(values).toEqual({
    Difficulty: 'None',
    ExpRate: '2.5',
    ServerName: '"My, server"',
    bIsPvP: expect.stringMatching(/^true$/i) as string,
    CrossplayPlatforms: '(Steam,Xbox)',
    DeathPenalty: 'Item',
  });
  expect(problems.filter(({code}) => code !== 'left-over')).toEqual([]);
  expect(after).toEqual({kind: 'all', unused: []});
});

it('comes back from the JSON of the editor as it was', () => {
  const name = {key: 'ServerName', value: '"パル \\"x\\" \\\\ , ("'};
  const platforms = {key: 'CrossplayPlatforms', value: '(Steam)'};
  const {draft} = apply(data, assigning(data, name, platforms));
  const text = settingsJson(draft.file.entries, data);
  const {values} = found(text);
  const again = defaultEntries(data).map(({key, value}) => ({key, value: values[key] ?? value}));
  expect(settingsJson(again, data)).toBe(text);
  expect(Object.keys(values)).toHaveLength(data.settings.length);
});

it('asks about a number with a mark between thousands, and tells what is none of its settings', () => {
  const {values, problems, file} = found(
    'ExpRate: 2\nDropItemMaxNum: 3,000\nServerName: We\nMotto: Hello\n',
  );
  expect(values).toEqual({ExpRate: '2', ServerName: '"We"'});
  expect(problems.map(({code, line}) => [code, line])).toEqual([
    ['unread', 2],
    ['left-over', 4],
  ]);
  expect(file).toContain('; DropItemMaxNum=3,000\n; Motto: Hello\n');
});

it.each([
  ['a package', '{"name": "x", "version": "1.0.0", "Region": "eu", "main": "a", "type": "b"}'],
  ['a Compose file of something else', 'services:\n  web:\n    image: nginx\n    Region: eu\n'],
  ['prose', 'Note: hello\nDifficulty: hard to say\nPeople: many\nWhy: unknown\nWho: all\n'],
  ['another game', 'ServerPassword  abc\nMaxPlayers  32\nXPMultiplier  2\nTaming  3\nMap  x\n'],
])('is not found in %s', (_name, text) => expect(found(text).from).toBeUndefined());

it('counts what the variables of an image set, not what the image writes of its own accord', () => {
  const text = 'environment:\n  EXP_RATE: "2"\n  SERVER_NAME: We\n  DEATH_PENALTY: x\n';
  const {server, warnings, from} = checkText(text, data);
  expect(from).toMatchObject({image: 'thijsvanloef', count: 3});
  const older = checkText(text, editorData('0.6.8', wordsOf('en'))).from;
  expect(older?.ownDefaults).toContain('BanListURL');
  expect(warnings.map(({key}) => key)).not.toContain('LogFormatType');
  expect(server).toEqual({kind: 'some', unused: ['DeathPenalty']});
});

it.each<readonly [what: string, text: string, values: Readonly<Record<string, string>>]>([
  [
    'quotes and bars of a text in a spreadsheet',
    'ServerName;"We | ""us"" | you"\nAdminPassword;"""x"""\nExpRate;2\n',
    {ServerName: '"We | \\"us\\" | you"', AdminPassword: '"x"', ExpRate: '2'},
  ],
  [
    'signs in cells and in quotes',
    'ServerName,|B\nAdminPassword,=x:y\nRegion,"\\true,"\nExpRate,2\n',
    {ServerName: '"|B"', AdminPassword: '"=x:y"', Region: '"\\\\true,"'},
  ],
  [
    'a bar in a cell',
    '| ServerName | `We \\| you` |\n| ExpRate | 2 |\n',
    {ServerName: '"We | you"'},
  ],
  [
    'signs of YAML in quotes',
    "environment:\n  SERVER_NAME: '1: > #a'\n  EXP_RATE: 2\n  PLAYERS: 8\n",
    {ServerName: '"1: > #a"'},
  ],
  ['a comma at the end', 'EXP_RATE\t2\nSERVER_NAME\tA,\nPLAYERS\t8\n', {ServerName: '"A,"'}],
  [
    'a semicolon in a file, and ends a value only at a variable',
    'EXP_RATE=2;PLAYERS=8\nADMIN_PASSWORD=abc;DEF=1\nSERVER_NAME=Fun;exp=3\nREGION=x/?a=1;b=2\n',
    {
      ServerPlayerMaxNum: '8',
      AdminPassword: '"abc;DEF=1"',
      ServerName: '"Fun;exp=3"',
      Region: '"x/?a=1;b=2"',
    },
  ],
  [
    'the signs at the end of a value, and drops the mark at the start of a file',
    '\uFEFFADMIN_PASSWORD=a]\nSERVER_PASSWORD=p}\nSERVER_NAME=Pal [x }\nREGION=\n\n',
    {AdminPassword: '"a]"', ServerPassword: '"p}"', ServerName: '"Pal [x }"', Region: '""'},
  ],
])('keeps %s', (_what, text, values) => {
  expect(found(text)).toMatchObject({values, problems: []});
});

it('takes other names for no misspelt ones', () => {
  expect(found('EXP_RATE=2\nPLAYERS=8\nRCON_HOST=x\nEGG_RATE=3\n').problems).toEqual([]);
  const single = found('EXP_RATE=2\nBACKUP_ENABLED=true\nTZ=UTC\n');
  expect(single).toMatchObject({
    from: {count: 1},
    problems: [{severity: 'note'}, {severity: 'note'}],
  });
});

it('loses nothing behind a quote that is none', () => {
  const {values, problems} = found('ServerName: "We" & you\nExpRate: 2 # two\nRegion: "EU" # x\n');
  expect(values).toEqual({ExpRate: '2', Region: '"EU"'});
  expect(problems.map(({code}) => code)).toEqual(['unclosed']);
});

it('does not count settings for which an image has no variable', () => {
  const lines = ['"EXP_RATE=2"', 'SERVER_NAME=We', 'NightTimeSpeedRate=3'];
  const text = `[Service]\n${lines.map((one) => `Environment=${one}\n`).join('')}`;
  const {from, server, after, problems, repaired} = checkText(text, data);
  expect(from).toMatchObject({image: 'thijsvanloef', count: 2});
  expect(problems).toMatchObject([{code: 'no-variable', line: 4}]);
  const some = {kind: 'some', unused: ['NightTimeSpeedRate']};
  expect([server, after]).toMatchObject([some, some]);
  expect(repaired).not.toContain('NightTimeSpeedRate');
});

it('does not go in circles on braces that stay open', () => {
  expect(timeOf(() => found('{'.repeat(200_000)))).toBeLessThan(2000);
});

it('leaves a settings file without its frame to the reader of such files', () => {
  for (const text of ['ExpRate=2\nbIsPvP=True\n', 'ExpRate=2,bIsPvP=True', '(ExpRate=2)']) {
    expect(found(text).from).toBeUndefined();
    expect(found(text).values.ExpRate).toBe('2');
  }
});

it.each([
  ['docker run', 'docker run --env-file ./pal.env -e EXP_RATE=2 -e PLAYERS=8 img\n', './pal.env'],
  ['Compose', 'env_file: pal.env\nenvironment:\n  EXP_RATE: 2\n  PLAYERS: 8\n', 'pal.env'],
  [
    'a unit',
    '[Service]\nEnvironmentFile=-/etc/pal.env\nEnvironment=EXP_RATE=2 PLAYERS=8\n',
    '/etc/pal.env',
  ],
  ['a unit of one setting', 'EnvironmentFile=/p.env\nEnvironment=EXP_RATE=2\n', '/p.env'],
  ['an anchor', 'environment:\n  <<: *common\n  EXP_RATE: 2\n  PLAYERS: 8\n', '*common'],
  [
    'Kubernetes',
    'kind: Pod\nenvFrom:\n- secretRef:\n    name: pal\nenv:\n- name: EXP_RATE\n  value: "2"\n- name: PLAYERS\n  value: "8"\n',
    'envFrom',
  ],
])('names the file that %s takes further values from', (_name, text, file) => {
  const {problems} = checkText(text, data);
  expect(problems).toContainEqual(
    expect.objectContaining({code: 'elsewhere', severity: 'error', data: {name: file}}),
  );
});
