import {expect, it} from 'vitest';
import {newestVersion, versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import {defaultEntries} from '../editor';
import {editorData} from '../editor/facts';
import {settingsJson} from '../outputs';
import {defaultIni} from '../settings';
import {knownSettings} from './facts';
import type {Diagnosis} from './diagnosis';
import {compareSettings, otherEdition} from './settings';

const version = newestVersion.id;
const known = knownSettings(version);
const data = editorData(version, wordsOf('en'));
/** Leaves out passwords, as the reply of the REST API does. */
const {settings} = JSON.parse(settingsJson(defaultEntries(data), data)) as {settings: object};
const defaults = Object.fromEntries(
  Object.entries(settings).filter(([key]) => !/Password$/.test(key)),
);
function ini(changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [key, value]) =>
      text.replace(new RegExp(`([(,]${key}=)(?:"[^"]*"|\\([^)]*\\)|[^,)]*)`), `$1${value}`),
    defaultIni(version).replace(/^;.*\n/gm, ''),
  );
}
const mine = {
  ExpRate: '3.000000',
  PalCaptureRate: '2.000000',
  ServerName: '"My server"',
  bIsPvP: 'True',
};
const used = {...defaults, ExpRate: 3, PalCaptureRate: 2, ServerName: 'My server', bIsPvP: true};
const compose = `services:
  palworld:
    image: thijsvanloef/palworld-server-docker
    environment:
      EXP_RATE: 3
      PAL_CAPTURE_RATE: "2.0"
      SERVER_NAME: "My server"
      IS_PVP: true
      ADMIN_PASSWORD: "x"
      TZ: UTC
`;
const rates = {ExpRate: 3, PalCaptureRate: 2, bIsPvP: true};
const asFile = (text: string, name = '') => ({text, name});
const asReply = (reply: object) => asFile(JSON.stringify(reply));
const compare = (
  reply: object,
  file: string,
  around: Parameters<typeof compareSettings>[3] = {},
  name = 'PalWorldSettings.ini',
) => compareSettings(asReply(reply), asFile(file, name), known, around);
const ids = ({causes}: Diagnosis): readonly string[] => causes.map(({id}) => id);

type Row = readonly [
  string,
  reason: string,
  reply: object,
  file: string,
  around?: Parameters<typeof compareSettings>[3],
  name?: string,
];
const own = ini(mine);
const crowded = ini({...mine, ServerPlayerMaxNum: '20'});
const named = {...defaults, ServerName: 'Panel', RCONEnabled: true, RCONPort: 25576};
const withLine = (line: string) => own.replace('ExpRate=3', `${line},ExpRate=3`);

it('settings in use: finds no difference where there is none, whatever the form of the values', () => {
  const renamed = {...used, autoSaveSpan: 30, AutoSaveSpan: undefined};
  expect(compare(renamed, own)).toMatchObject({verdict: 'same', differences: [], causes: []});
  expect(compare(used, own).count).toBeGreaterThan(60);
});

it.for<Row>([
  ['the default file', 'default-file', used, ini({}), {}, 'DefaultPalWorldSettings.ini'],
  ['a broken line', 'broken-line', defaults, own.replace('ExpRate', '\nExpRate')],
  ['an open quote', 'broken-line', defaults, ini({...mine, ServerName: '"My'})],
  ['no header', 'broken-line.section', defaults, own.replace('[/Script', '[ /Script')],
  ['an empty file', 'broken-line', defaults, '[/Script/Pal.PalGameWorldSettings]\n'],
  ['WorldOption.sav', 'worldoption', {...defaults, ExpRate: 1.5}, own, {hasWorldOption: true}],
  ['other values', 'worldoption', {...defaults, ExpRate: 1.5, PalCaptureRate: 0.7}, own],
  ['an image', 'container', {...defaults, ServerName: 'jammsen-docker-generated-3640'}, own],
  ['the wrong folder', 'wrong-folder', defaults, own],
  ['no restart', 'edited-while-running', {...used, ExpRate: 2.5}, own],
  ['a panel that writes names and ports', 'container.panel', {...used, ...named, ...rates}, own],
  ['an image that writes all', 'container', {...named, bIsPvP: false}, own],
  ['an image with the same name', 'container', {...defaults, ServerName: 'My server'}, own],
  ['an image, as the reader says', 'container', {...used, ExpRate: 1}, own, {place: 'container'}],
  ['a panel, as the reader says', 'container.panel', {...used, ExpRate: 1}, own, {place: 'panel'}],
  [
    "another system's folder",
    'wrong-folder',
    {...defaults, ServerName: 'My server'},
    own,
    {place: 'machine'},
  ],
  ['an argument', 'overrides', {...used, ServerPlayerMaxNum: 10}, crowded],
  ['a wrong key', 'misspelt', used, withLine('ExpRates=4')],
  ['a wrong type', 'format.value', {...used, ExpRate: 1}, ini({...mine, ExpRate: '"5"'})],
  ['a key that comes twice', 'format.repeated', used, withLine('ExpRate=4')],
  ['two lines', 'format.lines', used, own.replace('Option', 'OptionSettings=(ExpRate=9)\nOption')],
  ['a key of another build', 'after-update', used, withLine('AllowConnectPlatform=Steam')],
  ['an older build', 'after-update', {...defaults, bActiveUNKO: undefined}, ini({})],
  [
    'templates of a panel',
    'container.panel',
    {...used, BuildObjectDeteriorationDamageRate: 1, DeathPenalty: 'All'},
    ini({...mine, DeathPenalty: 'ItemAndEquipment'}),
  ],
])('settings in use: names %s', ([, reason, reply, file, around, name]) => {
  expect(ids(compare(reply, file, around, name))[0]).toBe(reason);
});

it('settings in use: names a value that is the default of another build on both sides', () => {
  const found = compare({...used, DeathPenalty: 'All'}, ini({...mine, DeathPenalty: 'All'}));
  expect(found).toMatchObject({
    verdict: 'same',
    causes: [{id: 'after-update.default', lines: [{text: 'DeathPenalty=All (Item)'}]}],
  });
});

it('settings in use: knows an answer that holds no settings', () => {
  const first = (text: string) => compareSettings(asFile(text), asFile(own), known);
  const refused = first('Unauthorized (AdminPassword is empty)');
  expect([refused.verdict, ids(refused)]).toEqual(['unauthorized', ['worldoption']]);
  expect(first('hello').verdict).toBe('nothing');
  const unread = compare({ExpRate: 1}, 'OptionSettings=(ExpRate=3)');
  expect([unread.verdict, unread.differences]).toEqual(['found', []]);
});

const more = (variable: string) => `${compose}      ${variable}\n`;
it.for<readonly [reason: string, file: string, reply?: object, option?: true]>([
  ['', compose, used],
  ['container.recreate', compose],
  ['container.recreate', 'EXP_RATE=3.0\nPAL_CAPTURE_RATE="2"\n'],
  ['container.mode', more('DISABLE_GENERATE_SETTINGS: true')],
  ['container.mode', 'image: jammsen/palworld-dedicated-server\nMAX_PLAYERS=20\n'],
  ['container.name', more('MAX_PLAYERS: 20')],
  ['worldoption', compose, defaults, true],
  ['', 'EXP_RATE=${RATE}\nPLAYERS=32\n'],
])('names %j for a container: %j', ([reason, file, reply = defaults, hasWorldOption = false]) => {
  const found = compare(reply, file, {hasWorldOption}, 'compose.yaml');
  expect(ids(found).includes(reason || 'container.recreate')).toBe(reason !== '');
  expect(found.verdict).toBe(reason ? 'different' : 'same');
});

it('settings in use: finds the server in whichever field its reply is', () => {
  const [reply, file] = [asReply(defaults), asFile(own)];
  expect(compareSettings(file, reply, known)).toEqual(compareSettings(reply, file, known));
});

it('settings in use: compares two files and two servers, and shows no password', () => {
  const file = (changes: Readonly<Record<string, string>>) => asFile(ini({...mine, ...changes}));
  const one = file({AdminPassword: '"one"'});
  const two = file({AdminPassword: '"two"', ExpRate: '4.0'});
  const {differences, causes} = compareSettings(one, two, known);
  expect(differences).toMatchObject([
    {key: 'AdminPassword', left: '***', right: '***'},
    {key: 'ExpRate', left: '3.000000', right: '4.0'},
  ]);
  expect(causes).toEqual([]);
  const servers = compareSettings(asReply(used), asReply(defaults), known);
  expect(servers.differences.map(({key}) => key).sort()).toEqual(Object.keys(mine).sort());
});

it('settings in use: is not led astray by a reply made to harm', () => {
  const text = `{"__proto__": {"x": 1}, "constructor": 1, "ExpRate": "${'9'.repeat(100_000)}"}`;
  const found = compareSettings(asFile(text), asFile(own), known);
  expect(JSON.stringify(found).length).toBeLessThan(20_000);
});

it.each(versionIds)('tells a file of %s from one of the page', (shown) => {
  const found = (text: string) =>
    otherEdition([asFile(''), asFile(text)], knownSettings(shown), shown, versionIds);
  expect(found(defaultIni(shown))).toBeUndefined();
  const newest = defaultIni(newestVersion.id);
  expect(found(newest)).toBe(newest === defaultIni(shown) ? undefined : newestVersion.id);
  expect(found('hello')).toBeUndefined();
});
