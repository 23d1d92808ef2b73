/**
 * The Python script on the RCON page, run as a reader would run it, against a small server that
 * has Palworld's peculiarities.
 */
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/data/locales';
import {pageFile} from '../../src/words/pageFiles';

const PASSWORD = 'correct-password';
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The code block with this file name on the RCON page of a language. */
function codeOnPage(locale: Locale, title: string): string {
  const page = fs.readFileSync(pageFile('.', 'api/rcon/index', locale), 'utf8');
  const code = new RegExp(`title="${title}"\\n([\\s\\S]*?)\\n\`\`\``).exec(page)?.[1];
  if (!code) {
    throw new Error(`The RCON page in ${locale} has no code block with the title ${title}.`);
  }
  return code;
}

interface Packet {
  readonly id: number;
  readonly type: number;
  readonly body: string;
}

function packet(id: number, type: number, body: Buffer | string, announced?: number): Buffer {
  const text = Buffer.from(body);
  const head = Buffer.alloc(12);
  head.writeInt32LE(announced ?? text.length + 10, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(type, 8);
  return Buffer.concat([head, text, Buffer.alloc(2)]);
}

/** Replies as the game's server does: id 0, one packet, a wrong size for names outside ASCII. */
function answer({id, type, body}: Packet): Buffer {
  if (type === 3) {
    return packet(body === PASSWORD ? id : -1, 2, '');
  }
  if (body === 'ShowPlayers') {
    const text = Buffer.from('name,playeruid,steamid\nあき,1A2B3C4D,765000000000000\n');
    return packet(0, 0, text, text.length + 40);
  }
  return packet(0, 0, body === 'Info' ? 'Welcome to Pal Server[v0.0.0] Test\n' : `Got: ${body}\n`);
}

const received: Packet[] = [];
const server = net.createServer((socket) => {
  let buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    while (buffer.length >= 4 && buffer.length >= 4 + buffer.readInt32LE(0)) {
      const raw = buffer.subarray(0, 4 + buffer.readInt32LE(0));
      buffer = buffer.subarray(raw.length);
      const request = {
        id: raw.readInt32LE(4),
        type: raw.readInt32LE(8),
        body: raw.toString('latin1', 12, raw.length - 2),
      };
      received.push(request);
      socket.write(answer(request));
    }
  });
});

async function run(script: string, command: readonly string[], password = PASSWORD) {
  const port = String((server.address() as AddressInfo).port);
  const env = {RCON_PORT: port, RCON_PASSWORD: password, PYTHONIOENCODING: 'utf-8'};
  const options = {env: {...process.env, ...env}};
  return promisify(execFile)('python3', [script, ...command], options).then(
    ({stdout}) => ({status: 0, output: stdout}),
    ({code, stderr}: {code: number; stderr: string}) => ({status: code, output: stderr}),
  );
}

it.each(locales)('the packet on the page is spelled out correctly in %s', (locale) => {
  const page = fs.readFileSync(pageFile('.', 'api/rcon/index', locale), 'utf8');
  const bytes = /^0e 00 00 00 [0-9a-f ]+$/m.exec(page)?.[0].replace(/ /g, '');
  expect(bytes).toBe(packet(7, 2, 'Info').toString('hex'));
});

it('the script is the same in every language but for its comments', () => {
  const bare = (locale: Locale) => codeOnPage(locale, 'palrcon.py').replace(/""".*"""|# .*/g, '');
  expect(locales.map(bare)).toEqual(locales.map(() => bare('en')));
});

describe.skipIf(!hasPython)('the script on the RCON page', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rcon-script-'));
  const script = path.join(folder, 'palrcon.py');
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  beforeAll(async () => {
    const code = codeOnPage('en', 'palrcon.py');
    expect(code).toContain('timeout=5');
    fs.writeFileSync(script, code.replace('timeout=5', 'timeout=1'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  it.each([
    [
      'prints a reply although its id is 0',
      ['Info'],
      /^Welcome to Pal Server\[v0\.0\.0\] Test\s*$/,
    ],
    ['prints what has arrived when the size is wrong', ['ShowPlayers'], /あき,1A2B3C4D/],
    ['sends words as one command, without a slash', ['Shutdown', '300', 'Bye'], /Shutdown 300 Bye/],
  ])('%s', {timeout: 60_000}, async (_what, command, reply) => {
    const {status, output} = await run(script, command);
    expect(output).toMatch(reply);
    expect(status).toBe(0);
    expect(received.at(-1)).toMatchObject({type: 2, body: command.join(' ')});
  });

  it.each([
    ['says that the password was refused', ['Info'], 'wrong', 'refused'],
    ['refuses text that RCON would garble', ['Broadcast', '再起動'], PASSWORD, 'ASCII'],
  ])('%s', async (_what, command, password, word) => {
    const {status, output} = await run(script, command, password);
    expect(status).toBe(1);
    expect(output).toContain(word);
  });
});

afterAll(() => {
  server.close();
});
