import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../../support/freePort';
import {KEYS, untilDone, type Engine} from './engine';

/** With its toolbar the window can't be as narrow as a phone. */
const NARROW_BAR =
  '* {min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px} image {-gtk-icon-transform: scale(0.1)}';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Answer {
  readonly value: unknown;
}

/** Starts WebKitGTK on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(home, '.config/gtk-3.0'), {recursive: true});
  fs.writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]!.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      // WebKit's sandbox has no rights in a container, so it is off.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async (method: string, at: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      ...(body && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
    });
    const {value} = (await answer.json()) as Answer;
    const {error, message} = (value ?? {}) as {error?: string; message?: string};
    if (!answer.ok) {
      throw new Error(`WebKit: ${error}: ${message}`);
    }
    return value;
  };
  await untilDone(() => ask('GET', '/status'));
  const {sessionId} = (await ask('POST', '/session', {capabilities: {}})) as {sessionId: string};
  const tell = (method: string, at: string, body?: object) =>
    ask(method, `/session/${sessionId}${at}`, body);
  const value = async <Value>(expression: string): Promise<Value> =>
    (await tell('POST', '/execute/sync', {script: `return (${expression})`, args: []})) as Value;
  const act = (type: string, actions: readonly object[], parameters?: object) =>
    tell('POST', '/actions', {
      actions: [
        {type, id: type + JSON.stringify(parameters), actions, ...(parameters && {parameters})},
      ],
    });
  const point = (pointerType: string, x: number, y: number, isPressed: boolean) =>
    act(
      'pointer',
      [
        {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
        ...(isPressed
          ? [
              {type: 'pointerDown', button: 0},
              {type: 'pointerUp', button: 0},
            ]
          : []),
      ],
      {pointerType},
    );
  const strike = (keys: readonly string[]) =>
    act(
      'key',
      keys.flatMap((key) => [
        {type: 'keyDown', value: key},
        {type: 'keyUp', value: key},
      ]),
    );
  return {
    open: async (address) => void (await tell('POST', '/url', {url: address})),
    value,
    mouse: async (x, y, isPressed) => void (await point('mouse', x, y, isPressed)),
    // A click replaces the touch, which WebKit's driver accepts and ignores.
    touch: async (x, y) => void (await point('mouse', x, y, true)),
    key: async (key) => void (await strike([KEYS[key]])),
    type: async (text) => void (await strike([...text])),
    choose: async (selector, paths) => {
      const field = await tell('POST', '/element', {using: 'css selector', value: selector});
      const id = (field as Record<string, string>)[ELEMENT];
      await tell('POST', `/element/${id}/value`, {text: paths.join('\n')});
    },
    back: async () => void (await tell('POST', '/back', {})),
    forward: async () => void (await tell('POST', '/forward', {})),
    resize: async (width, height) => {
      const size = async () => await value<readonly [number, number]>('[innerWidth, innerHeight]');
      await tell('POST', '/window/rect', {x: 0, y: 0, width, height});
      // The window's size includes the browser's bar.
      const [, inner] = await size();
      await tell('POST', '/window/rect', {x: 0, y: 0, width, height: 2 * height - inner});
      await untilDone(async () => {
        const found = await size();
        if (found[0] !== width) {
          throw new Error(
            `WebKit's window is ${found.join(' × ')} instead of ${width} × ${height}.`,
          );
        }
      });
    },
    picture: async () => Buffer.from((await tell('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await tell('DELETE', '').catch(() => undefined);
      driver.kill();
      screen.kill();
      fs.rmSync(home, {recursive: true, force: true});
    },
  };
}
