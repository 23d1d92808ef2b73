import {describe, expect, it} from 'vitest';
import {newestVersion, versionIds} from '../../data/versions';
import {defaultIni} from '../settings';
import {knownSettings} from './facts';
import type {Diagnosis} from './diagnosis';
import {compareSettings, otherEdition} from './settings';

const version = newestVersion.id;
const known = knownSettings(version);
const defaults = Object.fromEntries(
  known.flatMap(({key, type, preset, words}) =>
    preset === undefined || /Password$/.test(key)
      ? []
      : [
          [
            key,
            type === 'bool'
              ? preset === 'True'
              : type === 'int' || type === 'float'
                ? Number(preset)
                : words && type === 'list'
                  ? preset.slice(1, -1).split(',')
                  : preset.replace(/^"|"$/g, ''),
          ],
        ],
  ),
);
/** The file of the edition with other values. */
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
const service =
  'services:\n  palworld:\n    image: thijsvanloef/palworld-server-docker\n    environment:\n';
const variables = `      EXP_RATE: 3
      PAL_CAPTURE_RATE: "2.0"
      SERVER_NAME: "My server"
      IS_PVP: true
      ADMIN_PASSWORD: "x"
      TZ: UTC
`;
const compare = (
  reply: object,
  file: string,
  name = 'PalWorldSettings.ini',
  option = false,
): Diagnosis =>
  compareSettings({text: JSON.stringify(reply), name: ''}, {text: file, name}, known, option);
const ids = ({causes}: Diagnosis): readonly string[] => causes.map(({id}) => id);

describe('settings in use', () => {
  it('finds no difference where there is none, whatever the form of the values', () => {
    const renamed = {...used, autoSaveSpan: 30, AutoSaveSpan: undefined};
    expect(compare(renamed, ini(mine))).toMatchObject({
      verdict: 'same',
      differences: [],
      causes: [],
    });
    expect(compare(used, ini(mine)).count).toBeGreaterThan(60);
  });

  it.for<
    readonly [
      what: string,
      reason: string,
      reply: object,
      file: string,
      name?: string,
      option?: true,
    ]
  >([
    ['the default file', 'default-file', used, ini({}), 'DefaultPalWorldSettings.ini'],
    ['a broken line', 'broken-line', defaults, ini(mine).replace('ExpRate', '\nExpRate')],
    ['an open quote', 'broken-line', defaults, ini({...mine, ServerName: '"My'})],
    ['no header', 'broken-line.section', defaults, ini(mine).replace('[/Script', '[ /Script')],
    ['an empty file', 'broken-line', defaults, '[/Script/Pal.PalGameWorldSettings]\n'],
    ['WorldOption.sav', 'worldoption', {...defaults, ExpRate: 1.5}, ini(mine), 'a.ini', true],
    [
      'values from elsewhere',
      'worldoption',
      {...defaults, ExpRate: 1.5, PalCaptureRate: 0.7},
      ini(mine),
    ],
    [
      'variables of an image',
      'container',
      {...defaults, RESTAPIEnabled: true, ServerName: 'jammsen-docker-generated-3640'},
      ini(mine),
    ],
    ['the wrong folder', 'wrong-folder', defaults, ini(mine)],
    ['no restart', 'edited-while-running', {...used, ExpRate: 2.5}, ini(mine)],
    [
      'an argument',
      'overrides',
      {...used, ServerPlayerMaxNum: 10},
      ini({...mine, ServerPlayerMaxNum: '20'}),
    ],
    ['a wrong key', 'misspelt', used, ini(mine).replace('ExpRate=3', 'ExpRates=4,ExpRate=3')],
    ['a wrong type', 'format.value', {...used, ExpRate: 1}, ini({...mine, ExpRate: '"5"'})],
    [
      'a key that comes twice',
      'format.repeated',
      used,
      ini(mine).replace('ExpRate=3', 'ExpRate=3.000000,ExpRate=4'),
    ],
    [
      'two lines',
      'format.lines',
      used,
      ini(mine).replace('OptionSettings', 'OptionSettings=(ExpRate=9)\nOptionSettings'),
    ],
    [
      'a key of another build',
      'after-update',
      used,
      ini(mine).replace('ExpRate=3', 'AllowConnectPlatform=Steam,ExpRate=3'),
    ],
    ['an older build', 'after-update', {...defaults, bActiveUNKO: undefined}, ini({})],
    [
      'templates of a panel',
      'container.panel',
      {...used, BuildObjectDeteriorationDamageRate: 1, DeathPenalty: 'All'},
      ini({...mine, DeathPenalty: 'ItemAndEquipment'}),
    ],
  ])('names %s', ([, reason, reply, file, name, option]) => {
    expect(ids(compare(reply, file, name, option))[0]).toBe(reason);
  });

  it('knows an answer that holds no settings', () => {
    const file = {text: ini(mine), name: ''};
    const first = (text: string, name = ''): Diagnosis =>
      compareSettings({text, name}, file, known);
    const refused = first('Unauthorized (AdminPassword is empty)');
    expect([refused.verdict, ids(refused)]).toEqual(['unauthorized', ['worldoption']]);
    expect(first('hello').verdict).toBe('nothing');
  });

  it.for<
    readonly [what: string, reason: string | undefined, reply: object, file: string, option?: true]
  >([
    ['variables that the container has', undefined, used, `${service}${variables}`],
    ['an old container', 'container.recreate', defaults, `${service}${variables}`],
    ['an env file', 'container.recreate', defaults, 'EXP_RATE=3.0\nPAL_CAPTURE_RATE="2"\n'],
    [
      'a mode that leaves the file',
      'container.mode',
      defaults,
      `${service}${variables}      DISABLE_GENERATE_SETTINGS: true\n`,
    ],
    [
      'a mode that is not set',
      'container.mode',
      defaults,
      'image: jammsen/palworld-dedicated-server\nMAX_PLAYERS=20\n',
    ],
    [
      'a variable of another image',
      'container.name',
      defaults,
      `${service}${variables}      MAX_PLAYERS: 20\n`,
    ],
    ['variables and WorldOption.sav', 'worldoption', defaults, `${service}${variables}`, true],
    ['a value from elsewhere', undefined, defaults, 'EXP_RATE=${RATE}\nPLAYERS=32\n'],
  ])('names %s', ([, reason, reply, file, option]) => {
    const found = compare(reply, file, 'compose.yaml', option);
    expect(ids(found).includes(reason ?? 'container.recreate')).toBe(reason !== undefined);
    expect(found.verdict).toBe(reason ? 'different' : 'same');
  });

  it('finds the server in whichever field its reply is', () => {
    const reply = {text: JSON.stringify(defaults), name: ''};
    const file = {text: ini(mine), name: ''};
    expect(compareSettings(file, reply, known)).toEqual(compareSettings(reply, file, known));
  });

  it('compares two files and two servers, and shows no password', () => {
    const file = (changes: Readonly<Record<string, string>>) => ({
      text: ini({...mine, ...changes}),
      name: '',
    });
    const {differences, causes} = compareSettings(
      file({AdminPassword: '"one"'}),
      file({AdminPassword: '"two"', ExpRate: '4.0'}),
      known,
    );
    expect(differences).toMatchObject([
      {key: 'AdminPassword', left: '***', right: '***'},
      {key: 'ExpRate', left: '3.000000', right: '4.0'},
    ]);
    expect(causes).toEqual([]);
    const reply = (value: object) => ({text: JSON.stringify(value), name: ''});
    const servers = compareSettings(reply(used), reply(defaults), known);
    expect(servers.differences.map(({key}) => key).sort()).toEqual(Object.keys(mine).sort());
  });

  it('is not led astray by a reply made to harm', () => {
    const text = `{"__proto__": {"x": 1}, "constructor": 1, "ExpRate": "${'9'.repeat(100_000)}"}`;
    const found = compareSettings({text, name: ''}, {text: ini(mine), name: ''}, known);
    expect(JSON.stringify(found).length).toBeLessThan(20_000);
  });
});

it.each(versionIds)('tells a file of %s from one of the page', (shown) => {
  const known = knownSettings(shown);
  const found = (text: string) =>
    otherEdition(
      [
        {text: '', name: ''},
        {text, name: ''},
      ],
      known,
      shown,
      versionIds,
    );
  expect(found(defaultIni(shown))).toBeUndefined();
  const newest = defaultIni(newestVersion.id);
  expect(found(newest)).toBe(newest === defaultIni(shown) ? undefined : newestVersion.id);
  expect(found('hello')).toBeUndefined();
});
