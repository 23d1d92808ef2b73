import {expect, it} from 'vitest';
import {damages, header, line} from '../../../tests/support/damagedFiles';
import {wordsOf} from '../../words';
import {knownKeys} from '../settings/knownKeys';
import {parseIni as parse} from './read';
import {isNoFile, problemCodes, quote, quotedText, unquote, writeIni, type ParsedIni} from '.';

const parseIni = (text: string): ParsedIni => parse(text, knownKeys);

const harmless = ['empty', 'template', 'second-line'];

it.each(damages)('parseIni on a damaged file: repairs $name', ({text, repaired, problems}) => {
  const parsed = parseIni(text);
  expect(writeIni(parsed.file)).toBe(repaired);
  expect(parsed.problems.map((p) => `${p.code}@${p.line}:${p.column}`)).toEqual(problems);
  const again = parseIni(repaired);
  expect(writeIni(again.file)).toBe(repaired);
  expect(again.problems.map(({code}) => code).filter((code) => !harmless.includes(code))).toEqual(
    [],
  );
});

it('parseIni on a damaged file: has a fixture for every kind of damage', () => {
  const covered = new Set(damages.flatMap(({problems}) => problems.map((p) => p.split('@')[0])));
  const ofBytes = ['encoding', 'no-mark', 'world-option', 'unreadable'];
  const ofLists = ['no-variable', 'reference', 'unclosed', 'elsewhere', 'twice'];
  const wanted = problemCodes.filter((code) => ![...ofBytes, ...ofLists].includes(code));
  expect(wanted.filter((code) => !covered.has(code))).toEqual([]);
  expect(damages.length).toBeGreaterThan(60);
});

it('every problem of a settings file has words, and no words are without one', () => {
  const {problem} = wordsOf('en').settingsFile;
  expect(Object.keys(problem).sort()).toEqual([...problemCodes].sort());
});

it.each([
  ...['OptionSetting=($)', 'OptionSettings:($)', 'OptionSettings($)', 'OptionSettings=$)'],
  ...['OptionSettings=(($))', 'OptionSettings=\n($)', 'OptionSettings=($', 'OptionSettings=($,,)'],
  ...['OptionSettings=(ExpRate=2),bIsPvP=True)', 'OptionSettings=(ExpRate=2 bIsPvP=True)'],
  ...['OptionSettings=(ExpRate=2,,bIsPvP=True)', 'OptionSettings=(Exp\u200bRate=2,bIsPvP=True)'],
])('parseIni on a damaged file: repairs the line %j', (damaged) => {
  const list = 'ExpRate=2,bIsPvP=True';
  const {file, problems} = parseIni(`${header}\n${damaged.replace('$', list)}\n`);
  expect(writeIni(file)).toBe(line(list));
  expect(problems.map(({code}) => code)).toEqual(['option-line']);
});

it.each([
  ['nothing of the game', 'a=1\nb=2\n'.repeat(100)],
  ['a program', 'const value = call(other, "text");\n'.repeat(1000)],
  ['a Compose file', 'services:\n  palworld:\n    environment:\n      PLAYERS: 16\n'],
  ['a JSON file', '{"name": "x", "version": "1.0.0", "scripts": {"start": "x"}}'],
  ['another settings file', '[/Script/Pal.PalGameLocalSettings]\nDedicatedServerName=ABC\n'],
  ['an archive', 'PK\u0003\u0004\u0014\0\0PalWorldSettings.ini\u008d=\u0001('],
  ['a save game', '\u0010\0\0\0PlM1x\u009cGVAS ExpRate=2\0\u0001'],
])('a settings file is told from %s', (_name, text) => {
  expect(parseIni(text).problems.some(({code}) => isNoFile(code))).toBe(true);
});

it('parseIni on a damaged file: says what was, what is, and whether the server has read it', () => {
  const list = 'ExpRate=２,RESTAPIPort="8212",DeathPenalty=item,CrossplayPlatforms=(Steam;\tXbox)';
  const {problems} = parseIni(line(`${list},ServerName=a`));
  expect(problems.map(({code, severity, data}) => [code, severity, data])).toEqual([
    ['value', 'error', {key: 'ExpRate', was: '２', is: '2'}],
    ['value', 'error', {key: 'RESTAPIPort', was: '"8212"', is: '8212'}],
    ['list', 'error', {key: 'CrossplayPlatforms', was: '(Steam; Xbox)', is: '(Steam,Xbox)'}],
    ['text', 'error', {key: 'ServerName', was: '…', is: '…'}],
  ]);
});

it('parseIni on a damaged file: offers those of all earlier lines, of each key the first one', () => {
  const lists = ['ExpRate=2', 'ExpRate=3,bIsPvP=True', 'PalCaptureRate=4'];
  const lines = lists.map((list) => `OptionSettings=(${list})\n`).join('');
  expect(parseIni(`${header}\n${lines}`).other).toEqual([
    {key: 'ExpRate', value: '2'},
    {key: 'bIsPvP', value: 'True'},
  ]);
});

it('parseIni on a damaged file: tells each place where something is left over, and repairs all of them', () => {
  const many = 'hello,there,\n'.repeat(1000);
  const {problems, file} = parseIni(line(`ExpRate=2,${many}bIsPvP=True`));
  expect(problems.filter(({code}) => code === 'left-over')).toHaveLength(1000);
  expect(file.entries.map(({key}) => key)).toEqual(['ExpRate', 'bIsPvP']);
});

it.each([
  ...['ExpRate=2/3', 'ExpRate=2|3', 'ExpRate=2-3', 'ExpRate=1 000', 'ExpRate=2，５', 'ExpRate=2倍'],
  ...['ExpRate=1. 05', 'bIsPvP=True/False', 'bIsPvP=True or False', 'PublicPort=8211-8215'],
  ...['DeathPenalty=Item AndEquipment', 'CrossplayPlatforms=(Steam,#Xbox)'],
  ...['ExpRate=1 -> 2', 'ServerName=1 -> "x"', 'ServerName="a " -> "x"', 'ServerName=("a b")'],
  ...['ServerName="My se…', 'AdminPassword="xy...', 'ServerName="say \\"hi\\"'],
  ...['ServerName=/"PublicIP=2"', "AdminPassword=''xy''", 'Region=%22a%22', 'PublicIP=—""'],
  ...['ServerName="""Region=2"""', 'ServerName=~"a,Region=2,b"', 'ServerName=a # b'],
  ...['ServerName=[Tom / Region=2]', 'ServerPassword=\\"a"', 'ServerName="my "best""'],
  ...['ExpRate=1,5', 'DropItemMaxNum=3,000', 'AutoSaveSpan=1,800.000000', 'ExpRate=1.00)0000'],
  ...['ExpRate=2。5', 'ExpRate=2\n> .5', 'ExpRate=1.00\n0000', 'bIsPvP=Tr\nue', 'bIsPvP=enabled'],
  ...['bIsPvP=rue', 'DeathPenalty=Itemss', 'DeathPenalty=7', 'CrossplayPlatforms=['],
  ...['CrossplayPlatforms=(Steam,P“aveData=True', 'ServerName="C:\\dir\\"', 'ServerName="a\nb"'],
  ...['ServerName="The "best", (yes "really") one"', 'ServerName="My" server'],
  ...['AdminPassword="x-1"x-1"', 'AdminPassword=,secret-1', 'AdminPassword=||"x-1"||'],
  ...['AdminPassword="ab\\\\\ncd"', 'ServerName=!"a, b=c"', 'ServerName=“Our […]'],
])('makes no value of %s, which has more than one reading', (setting) => {
  const {file, problems} = parseIni(line(`${setting},WorkSpeedRate=3`));
  expect(file.entries.map(({key}) => key)).toEqual(['WorkSpeedRate']);
  const [asked] = problems.filter(({code}) => /^(?:unread|word)$/.test(code));
  const [key = '', value = ''] = setting.split(/=(.*?)\)?$/m);
  expect(asked?.data.key).toBe(key);
  expect(writeIni(file).replaceAll('/', '|')).toContain(`; ${key}=${value.replaceAll('/', '|')}`);
});

it.each([
  '"abc=$Zf,zbz"',
  '"$ecret,abc99"',
  '"{{a}}, (x)"',
  '"see OptionSettings=( below"',
  '"x, Region=2"',
  '"a (b)" (a note)',
  '"a",Foo "b"',
  '",Region=2"',
])('a text in closed quotes stays whole in a damaged file: %s', (text) => {
  const {file} = parseIni(line(`AdminPassword=${text},ExpRate:=2`));
  const [said] = /^"[^"]*"/.exec(text)!;
  expect(file.entries).toEqual([
    {key: 'AdminPassword', value: said},
    {key: 'ExpRate', value: '2'},
  ]);
});

it.each([
  'New=1&Next=2',
  'New="a" / Next="b"',
  'New=1,//Next=2',
  'New=True;Next=(A,B)',
  'New=1|Next=2',
])('keeps %s, or says that it is a comment', (settings) => {
  const {file, problems} = parseIni(line(`ExpRate=2,${settings},bIsPvP=True`));
  const written = writeIni(file);
  const kept = file.entries.filter(({key}) => /^(?:New|Next)$/.test(key));
  expect(kept.filter(({value}) => !/^(?:\d|True|"\w"|\(A,B\))$/.test(value))).toEqual([]);
  expect(settings.match(/\w+(?==)/g)!.filter((key) => !written.includes(key))).toEqual([]);
  expect(/; .*=/.test(written)).toBe(problems.some(({code}) => code === 'left-over'));
  expect(file.entries.at(-1)).toEqual({key: 'bIsPvP', value: 'True'});
});

it('texts: the mask of a comment sign behind an open quote changes no other text', () => {
  const {file} = parseIni(line('ServerName="My server,AdminPassword="a /* b */",ExpRate=2'));
  expect(file.entries[1]).toEqual({key: 'AdminPassword', value: '"a /* b */"'});
});

it.each([', ; ', ' # ', ', // ', ', /* ', '\n-- '])(
  'a setting behind the comment sign %j stays a comment',
  (sign) => {
    const old = `${sign}AdminPassword="old"${sign === ', /* ' ? ' */' : ''}\n`;
    const {file} = parseIni(line(`ExpRate=2${old},AdminPassword="new",bIsPvP=True\n`));
    expect(file.entries.map(({value}) => value)).toEqual(['2', '"new"', 'True']);
    expect(writeIni(file)).toMatch(/^; .*"old/m);
  },
);

it('texts: two empty texts are no doubled quotes around the settings between them', () => {
  const {file} = parseIni(line('PublicIP="",ExpRate:2,Region="",ServerName=""x, y""'));
  expect(file.entries.map(({value}) => value)).toEqual(['""', '2', '""', '"x, y"']);
});

it('texts: the parentheses of a text without quotes stay', () => {
  const {file} = parseIni(line('ExpRate=2,ServerName=My server (PvE)'));
  expect(file.entries[1]).toEqual({key: 'ServerName', value: '"My server (PvE)"'});
});

it('texts: an ellipsis in closed quotes is a part of the text', () => {
  const {file} = parseIni(line('ServerName=“Welcome...”,ExpRate=2'));
  expect(file.entries[0]).toEqual({key: 'ServerName', value: '"Welcome..."'});
});

const inTexts = ['ServerName=', 'x, PublicIP=', 'My Region=', 'cut…', 'a -> \\"b', '#1, //'];
it.each(['', ...inTexts, 'plain', 'a "b"', 'back\\slash', 'ends with \\', '\\"', 'comma, (x)=y'])(
  'texts: reads back %j',
  (text) => {
    expect(unquote(quote(text))).toBe(text);
    expect(parseIni(line(`ServerName=${quote(text)},bIsPvP=True`)).problems).toEqual([]);
  },
);

it.each([
  ['line breaks and tabs', '"one\\ntwo\\tthree\\r"', 'one\ntwo\tthree\r'],
  ['an apostrophe, which the game itself escapes', '"Tom\\\'s"', "Tom's"],
  ['characters by number', '"\\x41\\102\\u30d1\\U0001F411"', 'ABパ🐑'],
  ['unknown pairs, which stay', '"C:\\dir\\e"', 'C:\\dir\\e'],
])('texts: knows %s', (_name, raw, text) => {
  expect(unquote(raw)).toBe(text);
  expect(quotedText(raw, 0)?.text).toBe(text);
});
