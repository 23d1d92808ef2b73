import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, vi} from 'vitest';
import {readYaml} from '../support/readYaml';
import {it, type Sandbox} from './sandbox';

function set(box: Sandbox, ...lines: readonly string[]): void {
  let text = box.read('lib/palworld.conf');
  for (const line of lines) {
    const key = /^[a-z_]+=/.exec(line)?.[0];
    const before = key && new RegExp(`^${key}.*$`, 'm');
    text = before && before.test(text) ? text.replace(before, () => line) : `${text}${line}\n`;
  }
  box.write('lib/palworld.conf', text);
}

const wrongLines = readYaml('tests/server-files/wrongLines.yaml', {
  values: {elements: {type: 'string'}},
});
const FOLDER =
  'This folder belongs to the system or to a whole account. Choose a separate folder for the server.';

describe.concurrent('the settings file', () => {
  it('with a wrong value stops every script, and says what is right', async ({machine}) => {
    const box = await machine({locale: 'ja'}, true);
    const right = box.read('lib/palworld.conf');
    for (const [sentence, lines] of Object.entries(wrongLines)) {
      for (const line of lines) {
        box.write('lib/palworld.conf', right);
        set(box, line);
        await box.fails('backup', sentence);
      }
    }
    for (const script of ['stop', 'restart', 'restore x', 'update', 'watch-memory', 'start']) {
      await box.fails(script, FOLDER);
    }
    expect(box.copies()).toEqual([]);
  });

  it('with a line that is no setting stops, and names the line', async ({machine}) => {
    const box = await machine({}, true);
    const lines = box.read('lib/palworld.conf').split('\n').length;
    set(box, 'keep_copies=3');
    await box.fails(
      'backup',
      `Line ${lines} of ${box.root}/lib/palworld.conf: there is no setting "keep_copies".\n`,
    );
    box.write('lib/palworld.conf', 'folder /srv/palworld\n');
    await box.fails('backup', 'Line 1 of');
    box.write('lib/palworld.conf', 'language=ko\n');
    await box.fails('backup', 'messages.ko.txt');
    fs.rmSync(path.join(box.root, 'lib/palworld.conf'));
    await box.fails('backup', 'is missing');
  });

  it('may come from Windows, with spaces and a mark', async ({machine}) => {
    const box = await machine({}, true);
    const text = box.read('lib/palworld.conf').replaceAll('\n', '\r\n').replaceAll('=', ' = ');
    box.write('lib/palworld.conf', `\uFEFF${text}`);
    await box.fails('backup', 'There is no SaveGames folder');
  });

  it('takes folders with spaces, quotes, dollars and emoji as they are, and is read at each run', async ({
    machine,
  }) => {
    const box = await machine();
    for (const name of ['back ups', `it's "mine"`, '$HOME', '再🎮', 'a;id', '-rf', 'a%sb&c']) {
      set(box, `backups=${box.root}/${name}`);
      expect(await box.succeeds('backup')).toContain(`Backup made: ${box.root}/${name}/palworld-`);
      expect(fs.readdirSync(path.join(box.root, name))).toHaveLength(1);
    }
    for (const day of [1, 2, 3]) {
      box.write(`backups/palworld-2020-01-0${day}_000000.tar.gz`, 'old');
    }
    set(box, `backups=${box.backups}`, 'keep=2');
    await box.succeeds('backup');
    expect(box.copies()).toHaveLength(2);
  });

  it('gives the start its arguments and its account', async ({machine}) => {
    const box = await machine({}, true);
    set(box, 'game_port=28250', 'players=8', 'listed=yes', 'arguments=-a  -NoAsyncLoadingThread');
    await box.start();
    expect(box.log('start')[0]).toBe(
      'start 0 -port=28250 -players=8 -queryport=27015 -publiclobby -a -NoAsyncLoadingThread',
    );
    set(box, 'user=nobody');
    await box.fails('start', 'The server runs as the user nobody.');
  });
});

describe.concurrent('a running server', () => {
  const limit = (box: Sandbox, megabytes: number, seconds: number): void => {
    set(box, `memory_limit=${megabytes}`);
    box.replace('ps', `case "$*" in *etimes*) echo ${seconds} ;; *) exec /bin/ps "$@" ;; esac`);
  };

  it.for(['linux', 'docker'] as const)(
    'on %s the watch over memory restarts at its limit, and closing time stops, both with warnings',
    async (system, {machine}) => {
      const box = await machine({system});
      limit(box, 9_999_999, 7200);
      const said = await box.succeeds('watch-memory');
      expect(Number(/uses (\d+) MB\. The limit is 9999999 MB/.exec(said)?.[1])).toBeGreaterThan(20);
      limit(box, 10, 600);
      await box.fails('watch-memory', 'is too low for this world');
      expect(box.count('start')).toBe(1);
      limit(box, 10, 7200);
      const before = box.progress();
      expect(await box.succeeds('watch-memory')).toContain('Restarted.');
      await box.ready(1);
      expect(box.log('rest announce')).toHaveLength(4);
      expect(box.lastStart()).toBeGreaterThan(before);

      const later = box.progress();
      expect(await box.succeeds('stop --warn')).toContain('Stopped. It stays off until');
      expect(box.log('rest announce')).toHaveLength(8);
      expect(box.savedProgress()).toBeGreaterThan(later);
      expect(await box.isRunning()).toBe(false);
    },
  );
});

describe.concurrent('an update of a container', () => {
  const compose = (box: Sandbox, verb: string) =>
    box.run(`docker compose --project-directory ${box.root}/palserver ${verb}`);
  const staysOld = async (box: Sandbox): Promise<void> => {
    await vi.waitUntil(() => box.isRunning(), {timeout: 10_000, interval: 100});
    await box.ready(box.count('start') - 1);
    expect(box.read('containers/palserver/used')).toBe('sha256:old\n');
  };

  it('never happens by accident after a pull', async ({machine}) => {
    const box = await machine({system: 'docker'});
    box.write('newest', 'sha256:new\n');
    await compose(box, 'pull --quiet');
    expect(box.read('image')).toBe('sha256:new\n');
    expect(box.read('lib/palworld.conf')).not.toMatch(/\bport|8211|8212/);
    await box.succeeds('restart');
    await staysOld(box);
    await box.succeeds('backup');
    await staysOld(box);
    await box.succeeds(`restore backups/${box.copies()[0]}`);
    await staysOld(box);
    await box.succeeds('stop');
    await compose(box, 'start');
    await staysOld(box);
  });

  it('that fails leaves the old image, even for the next start', async ({machine}) => {
    const box = await machine({system: 'docker'});
    const password = box.read('etc/admin-password');
    box.write('newest', 'sha256:new\n');
    // Even `up` makes no new container, because the name means the image in use again.
    box.replace('gzip', 'exit 1');
    await box.fails('update', 'NOT UPDATED');
    box.restoreProgram('gzip');
    await compose(box, 'up --detach');
    await staysOld(box);
    box.write('etc/admin-password', 'wrong\n');
    await box.fails('update', 'NOT UPDATED');
    await compose(box, 'up --detach');
    await staysOld(box);
    box.write('etc/admin-password', password);
    box.write('newest', 'sha256:broken\n');
    await box.fails('update', 'NOT UPDATED: the new image does not start.');
    await staysOld(box);
    expect(box.read('image')).toBe('sha256:old\n');
  });
});
