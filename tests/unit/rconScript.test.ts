import {once} from 'node:events';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/data/locales';
import {pageFile} from '../../src/words/pageFiles';
import {packet, rconServer, type Packet} from '../support/rcon';
import {canRun, runCode} from '../support/restApi/run';

const PASSWORD = 'correct-password';

function codeOnPage(locale: Locale, title: string): string {
  const page = fs.readFileSync(pageFile('.', 'api/rcon/index', locale), 'utf8');
  const code = new RegExp(`title="${title}"\\n([\\s\\S]*?)\\n\`\`\``).exec(page)?.[1];
  if (!code) {
    throw new Error(`The RCON page in ${locale} has no code block with the title ${title}.`);
  }
  return code;
}

/** The game's server sends a wrong size for names outside ASCII. */
function answer({body}: Packet): Buffer {
  if (body === 'ShowPlayers') {
    const text = 'name,playeruid,steamid\nあき,1A2B3C4D,765000000000000\n';
    return packet(0, 0, text, Buffer.byteLength(text) + 40);
  }
  return packet(0, 0, body === 'Info' ? 'Welcome to Pal Server[v0.0.0] Test\n' : `Got: ${body}\n`);
}

const received: Packet[] = [];
const server = rconServer(PASSWORD, (request) => {
  received.push(request);
  return answer(request);
});

it.each(locales)('the packet on the page is spelled out correctly in %s', (locale) => {
  const page = fs.readFileSync(pageFile('.', 'api/rcon/index', locale), 'utf8');
  const bytes = /^0e 00 00 00 [0-9a-f ]+$/m.exec(page)?.[0].replace(/ /g, '');
  expect(bytes).toBe(packet(7, 2, 'Info').toString('hex'));
});

it('the script is the same in every language but for its comments', () => {
  const bare = (locale: Locale) => codeOnPage(locale, 'palrcon.py').replace(/""".*"""|# .*/g, '');
  expect(locales.map(bare)).toEqual(locales.map(() => bare('en')));
});

describe.skipIf(!canRun('python'))('the script on the RCON page', () => {
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.close();
  });

  function run(command: readonly string[], password = PASSWORD) {
    const code = codeOnPage('en', 'palrcon.py');
    expect(code).toContain('timeout=5');
    const port = String((server.address() as AddressInfo).port);
    const env = {RCON_PORT: port, RCON_PASSWORD: password, PYTHONIOENCODING: 'utf-8'};
    return runCode('python', code.replace('timeout=5', 'timeout=1'), env, command);
  }

  const welcome = /^Welcome to Pal Server\[v0\.0\.0\] Test\s*$/;
  it.each([
    ['prints a reply although its id is 0', ['Info'], welcome],
    ['prints what has arrived when the size is wrong', ['ShowPlayers'], /あき,1A2B3C4D/],
    ['sends words as one command, without a slash', ['Shutdown', '300', 'Bye'], /Shutdown 300 Bye/],
  ])('%s', {timeout: 60_000}, async (_what, command, reply) => {
    const {code, output} = await run(command);
    expect(output).toMatch(reply);
    expect(code).toBe(0);
    expect(received.at(-1)).toMatchObject({type: 2, body: command.join(' ')});
  });

  it.each([
    ['says that the password was refused', ['Info'], 'wrong', 'refused'],
    ['refuses text that RCON would garble', ['Broadcast', '再起動'], PASSWORD, 'ASCII'],
  ])('%s', async (_what, command, password, word) => {
    const {code, errors} = await run(command, password);
    expect(code).toBe(1);
    expect(errors).toContain(word);
  });
});
