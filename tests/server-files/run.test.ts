/**
 * The shell scripts of the generator, run as a server runs them. Whatever goes wrong, nothing that was
 * played or copied may be lost.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {it} from './machine';
import {DISK_FULL, type Sandbox} from './sandbox';

const systems = [
  {system: 'linux', version: '0.6.8', locale: 'en'},
  {system: 'linux', version: '0.6.8', locale: 'ja'},
  {system: 'linux', version: '0.2.4.0', locale: 'en'},
  {system: 'linux', version: '0.1.5.1', locale: 'ja'},
  {system: 'docker', version: '0.6.8', locale: 'en'},
] as const;

describe.concurrent.each(systems)('$system, $version, $locale', (options) => {
  const isDocker = options.system === 'docker';
  const isRcon = options.version === '0.1.5.1';

  it('restarts with warnings, and loses nothing', async ({machine}) => {
    const box = await machine(options);
    await box.start();
    const before = box.progress();
    const ready = box.count('ready');
    const {code, output} = await box.script('restart');
    expect(output).toContain(box.text('Restarted.'));
    expect(code).toBe(0);
    await box.ready(ready);
    // The next start begins where the last one ended.
    expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
    expect(box.count('signal')).toBe(0);
    expect(box.read(`state/${isDocker ? 'container-palserver' : 'palworld'}.kills`)).toBe('');
    const warnings = isRcon ? box.log('rcon Broadcast') : box.log('rest announce');
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toContain('10');
    expect(warnings[3]).toContain(isRcon ? '_1_' : '1');
    expect(
      box
        .read('sleeps')
        .match(/^\d{2,}$/gm)
        ?.slice(0, 4),
    ).toEqual(['300', '120', '120', '60']);
  });

  it('does not make players wait when there are none', async ({machine}) => {
    const box = await machine({...options, players: 0});
    await box.start();
    const {code, output} = await box.script('restart');
    expect(output).toContain(box.text('The server is empty. No warning needed.'));
    expect(code).toBe(0);
    expect(isRcon ? box.count('rcon Broadcast') : box.count('rest announce')).toBe(0);
  });

  it('backs up, prunes, and restores', async ({machine}) => {
    const box = await machine({...options, choices: {keep: 2}});
    await box.start();
    const first = await box.script('backup');
    expect(first.output).toContain(box.backups);
    expect(first.code).toBe(0);
    const [oldest = ''] = box.copies();
    expect(oldest).toMatch(/^palworld-\d{4}-\d\d-\d\d_\d{6}\.tar\.gz$/);
    const inCopy = (
      await box.run(`tar -xzOf backups/${oldest} Saved/SaveGames/0/WORLD/Level.sav | head -c 20`)
    ).output;
    expect(Number.parseInt(inCopy, 10)).toBeGreaterThan(0);

    // Strange files in the folder are nobody's business.
    box.write('backups/my-own.tar.gz', 'mine');
    box.write('backups/palworld-2020-01-01_000000-before-update.tar.gz', 'mine');
    fs.renameSync(
      path.join(box.backups, oldest),
      path.join(box.backups, 'palworld-2020-01-01_000000.tar.gz'),
    );
    box.write('backups/palworld-2020-01-02_000000.tar.gz', 'old');
    const second = await box.script('backup');
    expect(second.code).toBe(0);
    expect(box.copies().filter((name) => /\d{6}\.tar/.test(name))).toEqual([
      'palworld-2020-01-02_000000.tar.gz',
      expect.stringMatching(/^palworld-20(?!20)/),
    ]);
    expect(box.copies()).toContain('my-own.tar.gz');
    expect(box.copies()).toContain('palworld-2020-01-01_000000-before-update.tar.gz');

    const [, , copy = ''] = [...box.copies()].filter((name) => name.startsWith('palworld-2'));
    const before = box.progress();
    const ready = box.count('ready');
    const {code, output} = await box.script('restore', `${box.backups}/${copy}`);
    expect(output).toContain(box.text('Restored. The server is starting.'));
    expect(code).toBe(0);
    await box.ready(ready);
    const started = Number(box.log('start').at(-1)?.split(' ')[1]);
    expect(started).toBeLessThan(before + 1);
    // What was played after the copy is set aside, with the last save in it.
    const aside = fs
      .readdirSync(path.dirname(box.saved))
      .find((name) => name.startsWith('Saved.before-restore-'));
    expect(aside).toBeDefined();
    const asideFile = path.join(
      path.dirname(box.saved),
      aside ?? '',
      'SaveGames/0/WORLD/Level.sav',
    );
    expect(box.savedProgress(asideFile)).toBeGreaterThanOrEqual(before);
  });
});

describe.concurrent('a backup', () => {
  it('that finds no room leaves every older copy and the world as they are', async ({machine}) => {
    const box = await machine({choices: {keep: 1}});
    await box.start();
    box.write('backups/palworld-2020-01-02_000000.tar.gz', 'old');
    for (const program of ['tar', 'gzip']) {
      box.replace(program, `head -c 5000 /dev/zero >"${box.backups}/x.partial"; ${DISK_FULL}`);
      const {code, output} = await box.script('backup');
      expect(output).toContain(
        box.text(
          'NO COPY WAS MADE. The reason is above; often the disk is full. All older copies are still there.',
        ),
      );
      expect(code).toBe(1);
      box.restoreProgram(program);
      fs.rmSync(path.join(box.backups, 'x.partial'), {force: true});
      expect(box.copies()).toEqual(['palworld-2020-01-02_000000.tar.gz']);
    }
    expect(await box.isRunning()).toBe(true);
  });

  const canMount =
    process.getuid?.() === 0 &&
    spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
  if (!canMount) {
    console.warn('Skipped: no really full disk, because this account may not mount one.');
  }
  it.skipIf(!canMount)('on a disk that is really full does so, too', async ({machine}) => {
    const box = await machine({choices: {keep: 1}});
    await box.start();
    const {output} = await box.run(
      `unshare --mount bash -c 'mount -t tmpfs -o size=300k tmpfs backups; echo old >backups/palworld-2020-01-02_000000.tar.gz; lib/backup.sh; echo code $?; ls backups; cat backups/*'`,
    );
    expect(output).toContain(
      box.text(
        'NO COPY WAS MADE. The reason is above; often the disk is full. All older copies are still there.',
      ),
    );
    expect(output).toMatch(/code 1\npalworld-2020-01-02_000000\.tar\.gz\nold\n$/);
  });

  it('holds one moment, although the server saves while it packs', async ({machine}) => {
    const box = await machine();
    await box.start();
    const real = spawnSync('bash', ['-c', 'command -v tar'], {encoding: 'utf8'}).stdout.trim();
    // The first try is disturbed by a save.
    box.replace(
      'tar',
      `${real} "$@" || exit; [ -e "$MACHINE/disturbed" ] || { touch "$MACHINE/disturbed"; echo 'x;' >"${box.saved}/SaveGames/0/WORLD/other.sav"; }`,
    );
    const {code} = await box.script('backup');
    expect(code).toBe(0);
    const {output} = await box.run('tar -tzf backups/*.tar.gz');
    expect(output).toContain('other.sav');
  });

  it('is made of the last automatic save when the server does not answer, and says so', async ({
    machine,
  }) => {
    const box = await machine();
    await box.start();
    box.write('etc/admin-password', 'wrong\n');
    const {code, output} = await box.script('backup');
    expect(output).toContain(
      box.text('The server did not save. The copy holds the last automatic save.'),
    );
    expect(code).toBe(0);
    expect(box.copies()).toHaveLength(1);
  });

  it('waits for another job', async ({machine}) => {
    const box = await machine();
    await box.start();
    const both = await Promise.all([box.script('backup'), box.script('restart')]);
    expect(both.map(({code}) => code)).toEqual([0, 0]);
    expect(box.copies()).toHaveLength(1);
  });
});

describe.concurrent('a restart', () => {
  it.for<readonly [string, (box: Sandbox) => Promise<unknown>]>([
    ['refuses the password', (box: Sandbox) => box.run('echo wrong >etc/admin-password')],
    ['hangs', (box: Sandbox) => box.run('pkill -STOP -g "$(<state/palworld.group)" node')],
  ])('is put off when the server %s', async ([, spoil], {machine}) => {
    const box = await machine();
    await box.start();
    await spoil(box);
    const {code, output} = await box.script('restart');
    expect(output).toContain(
      box.text(
        'NOT RESTARTED: the server does not answer or does not save. Check %s and the port.',
        `${box.root}/etc/admin-password`,
      ),
    );
    expect(code).toBe(1);
    expect(await box.isRunning()).toBe(true);
    expect(box.count('signal')).toBe(0);
  });

  it('does not start a server that an administrator has stopped', async ({machine}) => {
    const box = await machine();
    const {code, output} = await box.script('restart');
    expect(output).toContain(box.text('The server is not running. There is nothing to restart.'));
    expect(code).toBe(0);
    expect(await box.isRunning()).toBe(false);
  });
});

describe.concurrent('a stop', () => {
  it('saves first, and needs no signal', async ({machine}) => {
    const box = await machine();
    await box.start();
    const before = box.progress();
    await box.run('systemctl stop palworld');
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.read('state/palworld.signals')).toBe('');
    expect(await box.isRunning()).toBe(false);
  });

  it('falls back to a signal when the server refuses, and says so', async ({machine}) => {
    const box = await machine();
    await box.start();
    box.write('etc/admin-password', 'wrong\n');
    await box.run('systemctl stop palworld');
    expect(box.read('stop.log')).toContain(
      box.text('The server did not take the shutdown. systemd sends a signal.'),
    );
    expect(box.read('state/palworld.signals')).not.toBe('');
    expect(await box.isRunning()).toBe(false);
  });

  it('has nothing to do after a crash', async ({machine}) => {
    const box = await machine();
    await box.start();
    const {code} = await box.script('stop', '--pid');
    expect(code).toBe(0);
    expect(box.count('rest')).toBe(0);
  });

  it('of the container keeps it off', async ({machine}) => {
    const box = await machine({system: 'docker'});
    await box.start();
    const before = box.progress();
    const {code} = await box.script('stop');
    expect(code).toBe(0);
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.read('state/container-palserver.kills')).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(await box.isRunning()).toBe(false);
  });
});
