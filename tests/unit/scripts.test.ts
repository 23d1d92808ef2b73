/**
 * This file has over 300 lines, because all scripts in Python are run in the same folder, with the
 * same helpers.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {json} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {locales, type Locale} from '../../src/data/locales';
import {said} from '../support/sentences';
import {startTestServer, type TestServer} from '../support/restApi/testServer';

const PASSWORD = `it's "quoted" \\ $HOME 再`;
const version = '0.6.8';
const kinds = [
  {system: 'linux', list: 'palworld-whitelist.txt', secret: ''},
  {system: 'windows', list: 'whitelist.txt', secret: '.txt'},
] as const;
// Languages differ in words alone, so each kind runs in a single language. The blocks that are typed on
// machines run all three scripts on both systems.
const cases = kinds.map((kind, index) => [kind.system, locales[index]!, kind] as const);
type Kind = (typeof kinds)[number];

const player = (name: string, userId: string, playerId = '499602D2000000000000000000000000') => ({
  name,
  playerId,
  userId,
});

let folder: string;
let server: TestServer;
let replies: Record<string, unknown>;
const running: ChildProcess[] = [];

function start(
  name: string,
  locale: Locale,
  {system}: Kind,
  args: readonly string[],
  changes: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
) {
  for (const file of ['common.py', `messages.${locale}.txt`]) {
    write(file, scripts[file] ?? scripts[`python/${file}`] ?? '');
  }
  const settings = ['name=palworld', `language=${locale}`, `remote_port=${server.port}`];
  write(
    system === 'linux' ? 'palworld.conf' : 'settings.txt',
    [...settings, 'folder=/home/steam/palserver'].join('\n'),
  );
  let code = scripts[`python/${name}`] ?? '';
  for (const [before, after] of Object.entries(changes)) {
    expect(code).toContain(before);
    code = code.replace(before, after);
  }
  write(name, code.replace('f"/etc/{', `f"${folder}/{`));
  const env = {PYTHONUTF8: '1', CREDENTIALS_DIRECTORY: folder, ...environment};
  const child = spawn('python3', [path.join(folder, name), ...args], {
    cwd: folder,
    env: {...process.env, ...env},
  });
  running.push(child);
  const outcome = {output: '', code: undefined as number | null | undefined};
  const add = (chunk: Buffer) => (outcome.output += chunk.toString('utf8'));
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  child.on('close', (code) => (outcome.code = code));
  return outcome;
}

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const until = (check: () => void) => vi.waitFor(check, {timeout: 50_000, interval: 50});
const fast = (seconds: number) => ({[`interval = ${seconds}`]: 'interval = 0.1'});

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  replies = {};
  server = await startTestServer({version, password: PASSWORD, replies});
});

afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
  }
  await server.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

describe.each(cases)('whitelist.py on %s in %s', (_system, locale, kind) => {
  const kicks = () =>
    server.calls.filter(({operation}) => operation === 'kick').map(({body}) => body);
  beforeEach(() => {
    write(`admin-password${kind.secret}`, `${PASSWORD}\r\n`);
    write(kind.list, '# friends\r\nsteam_76500000000000000  # Aki\r\n\r\n76500000000000001\n');
    replies.players = {
      players: [
        player('あき', 'steam_76500000000000000'),
        player('Ben Two', 'steam_76500000000000001'),
        player('joining', 'steam_76500000000000002', 'None'),
        player('no id yet', ''),
        player('"; rm -rf', 'gdk_2500000000000000'),
      ],
    };
  });

  it('only prints with --check', async () => {
    const outcome = start('whitelist.py', locale, kind, ['--check']);
    await until(() => expect(outcome.code).toBe(0));
    expect(outcome.output.trim().split(/\r?\n/)).toEqual([
      said(locale, 'on the list: %s %s', 'steam_76500000000000000', 'あき'),
      said(locale, 'on the list: %s %s', 'steam_76500000000000001', 'Ben Two'),
      said(locale, 'not on the list: %s %s', 'gdk_2500000000000000', '"; rm -rf'),
    ]);
    expect(kicks()).toEqual([]);
  });

  it('sends no control characters of a name to the terminal, and no password to a proxy', async () => {
    const names = {
      '\u001b]52;c;aGk=\u0007A': ']52;c;aGk=A',
      '\u001b[2J\u009b31mB': '[2J31mB',
      '\u202Egro.live': 'gro.live',
      '\r\nC': 'C',
      '\u2066\u200F': '?',
    };
    const list = Object.keys(names).map((name, i) => player(name, `gdk_${i}\u001b[31m`));
    replies.players = {players: list};
    let asked = '';
    const proxy = http.createServer(({headers}, response) => {
      asked += JSON.stringify(headers);
      response.writeHead(502).end();
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const all = {http_proxy: address, https_proxy: address, all_proxy: address, no_proxy: ''};
    const outcome = start('whitelist.py', locale, kind, ['--check'], {}, all);
    await until(() => expect(outcome.code).toBe(0));
    proxy.close();
    expect(asked).toBe('');
    expect(outcome.output.trim().split(/\r?\n/)).toEqual(
      Object.values(names).map((name, i) =>
        said(locale, 'not on the list: %s %s', `gdk_${i}[31m`, name),
      ),
    );
  });

  it('kicks who is not on the list, again and again, and sees a new line at once', async () => {
    start('whitelist.py', locale, kind, [], fast(15));
    await until(() => expect(kicks().length).toBeGreaterThan(1));
    expect(new Set(kicks().map((body) => JSON.stringify(body))).size).toBe(1);
    expect(kicks()[0]).toEqual({
      userid: 'gdk_2500000000000000',
      message: said(locale, 'You are not on the whitelist of this server.'),
    });
    fs.appendFileSync(path.join(folder, kind.list), 'gdk_2500000000000000\n');
    const looks = () => server.calls.filter(({operation}) => operation === 'players').length;
    const looksOn = async () => {
      const before = looks();
      await until(() => expect(looks()).toBeGreaterThan(before + 2));
    };
    // The script may have read the list before the line came.
    await looksOn();
    const before = kicks().length;
    await looksOn();
    expect(kicks()).toHaveLength(before);
  });

  it('kicks nobody with an empty list, without one, or with a wrong password', async () => {
    write(kind.list, '# nobody\n');
    const empty = start('whitelist.py', locale, kind, [], fast(15));
    const sentence = said(locale, 'The whitelist is empty, so no players are kicked.');
    await until(() => expect(empty.output.split(sentence).length).toBeGreaterThan(2));
    fs.rmSync(path.join(folder, kind.list));
    const missing = start('whitelist.py', locale, kind, [], fast(15));
    await until(() => expect(missing.output).toMatch(/No such file/));
    write(kind.list, 'steam_76500000000000000\n');
    write(`admin-password${kind.secret}`, 'wrong\n');
    const wrong = start('whitelist.py', locale, kind, ['--check']);
    await until(() => expect(wrong.code).toBeGreaterThan(0));
    expect(wrong.output).toContain('401');
    expect(kicks()).toEqual([]);
  });
});

describe('notify.py on Windows', () => {
  const [, locale, kind] = cases[1]!;
  const posts: {content: string; allowed_mentions: unknown; flags: number}[] = [];
  let status = 204;
  const discord = http.createServer((request, response) => {
    json(request).then(
      (post) => {
        if (status === 204) {
          posts.push(post as (typeof posts)[number]);
        }
        response.writeHead(status).end();
      },
      () => response.destroy(),
    );
  });
  beforeEach(async () => {
    posts.length = 0;
    status = 204;
    await once(discord.listen(0, '127.0.0.1'), 'listening');
    const {port} = discord.address() as AddressInfo;
    write(`admin-password${kind.secret}`, `${PASSWORD}\n`);
    write(`discord-webhook${kind.secret}`, `http://127.0.0.1:${port}/api/webhooks/1/abc\r\n`);
  });
  afterEach(() => {
    discord.closeAllConnections();
    return new Promise((resolve) => discord.close(resolve));
  });
  const contents = () => posts.map(({content}) => content.trim());

  it('posts one line with --test, without mentions', async () => {
    const outcome = start('notify.py', locale, kind, ['--test']);
    await until(() => expect(outcome.code).toBe(0));
    expect(posts).toEqual([
      {
        content: said(locale, 'Notices from the Palworld server work.'),
        allowed_mentions: {parse: []},
        flags: 4,
      },
    ]);
  });

  it('tells who joined and left, and posts later what Discord refused', async () => {
    const [aki, ben] = [player('あき', 'steam_1'), player('@everyone Ben', 'gdk_2')];
    replies.players = {players: [aki]};
    start('notify.py', locale, kind, [], fast(30));
    const calls = () => server.calls.length;
    await until(() => expect(calls()).toBeGreaterThan(2));
    expect(contents()).toEqual([]);
    status = 429;
    replies.players = {players: [aki, ben]};
    const before = calls();
    await until(() => expect(calls()).toBeGreaterThan(before + 2));
    status = 204;
    await until(() =>
      expect(contents()).toEqual([
        `${said(locale, '%s joined', '\\@everyone Ben')}\n${said(locale, 'Online: %s', '2')}`,
      ]),
    );
    replies.players = {players: []};
    await until(() => expect(contents()).toHaveLength(2));
    expect(contents()[1]?.split('\n').sort()).toEqual(
      [
        ...['あき', '\\@everyone Ben'].map((name) => said(locale, '%s left', name)),
        said(locale, 'Online: %s', '0'),
      ].sort(),
    );
  });

  it('shows names as plain text: no link, no mention, no line of their own', async () => {
    replies.players = {players: []};
    start('notify.py', locale, kind, [], fast(30));
    await until(() => expect(server.calls.length).toBeGreaterThan(1));
    const names = {
      '[Free](https://evil.example)': String.raw`\[Free\]\(https\:\/\/evil\.example\)`,
      '<@1> `x` **b**': String.raw`\<\@1\> \`x\` \*\*b\*\*`,
      'a\nserver: \u202Eb': String.raw`aserver\: b`,
      '# x_y_': String.raw`\# x\_y\_`,
    };
    replies.players = {players: Object.keys(names).map((name, i) => player(name, `gdk_${i}`))};
    await until(() => expect(contents()).toHaveLength(1));
    expect(contents()[0]?.split('\n').slice(0, -1)).toEqual(
      Object.values(names).map((name) => said(locale, '%s joined', name)),
    );
  });

  it('posts a crowd of long names in a message that Discord takes', async () => {
    replies.players = {players: []};
    start('notify.py', locale, kind, [], fast(30));
    await until(() => expect(server.calls.length).toBeGreaterThan(1));
    const crowd = Array.from({length: 32}, (_, i) => player('*'.repeat(300), `gdk_${i}`));
    replies.players = {players: crowd};
    await until(() => expect(contents()).toHaveLength(1));
    expect(contents()[0]?.length).toBeLessThan(2000);
  });

  it('tells once that the server is gone, and once that it is back', async () => {
    replies.players = {players: []};
    start('notify.py', locale, kind, [], fast(30));
    await until(() => expect(server.calls.length).toBeGreaterThan(1));
    const {port} = server;
    await server.close();
    const down = said(locale, 'The server does not answer.');
    const up = `${said(locale, 'The server answers again.')}\n${said(locale, 'Online: %s', '0')}`;
    await until(() => expect(contents()).toEqual([down]));
    await new Promise((resolve) => setTimeout(resolve, 500));
    server = await startTestServer({version, password: PASSWORD, replies, port});
    await until(() => expect(contents()).toEqual([down, up]));
  });
});

describe('measure.py on Linux', () => {
  const [, locale, kind] = cases[0]!;
  const quick = {'minutes * 60': 'minutes * 2', 'interval = 5': 'interval = 0.2'};

  it('writes the samples to a file and sums them up', async () => {
    write(`admin-password${kind.secret}`, `${PASSWORD}\n`);
    const later = {serverFps: 55, currentPlayerNum: 4, serverFrameTime: 18.5, uptime: 1};
    Object.defineProperty(replies, 'metrics', {
      get: () =>
        server.calls.length > 1
          ? later
          : {serverfps: 25, currentplayernum: 4, serverframetime: 40.5, uptime: 1},
    });
    const outcome = start('measure.py', locale, kind, ['1'], quick);
    await until(() => expect(outcome.code).toBe(0));
    const file = fs.readdirSync(folder).find((name) => name.endsWith('.csv')) ?? '';
    expect(outcome.output).toContain(file);
    const [head, ...rows] = fs.readFileSync(path.join(folder, file), 'utf8').trim().split(/\r?\n/);
    expect(head).toMatch(/^time,players,fps,frame_time_ms/);
    // The number isn't checked, because it depends on the load of the machine.
    expect(rows.length).toBeGreaterThan(1);
    expect(rows[0]).toMatch(/^\d\d:\d\d:\d\d,4,25,40\.5/);
    expect(rows.at(-1)).toMatch(/^\d\d:\d\d:\d\d,4,55,18\.5/);
    expect(outcome.output).toMatch(/4\.0/);
    expect(outcome.output).toMatch(/25[^\d]/);
  });

  it('follows no link that somebody put where its table goes', async () => {
    write(`admin-password${kind.secret}`, `${PASSWORD}\n`);
    for (let second = -1; second < 120; second += 1) {
      const time = new Date(Date.now() + second * 1000 - new Date().getTimezoneOffset() * 60_000);
      const [day, clock] = time.toISOString().slice(0, 19).replaceAll(':', '').split('T');
      fs.symlinkSync(
        path.join(folder, 'target'),
        path.join(folder, `palworld-${day}_${clock}.csv`),
      );
    }
    const outcome = start('measure.py', locale, kind, ['1'], quick);
    await until(() => expect(outcome.code).toBe(1));
    expect(outcome.output).toContain('.csv');
    expect(fs.existsSync(path.join(folder, 'target'))).toBe(false);
  });

  it('says so when the server never answered', async () => {
    write(`admin-password${kind.secret}`, 'wrong\n');
    const outcome = start('measure.py', locale, kind, ['1'], quick);
    await until(() => expect(outcome.code).toBe(1));
    expect(outcome.output).toContain(said(locale, 'The server never answered.'));
  });
});
