/** Power, disks, passwords and archives fail alike on a server of systemd and on one of Docker. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {CONF, LIB, PASSWORD_FILE, type Prepared} from './prepared';
import {around, dies, DISK_FULL} from './restores';

const OLD = 'palworld-2020-01-02_000000.tar.gz';

/** Lets the next update find a build. An even number is the first image, an odd one the second. */
export function publish(box: Prepared, build: string): void {
  box.write('/machine/steam/newest', `${build}\n`);
  box.write('/machine/steam/image', Number(build) % 2 === 0 ? 'game:first' : 'game:second');
}

export function describeJobs(box: Prepared): void {
  const isLinux = box.kind === 'linux';

  it('a backup that is ended leaves a whole copy, or none, and nothing that is not its own', async () => {
    const theirs = [
      `${box.backups}/palworld-2-2026-01-01_000000.tar.gz.partial`,
      `${box.backups}/palworld-mine.tar.gz.partial`,
      `${path.dirname(box.saved)}/.restore-backup/Level.sav`,
    ];
    theirs.forEach((file) => box.write(file, 'theirs'));
    await dies(box, 'backup', 'gzip', '--force*', true);
    const count = box.copies().length;
    await box.succeeds('backup');
    expect(box.copies()).toHaveLength(count);
    expect(theirs.map((file) => box.read(file))).toEqual(theirs.map(() => 'theirs'));
    await box.run(`rm -r ${theirs.slice(0, 2).join(' ')} ${path.dirname(theirs[2] ?? '')}`);
    expect(box.copies().join()).not.toContain('partial');
  });

  it.each([
    ['tar', '*--extract*', true],
    ['mv', '*Saved.before-restore-*', false],
    ['mv', '*.restore-*/Saved*', false],
  ] as const)(
    'a restore that is ended at %s %s leaves a whole world',
    async (program, words, isHalf) => {
      await box.succeeds('backup');
      const before = await box.level();
      await dies(box, `restore ${box.backups}/${box.copies().at(-1)}`, program, words, isHalf);
      await box.succeeds('backup');
      expect(await box.level()).toBeGreaterThanOrEqual(before);
      expect(around(box)).toEqual([]);
      await box.turn('start');
    },
  );

  it('an update that is ended goes on, but not against an administrator', async () => {
    publish(box, '1002');
    const before = await box.level();
    await dies(box, 'update', 'gzip', '--force*', true);
    expect(await box.isOn()).toBe(false);
    await box.succeeds('update');
    await box.answers();
    expect(await box.level()).toBeGreaterThanOrEqual(before);
    publish(box, '1003');
    await dies(box, 'update', 'gzip', '--force*', true);
    await box.turn('start');
    await box.turn('stop');
    await box.succeeds('update');
    expect(await box.isOn()).toBe(false);
    await box.turn('start');
  });

  it('a backup that finds no room leaves every older copy as it is, and no update begins; else the oldest go', async () => {
    box.write(`${box.backups}/${OLD}`, 'old');
    const theirs = ['my-own.tar.gz', 'palworld-2020-01-01_000000-before-update.tar.gz'];
    theirs.forEach((name) => box.write(`${box.backups}/${name}`, 'mine'));
    const before = box.copies();
    publish(box, '1006');
    for (const program of ['tar', 'gzip']) {
      box.replace(program, DISK_FULL);
      await box.fails('update', 'NOT UPDATED: the backup before the update failed');
      await box.answers();
      expect(fs.existsSync(box.file('/var/lib/palworld/update-unfinished'))).toBe(false);
      await box.fails('backup', 'NO BACKUP WAS MADE');
      box.restoreProgram(program);
      expect(box.copies()).toEqual(before);
    }
    box.set('keep=2');
    await box.succeeds('backup');
    const own = box.copies().filter((name) => /_\d{6}\.tar/.test(name));
    expect(own).toHaveLength(2);
    expect(own).not.toContain(OLD);
    expect(box.copies()).toEqual(expect.arrayContaining(theirs));
    theirs.forEach((name) => fs.rmSync(box.file(`${box.backups}/${name}`)));
    const modes = [own.at(-1), ''].map(
      (name) => fs.statSync(box.file(`${box.backups}/${name}`)).mode & 0o777,
    );
    expect([modes[0], modes[1]! & 0o007]).toEqual([0o600, 0]);
  });

  it('a backup holds one moment, although the server saves while it packs', async () => {
    box.replace(
      'tar',
      `/usr/bin/tar "$@" || exit; [ -e /tmp/disturbed ] || { touch /tmp/disturbed; echo x >"$(ls -d ${box.saved}/SaveGames/0/*)/other.sav"; }`,
    );
    await box.succeeds('backup');
    const {output} = await box.run(
      `tar -tzf ${box.backups}/${box
        .copies()
        .filter((name) => name.includes('_'))
        .at(-1)}`,
    );
    expect(output).toContain('other.sav');
  });

  it('a server that does not save is copied as it is, and goes on; a stop says what may be lost', async () => {
    const before = box.copies();
    box.change(PASSWORD_FILE, 'wrong\n');
    publish(box, '1004');
    await box.fails('restart', 'NOT RESTARTED: the server does not answer', PASSWORD_FILE);
    await box.fails('update', 'NOT UPDATED: the server does not answer');
    expect(await box.isOn()).toBe(true);
    expect(box.copies()).toEqual(before);
    await box.succeeds('backup', 'The server did not save. The backup contains the last autosave.');
    await box.turn('stop');
    expect(await box.isOn()).toBe(false);
    await box.turn('start');
  });

  it('an account without rights is told to use sudo, and changes nothing', async () => {
    const before = box.copies();
    for (const script of ['backup', 'restart', 'restore x', 'stop', 'update', 'watch-memory']) {
      const line = script.replace(/^[\w-]+/, `${LIB}/$&.sh`);
      const {code, output} = await box.run(line, {as: 'other'});
      expect(output).toMatch(box.says('Only root may do this'));
      expect(code, line).toBe(1);
    }
    expect(await box.isOn()).toBe(true);
    expect(box.copies()).toEqual(before);
  });

  it('the watch over memory restarts at its limit, but not a server that is new', async () => {
    const limit = (megabytes: number, seconds: number) => {
      box.set(`memory_limit=${megabytes}`);
      box.replace(
        'ps',
        `case "$*" in *etimes*) echo ${seconds} ;; *) exec /usr/bin/ps "$@" ;; esac`,
      );
    };
    limit(9_999_999, 7200);
    const [, used] = /(\d+) ?MB\D+9999999 ?MB/.exec(await box.succeeds('watch-memory')) ?? [];
    expect(Number(used)).toBeGreaterThan(10);
    limit(5, 600);
    expect((await box.run(`${LIB}/watch-memory.sh`)).code).toBe(1);
    limit(5, 7200);
    await box.succeeds('watch-memory', 'Restarted.');
    await box.answers();
  });

  it('without a way to ask it, a server is copied, restarted, restored, updated and stopped; none of it starts one that is off', async () => {
    box.set('remote=none');
    const before = await box.level();
    await box.succeeds('backup');
    publish(box, '1009');
    const copy = box
      .copies()
      .filter((name) => /_\d{6}\.tar/.test(name))
      .at(-1);
    for (const line of ['restart', `restore ${box.backups}/${copy}`, 'update', 'stop']) {
      await box.succeeds(line);
      expect(await box.level()).toBeGreaterThanOrEqual(before);
    }
    await box.succeeds('restart', 'The server is not running. There is nothing to restart.');
    publish(box, '1008');
    await box.succeeds('update', isLinux ? 'The update is complete.' : undefined);
    expect(await box.isOn()).toBe(false);
    box.giveBack(CONF);
    await box.turn('start');
  });

  it('players are warned before a closing time', async () => {
    box.play(...(isLinux ? ['A 1'] : []));
    const warned = box.log('rest announce').length;
    await box.succeeds('stop --warn');
    expect(await box.isOn()).toBe(false);
    expect(box.log('rest announce').length - warned).toBe(isLinux ? 4 : 0);
    box.play();
    await box.turn('start');
  });
}
