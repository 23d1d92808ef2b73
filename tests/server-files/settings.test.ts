/**
 * The settings file, as readers change it: what a script makes of right and wrong values, and what the
 * scripts do that read the newer settings.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {it} from './machine';
import type {Sandbox} from './sandbox';

/** Sets values in the settings file, or adds lines to it. */
function set(box: Sandbox, ...lines: readonly string[]): void {
  let text = box.read('lib/palworld.conf');
  for (const line of lines) {
    const key = /^[a-z_]+=/.exec(line)?.[0];
    const before = key && new RegExp(`^${key}.*$`, 'm');
    text = before && before.test(text) ? text.replace(before, () => line) : `${text}${line}\n`;
  }
  box.write('lib/palworld.conf', text);
}

describe.concurrent('the settings file', () => {
  it.for([
    ['keep=0', 'Write a whole number from 1 to 1000, and comments on lines of their own.'],
    [
      'keep=28 # a week',
      'Write a whole number from 1 to 1000, and comments on lines of their own.',
    ],
    ['keep=', 'Write a whole number from 1 to 1000, and comments on lines of their own.'],
    ['kind=podman', 'Write native, docker, thijsvanloef or jammsen.'],
    ['folder=palserver', 'Write a full path that starts with a slash.'],
    ['remote=telnet', 'Write rest, rcon or none.'],
    ['remote_port=8212; id', 'Write a port number.'],
    ['warnings=1 5', 'Write the minutes from the largest to the smallest.'],
    ['warnings=ten', 'Write minutes with spaces between them, for example 10 5 3 1, or nothing.'],
    ['user=steam$(id)', 'Write the name of a Linux account.'],
    ['name=Pal world', 'Use lower-case letters, digits and hyphens, starting with a letter.'],
    ['memory_limit=14 GB', 'Write a number of megabytes, or 0.'],
    ...[
      '/',
      '/var',
      '/home',
      '/home/steam',
      '/mnt',
      '/srv/',
      '/usr/local/x',
      '/etc',
      '/var/lib',
      '/opt/../etc',
    ].flatMap((folder) =>
      (['folder', 'backups'] as const).map(
        (key) =>
          [
            `${key}=${folder}`,
            'This folder belongs to the system or to a whole account. Choose a folder of its own for the server.',
          ] as const,
      ),
    ),
  ] as const)(
    'with %s stops every script, and says what is right',
    async ([line, sentence], {machine}) => {
      const box = await machine({locale: 'ja'});
      set(box, line);
      for (const script of ['backup', 'stop'] as const) {
        const {code, output} = await box.script(script);
        expect(output).toContain(box.text(sentence));
        expect(output).toContain('lib/palworld.conf');
        expect(code).toBe(1);
      }
      expect(box.copies()).toEqual([]);
    },
  );

  it('with a line that is no setting stops, and names the line', async ({machine}) => {
    const box = await machine();
    const lines = box.read('lib/palworld.conf').split('\n').length;
    set(box, 'keep_copies=3');
    expect((await box.script('backup')).output).toBe(
      `Line ${lines} of ${box.root}/lib/palworld.conf: there is no setting "keep_copies".\n`,
    );
    box.write('lib/palworld.conf', 'folder /srv/palworld\n');
    expect((await box.script('backup')).output).toContain('Line 1 of');
    fs.rmSync(path.join(box.root, 'lib/palworld.conf'));
    const {code, output} = await box.script('backup');
    expect(output).toContain('is missing');
    expect(code).toBe(1);
  });

  it('may come from Windows, with spaces and a mark', async ({machine}) => {
    const box = await machine();
    const text = box.read('lib/palworld.conf').replaceAll('\n', '\r\n').replaceAll('=', ' = ');
    box.write('lib/palworld.conf', `\uFEFF${text}`);
    const {code, output} = await box.script('backup');
    expect(output).toContain('There is no SaveGames folder');
    expect(code).toBe(1);
  });

  it('takes folders with spaces, quotes, dollars and emoji as they are', async ({machine}) => {
    const box = await machine();
    await box.start();
    for (const name of ['back ups', `it's "mine"`, '$HOME', '再🎮', 'a;id', '-rf', 'a%sb&c']) {
      set(box, `backups=${box.root}/${name}`);
      const {code, output} = await box.script('backup');
      expect(output).toContain(`Copy made: ${box.root}/${name}/palworld-`);
      expect(code).toBe(0);
      expect(fs.readdirSync(path.join(box.root, name))).toHaveLength(1);
    }
  });

  it('is read at each run: a reader changes what is kept without making files again', async ({
    machine,
  }) => {
    const box = await machine();
    await box.start();
    for (const day of [1, 2, 3]) {
      box.write(`backups/palworld-2020-01-0${day}_000000.tar.gz`, 'old');
    }
    set(box, 'keep=2');
    await box.script('backup');
    expect(box.copies()).toHaveLength(2);
  });

  it('names a language whose messages are missing', async ({machine}) => {
    const box = await machine();
    set(box, 'language=ko');
    const {code, output} = await box.script('backup');
    expect(output).toContain('messages.ko.txt');
    expect(code).toBe(1);
  });
});

describe.concurrent('the start', () => {
  it('takes its arguments from the settings file', async ({machine}) => {
    const box = await machine();
    set(
      box,
      'game_port=28250',
      'players=8',
      'listed=yes',
      'arguments=-useperfthreads  -NoAsyncLoadingThread',
    );
    await box.start();
    expect(box.log('start')[0]).toBe(
      'start 0 -port=28250 -players=8 -queryport=27015 -publiclobby -useperfthreads -NoAsyncLoadingThread',
    );
  });

  it('refuses another account', async ({machine}) => {
    const box = await machine();
    set(box, 'user=nobody');
    const {code, output} = await box.script('start');
    expect(output).toContain('The server runs as the user nobody.');
    expect(code).toBe(1);
  });
});

describe.concurrent('the watch over memory', () => {
  const limit = (box: Sandbox, megabytes: number, seconds: number): void => {
    set(box, `memory_limit=${megabytes}`);
    box.replace('ps', `case "$*" in *etimes*) echo ${seconds} ;; *) exec /bin/ps "$@" ;; esac`);
  };

  it.for(['linux', 'docker'] as const)(
    'on %s restarts with warnings at the limit',
    async (system, {machine}) => {
      const box = await machine({system});
      await box.start();
      const used = async (): Promise<string> => (await box.script('watch-memory')).output;
      limit(box, 9_999_999, 7200);
      const said = await used();
      // A server of Node takes some tens of megabytes.
      expect(Number(/uses (\d+) MB\. The limit is 9999999 MB/.exec(said)?.[1])).toBeGreaterThan(20);
      expect(box.count('start')).toBe(1);
      limit(box, 10, 7200);
      const before = box.progress();
      expect(await used()).toContain('Restarted.');
      await box.ready(1);
      expect(box.log('rest announce')).toHaveLength(4);
      expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
    },
  );

  it('does not restart again and again when the limit is too low', async ({machine}) => {
    const box = await machine();
    await box.start();
    limit(box, 10, 600);
    const {code, output} = await box.script('watch-memory');
    expect(output).toContain('is too low for this world');
    expect(code).toBe(1);
    expect(box.count('start')).toBe(1);
  });
});

describe.concurrent('closing time', () => {
  it.for(['linux', 'docker'] as const)(
    'on %s warns the players before the stop',
    async (system, {machine}) => {
      const box = await machine({system});
      await box.start();
      const before = box.progress();
      const {code, output} = await box.script('stop', '--warn');
      expect(output).toContain('Stopped. It stays off until');
      expect(code).toBe(0);
      expect(box.log('rest announce')).toHaveLength(4);
      expect(box.savedProgress()).toBeGreaterThan(before);
      expect(await box.isRunning()).toBe(false);
    },
  );
});

describe.concurrent('an update of a container never happens by accident', () => {
  it.for<readonly [string, (box: Sandbox) => Promise<unknown>]>([
    ['a nightly restart', (box) => box.script('restart')],
    ['a backup', (box) => box.script('backup')],
    [
      'a restore',
      async (box) => {
        await box.script('backup');
        return box.script('restore', `backups/${box.copies()[0]}`);
      },
    ],
    [
      'a stop and a start',
      async (box) => {
        await box.script('stop');
        return box.run(`docker compose --project-directory ${box.root}/palserver start`);
      },
    ],
    [
      'a failed copy before the update',
      async (box) => {
        box.replace('gzip', 'exit 1');
        expect((await box.script('update')).code).toBe(1);
        box.restoreProgram('gzip');
        // The name means the image in use again, so that even this makes no new container.
        return box.run(`docker compose --project-directory ${box.root}/palserver up --detach`);
      },
    ],
    [
      'an update that the server puts off',
      async (box) => {
        box.write('etc/admin-password', 'wrong\n');
        expect((await box.script('update')).code).toBe(1);
        return box.run(`docker compose --project-directory ${box.root}/palserver up --detach`);
      },
    ],
  ])('by %s after a pull', async ([name, act], {machine}) => {
    const box = await machine({system: 'docker'});
    await box.start();
    box.write('newest', 'sha256:new\n');
    if (!name.includes('update')) {
      await box.run('docker compose --project-directory palserver pull --quiet');
      expect(box.read('image')).toBe('sha256:new\n');
    }
    await act(box);
    for (let i = 0; i < 100 && !(await box.isRunning()); i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await box.isRunning()).toBe(true);
    expect(box.read('containers/palserver/used')).toBe('sha256:old\n');
  });

  it('and goes back to the old image when the new one does not start', async ({machine}) => {
    const box = await machine({system: 'docker'});
    await box.start();
    box.write('newest', 'sha256:broken\n');
    const {code, output} = await box.script('update');
    expect(output).toContain('NOT UPDATED: the new image does not start.');
    expect(code).toBe(1);
    await box.ready(1);
    expect(box.read('containers/palserver/used')).toBe('sha256:old\n');
    expect(box.read('image')).toBe('sha256:old\n');
  });

  it('finds its port in compose.yaml alone', async ({machine}) => {
    const box = await machine({system: 'docker'});
    expect(box.read('lib/palworld.conf')).not.toMatch(/\bport|8211|8212/);
    await box.start();
    expect((await box.script('restart')).code).toBe(0);
  });
});
