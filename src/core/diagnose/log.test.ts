import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {readYaml} from '../../../tests/support/readYaml';
import {logPatterns} from '../../data/messages/patterns';
import {decodeLog, readLine} from './lines';
import {readLog} from './log';

const file = fs.readFileSync(path.join(__dirname, 'fixtures/logs.txt'), 'utf8');
const logs = [
  ...file.matchAll(/^=== (?<id>\S+) \| (?<source>.*)\n(?<text>[^]*?)(?=^=== |$(?![^]))/gm),
].map(({groups}) => ({id: groups!.id!, source: groups!.source!, text: groups!.text!}));
const causes = {values: {type: 'string'}} as const;
const lines = readYaml('src/core/diagnose/fixtures/lines.yaml', {
  properties: {advice: causes, japaneseWindows: causes},
});
const hints: ReadonlySet<string> = new Set(
  logPatterns.filter(({kind}) => kind === 'hint').map(({id}) => id),
);

it.each(logs.filter(({id}) => id !== 'healthy'))('$source: $id first', ({id, text}) => {
  expect(readLog(text).causes[0]?.id).toBe(id);
});

it.each(logs.filter(({id}) => id === 'healthy'))('$source: nothing is wrong', ({text}) => {
  const worries = readLog(text).causes.filter(({id, isOver}) => !isOver && !hints.has(id));
  expect(worries).toEqual([]);
});

it('logs of public threads: are many', () => expect(logs.length).toBeGreaterThan(40));

it('readLog: tells build, ports, map, players, starts and stops', () => {
  const {facts} = readLog(
    [
      '2026-07-16T14:56:30Z Game version is v1.0.1.100619',
      '2026-07-16T14:56:30Z REST API started on port 8212',
      '2026-07-16T14:56:31Z Running Palworld dedicated server on :8211',
      '[2026.07.16-14.56.32:001][  0]LogLoad: LoadMap: /Game/Pal/Maps/MainWorld_5/PL_MainWorld5??Name=Player',
      '2026-07-16T14:57:00Z [2026-07-16 14:57:00] [LOG] Aki joined the server. (User id: steam_76561190000000000)',
      '2026-07-16T14:58:00Z [2026-07-16 14:58:00] [LOG] Aki joined the server. (User id: steam_76561190000000000)',
      '2026-07-16T15:00:00Z Shutdown handler: cleanup.',
    ].join('\r\n'),
  );
  expect(Object.fromEntries(facts)).toEqual({
    lines: '7',
    period: '2026-07-16T14:56:30Z – 2026-07-16T15:00:00Z',
    versions: 'v1.0.1.100619',
    ports: 'REST API 8212, 8211',
    map: '/Game/Pal/Maps/MainWorld_5/PL_MainWorld5',
    players: '1',
    starts: '1 (3)',
    stops: '1 (7)',
  });
});

it('readLog: names the first thing that went wrong, and what ended well as over', () => {
  const text = `ERROR! Failed to install app '2394010' (Missing configuration)\nSuccess! App '2394010' fully installed.\nRan out of memory allocating 1 bytes\n${'Signal 11 caught.\nx\n'.repeat(50)}`;
  const {causes: found} = readLog(text);
  expect(found.map(({id, isOver}) => [id, isOver])).toEqual([
    ['killed', false],
    ['signal-11', false],
    ['missing-configuration', true],
  ]);
  expect(found[1]).toMatchObject({lines: [{number: 4}], count: 50});
});

it('readLog: reads from the end what has the newest line first', () => {
  const {causes, facts} = readLog(
    [
      '2024/01/28 05:19:16\tstderr\t/servermanager.sh: line 327: ./PalServer.sh: No such file or directory',
      "2024/01/28 05:19:15\tstdout\tError! App '2394010' state is 0x602 after update job.",
      '2024/01/28 05:19:14\tstdout\t>>> Doing an update of the gameserver files...',
    ].join('\n'),
  );
  expect(causes.map(({id, lines}) => [id, lines[0]?.number])).toEqual([
    ['other-states', 2],
    ['no-such-file', 1],
  ]);
  expect(facts.at(-1)).toEqual(['lines', '3']);
});

it('readLog: takes the line before for the reason why a service could not start its program', () => {
  const failed = 'a.service: Main process exited, code=exited, status=203/EXEC';
  const missing = 'a.service: Failed to locate executable /srv/PalServer.sh: No such file';
  const denied = 'a.service: Failed at step EXEC spawning /srv/PalServer.sh: Permission denied';
  expect(readLog(`${missing}\n${failed}`).causes[0]?.id).toBe('no-such-file');
  expect(readLog(`${denied}\n${failed}`).causes[0]?.id).toBe('permission-denied');
});

const started = 'Game version is v1.0.5.102999\nRunning Palworld dedicated server on :8211\n';
const line = 'Waiting for REST API(8212) port to open to show player logging...\n';

it.each([
  ...Object.entries(lines.advice),
  [`${started}The client is outdated: version mismatch`, 'incompatible-version'],
  [`${started}${line.repeat(30)}`, 'waiting-for-rest-api'],
])('readLog: the advice fits who speaks: %j', (text, id) => {
  expect(readLog(text).causes[0]?.id).toBe(id);
});

it.each(Object.entries(lines.japaneseWindows))(
  'readLog: knows the text of a Japanese Windows: %s',
  (text, id) => {
    expect(readLog(text)).toMatchObject({verdict: 'found', causes: [{id}]});
  },
);

it.each([
  ['mod-error', 'UE4SS\nPalworld_Win64_Shipping'],
  ['mods', 'Palworld_Win64_Shipping\nUE4SS\nPalworld_Win64_Shipping'],
  ['access-violation', 'Palworld_Win64_Shipping\nkernel32\nntdll'],
])('readLog: the line after a crash names the module: %s', (id, stack) => {
  const text = `Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x10\n\n${stack}`;
  expect(readLog(text).causes[0]?.id).toBe(id);
});

it.each([
  ['found', `${started}Ran out of memory allocating 1 bytes`],
  ['several', `${started}Ran out of memory\nNo space left on device`],
  ['look', `${started}mcrcon: connect: connection refused`],
  ['healthy', `${started}LogNet: Warning: UNetConnection::Tick: Connection TIMED OUT.`],
  ['unknown', `${started}sed: something that nobody has seen`],
  ['look', 'pod/palworld-0 Started\nReadiness probe failed: connection refused'],
  [
    'healthy',
    'palworld.service: Main process exited, code=exited, status=143\nFailed with result exit-code',
  ],
  ['healthy', 'Normal  Started  pod/palworld-0  Started container palworld'],
  ['healthy', '****EXECUTING USERMOD****\n>>> Starting the gameserver'],
  ['notLog', 'Good morning'],
])('readLog: the verdict is %s for %j', (verdict, text) => {
  expect(readLog(text).verdict).toBe(verdict);
});

it('readLog: reads what other programs write as JSON', () => {
  const line =
    '{"name":"wings","err":{"message":"listen udp 0.0.0.0:27023: bind: address already in use"}}';
  expect(readLog(line).causes[0]?.id).toBe('port-allocated');
  expect(readLog('{"event":"chat","message":"address already in use"}').causes).toEqual([]);
});

it('readLog: says so where it knows no line, but one speaks of an error', () => {
  expect(readLog('Hello\nERROR: the flux is gone').verdict).toBe('unknown');
  expect(readLog('Hello').verdict).toBe('notLog');
});

it('readLog: takes nothing that players say or are called for a message', () => {
  const said = [
    '[2026-07-16 15:00:00] [CHAT] <Killed> Signal 11 caught.',
    '[2026-07-16 15:00:00] [LOG] LowLevelFatalError joined the server. (User id: steam_1)',
    '{\n  "event": "chat",\n  "playername": "Out of memory",\n  "details": ["Killed"]\n}',
  ];
  expect(readLog(said.join('\n')).causes).toEqual([]);
});

it.each([
  'palworld-1  | Killed',
  '2024-01-27T18:01:10.692727778Z | stdout | Killed',
  '2026-07-29 14:26:00.468427+00:00Killed',
  'Sep 07 03:23:04 host PalServer.sh[812]: Killed',
  '\u001b[36mpalworld-server  |\u001b[0m Killed',
  '16:45  Killed',
  '2021-02-19T10:18:56+00:00 docker palworld[372]: Killed',
  'Dec 29 18:12:32 host kernel: [  870.644237] Killed',
  '[pod/palworld-0/palworld] Killed',
  '02/10/2024 10:11:26 AM Killed',
  '#0 23.88 Killed',
  '> Killed',
  '{"log":"Killed\\n","stream":"stdout","time":"2026-01-01T00:00:00Z"}',
])('readLog: reads what containers, services and panels write before a line: %s', (line) => {
  expect(readLine(line).text).toBe('Killed');
});

it('readLog: reads UTF-16, a mixture and the code page of Japanese Windows', () => {
  const utf16 = Buffer.from('Game version is v1.0.1.100619\n', 'utf16le');
  const utf8 = Buffer.from('サーバー Shutdown handler: initalize.\n'.repeat(20));
  for (const start of [Buffer.from([0xff, 0xfe]), utf8]) {
    const {facts} = readLog(decodeLog(Buffer.concat([start, utf16])));
    expect(facts[0]).toEqual(['versions', 'v1.0.1.100619']);
  }
  const cp932 = Buffer.from([0x83, 0x54, 0x0a, ...Buffer.from('Killed\n')]);
  expect(decodeLog(cp932)).toBe('サ\nKilled\n');
});

// Seconds depend on the machine, so the test counts the work.
it('readLog: looks a few times at a line that says nothing, with patterns that are compiled', () => {
  const line = '2026-07-16T14:56:31Z palworld | [2026-07-16 14:56:31] [LOG] Nothing to tell here\n';
  const test = vi.spyOn(RegExp.prototype, 'test');
  const looks = (count: number): number => {
    test.mockClear();
    readLog(`${line}a${line}`.repeat(count / 2));
    return test.mock.calls.length;
  };
  const [some, twice] = [looks(1000), looks(2000)];
  const longest = Math.max(...test.mock.contexts.map((one) => (one as RegExp).source.length));
  test.mockRestore();
  expect(twice - some).toBeLessThan(5000);
  expect(longest).toBeLessThan(20 * 1024);
});

it.each([
  ['an endless line', 'A'.repeat(3_000_000)],
  ['many blanks', `${' '.repeat(3_000_000)}|`],
  ['nothing but line breaks', '\n'.repeat(3_000_000)],
  ['brackets', '[[[[{{{{(((('.repeat(200_000)],
  ['half words of patterns', 'Failed to find box64 SaveGame '.repeat(100_000)],
  ['control characters', '\u0000\u001b]0;x\u0007\u202e<script></script>\n'.repeat(20_000)],
])('readLog: is not kept busy by %s', (_name, text) => {
  const report = readLog(text);
  expect(report.facts.at(-1)?.[0]).toBe('lines');
  expect(JSON.stringify(report).length).toBeLessThan(60_000);
  expect(JSON.stringify(report)).not.toMatch(/\\u00(?:00|07|1b)|\u202e/);
});
