import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {DISK_FULL, it, type Sandbox} from './sandbox';
import {oldestVersion} from '../../src/data/versions';

const NO_COPY =
  'NO BACKUP WAS MADE. The reason is above. Often the disk is full. All older backups are still there.';
const OLD = 'palworld-2020-01-02_000000.tar.gz';
const realTar = spawnSync('bash', ['-c', 'command -v tar'], {encoding: 'utf8'}).stdout.trim();

const systems = [
  {system: 'linux', version: '0.6.8', locale: 'en'},
  {system: 'linux', version: oldestVersion.id, locale: 'ja'},
  {system: 'docker', version: '0.6.8', locale: 'en'},
] as const;

describe.concurrent.each(systems)('$system, $version, $locale', (options) => {
  const isDocker = options.system === 'docker';
  const isRcon = options.version === oldestVersion.id;
  const warnings = isRcon ? 'rcon Broadcast' : 'rest announce';

  it('restarts with warnings, and loses nothing', async ({machine}) => {
    const box = await machine(options);
    const before = box.progress();
    expect(await box.succeeds('restart')).toContain(box.text('Restarted.'));
    await box.ready(1);
    expect(box.lastStart()).toBeGreaterThan(before);
    expect(box.count('signal')).toBe(0);
    expect(box.read(`state/${isDocker ? 'container-palserver' : 'palworld'}.kills`)).toBe('');
    const said = box.log(warnings);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain('10');
    expect(said[3]).toContain(isRcon ? '_1_' : '1');
    const waits = box.read('sleeps').match(/^\d{2,}$/gm);
    expect(waits?.slice(0, 4)).toEqual(['300', '120', '120', '60']);
  });

  it('does not make players wait when there are none', async ({machine}) => {
    const box = await machine({...options, players: 0});
    const output = await box.succeeds('restart');
    expect(output).toContain(box.text('The server is empty. No warning needed.'));
    expect(box.count(warnings)).toBe(0);
  });

  it('backs up, prunes, and restores', async ({machine}) => {
    const box = await machine({...options, choices: {keep: 2}});
    expect(await box.succeeds('backup')).toContain(box.backups);
    const [oldest = ''] = box.copies();
    const modeOf = (file: string) => fs.statSync(path.join(box.backups, file)).mode & 0o7777;
    expect([modeOf(oldest), modeOf('') & 0o7]).toEqual([0o600, 0]);
    expect(oldest).toMatch(/^palworld-\d{4}-\d\d-\d\d_\d{6}\.tar\.gz$/);
    const level = 'Saved/SaveGames/0/WORLD/Level.sav';
    const {output: saved} = await box.run(`tar -xzOf backups/${oldest} ${level} | head -c 20`);
    expect(Number.parseInt(saved, 10)).toBeGreaterThan(0);

    const strange = ['my-own.tar.gz', 'palworld-2020-01-01_000000-before-update.tar.gz'];
    strange.forEach((name) => box.write(`backups/${name}`, 'mine'));
    await box.run(`mv backups/${oldest} backups/palworld-2020-01-01_000000.tar.gz`);
    box.write(`backups/${OLD}`, 'old');
    await box.succeeds('backup');
    const copy = box.copies().at(-1) ?? '';
    expect(copy).toMatch(/^palworld-20(?!20).*\d{6}\.tar\.gz$/);
    expect(box.copies()).toEqual([...strange, OLD, copy]);

    const before = box.progress();
    const output = await box.succeeds(`restore ${box.backups}/${copy}`);
    expect(output).toContain(box.text('Restored. The server is starting.'));
    await box.ready(1);
    expect(box.lastStart()).toBeLessThan(before + 1);
    const folder = path.dirname(box.saved);
    const aside = fs.readdirSync(folder).find((name) => name.startsWith('Saved.before-restore-'));
    const file = path.join(folder, aside ?? '', 'SaveGames/0/WORLD/Level.sav');
    expect(box.savedProgress(file)).toBeGreaterThanOrEqual(before);
  });
});

describe.concurrent('a backup', () => {
  it('that finds no room leaves every older copy and the world as they are', async ({machine}) => {
    const box = await machine({choices: {keep: 1}});
    box.write(`backups/${OLD}`, 'old');
    for (const program of ['tar', 'gzip']) {
      box.replace(program, `head -c 5000 /dev/zero >"${box.backups}/x.partial"; ${DISK_FULL}`);
      await box.fails('backup', NO_COPY);
      box.restoreProgram(program);
      fs.rmSync(path.join(box.backups, 'x.partial'), {force: true});
      expect(box.copies()).toEqual([OLD]);
    }
    expect(await box.isRunning()).toBe(true);
  });

  it('holds one moment, although the server saves while it packs', async ({machine}) => {
    const box = await machine();
    box.replace(
      'tar',
      `${realTar} "$@" || exit; [ -e "$MACHINE/disturbed" ] || { touch "$MACHINE/disturbed"; echo 'x;' >"${box.saved}/SaveGames/0/WORLD/other.sav"; }`,
    );
    await box.succeeds('backup');
    expect((await box.run('tar -tzf backups/*.tar.gz')).output).toContain('other.sav');
  });

  it('waits for another job, and says when the server did not save', async ({machine}) => {
    const box = await machine();
    const outputs = await Promise.all([box.succeeds('backup'), box.succeeds('restart')]);
    expect(outputs.join('').split('Another job is running.')).toHaveLength(2);
    expect(box.copies()).toHaveLength(1);
    await box.ready(1);
    box.write('etc/admin-password', 'wrong\n');
    const output = await box.succeeds('backup');
    expect(output).toContain('The server did not save. The backup contains the last autosave.');
    // The copies have seconds in their names, so two may have the same name.
    expect(output).toContain('Backup made: ');
  });
});

describe.concurrent.each(['linux', 'docker'] as const)(
  'a server on %s without a way to ask it',
  (system) => {
    it('is copied, restarted, restored, updated and stopped', async ({machine}) => {
      const choices = {name: 'pal2', warn: 0, keep: 1, hasRemote: false, isListed: true} as const;
      const box = await machine({system, choices, locale: 'ja'});
      const begun = box.savedProgress();
      await box.succeeds('backup');
      const [copy = ''] = box.copies();
      expect(copy).toMatch(/^pal2-\d{4}-\d\d-\d\d_\d{6}\.tar\.gz$/);
      box.write('steam/newest', '1002\n');
      box.write('newest', 'sha256:new\n');
      for (const line of ['restart', `restore ${box.backups}/${copy}`, 'update']) {
        const ready = box.count('ready');
        await box.succeeds(line);
        await box.ready(ready);
        expect(box.savedProgress()).toBeGreaterThanOrEqual(begun);
      }
      expect(box.copies().some((one) => one.includes('-before-update'))).toBe(true);
      await (system === 'linux' ? box.run('systemctl stop pal2') : box.script('stop'));
      expect(await box.isRunning()).toBe(false);
      expect(box.savedProgress()).toBeGreaterThanOrEqual(begun);
    });
  },
);

describe.concurrent('a restart', () => {
  it.for<readonly [string, (box: Sandbox) => Promise<unknown>]>([
    ['refuses the password', (box) => box.run('echo wrong >etc/admin-password')],
    [
      'hangs',
      (box) => {
        // The scripts wait fifteen seconds for an answer.
        box.replace('curl', 'exec /usr/bin/curl "${@/#15/2}"');
        return box.run('pkill -STOP -g "$(<state/palworld.group)" node');
      },
    ],
  ])('is put off when the server %s', async ([, spoil], {machine}) => {
    const box = await machine();
    await spoil(box);
    await box.fails(
      'restart',
      'NOT RESTARTED: the server does not answer or does not save. Check %s and the port.',
      `${box.root}/etc/admin-password`,
    );
    expect(await box.isRunning()).toBe(true);
    expect(box.count('signal')).toBe(0);
  });

  it('does not start a server that an administrator has stopped', async ({machine}) => {
    const box = await machine({}, true);
    const output = await box.succeeds('restart');
    expect(output).toContain('The server is not running. There is nothing to restart.');
    expect(await box.isRunning()).toBe(false);
  });
});

describe.concurrent('a stop', () => {
  it('has nothing to do after a crash; else it saves first, and needs no signal', async ({
    machine,
  }) => {
    const box = await machine();
    await box.succeeds('stop --pid');
    expect(box.count('rest')).toBe(0);
    const before = box.progress();
    await box.run('systemctl stop palworld');
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.read('state/palworld.signals')).toBe('');
    expect(await box.isRunning()).toBe(false);
  });

  it('falls back to a signal when the server refuses, and says so', async ({machine}) => {
    const box = await machine();
    box.write('etc/admin-password', 'wrong\n');
    await box.run('systemctl stop palworld');
    const sentence = 'The server did not accept the shutdown. systemd sends a signal.';
    expect(box.read('stop.log')).toContain(sentence);
    expect(box.read('state/palworld.signals')).not.toBe('');
    expect(await box.isRunning()).toBe(false);
  });

  it('of the container keeps it off', async ({machine}) => {
    const box = await machine({system: 'docker'});
    const before = box.progress();
    await box.succeeds('stop');
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.read('state/container-palserver.kills')).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(await box.isRunning()).toBe(false);
  });
});
