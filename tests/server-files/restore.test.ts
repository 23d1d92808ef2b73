/** Restores that can't work, run as a server runs them: they change nothing. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {it} from './machine';
import {DISK_FULL} from './sandbox';

describe.concurrent('a restore', () => {
  it.for([
    [
      'a damaged archive',
      'head -c 1000 "$copy" >bad.tar.gz',
      'The archive is damaged. Nothing was changed.',
    ],
    [
      'an archive of something else',
      'tar -czf bad.tar.gz steam',
      'This archive holds no world of a Palworld server. Nothing was changed.',
    ],
    [
      'an archive whose settings name another world',
      'mkdir t; tar -xzf "$copy" -C t; sed -i s/WORLD/OTHER/ t/Saved/Config/LinuxServer/*.ini; tar -czf bad.tar.gz -C t Saved',
      'The settings in the archive name the world %s, which is not in it. Nothing was changed.',
    ],
  ] as const)('of %s changes nothing', async ([, spoil, message], {machine}) => {
    const box = await machine();
    await box.start();
    await box.script('backup');
    await box.run(`copy=$(echo backups/*.tar.gz); ${spoil}`);
    const {code, output} = await box.script('restore', 'bad.tar.gz');
    expect(output).toContain(box.text(message, 'OTHER'));
    expect(code).toBe(1);
    expect(await box.isRunning()).toBe(true);
    expect(box.count('start')).toBe(1);
    expect(fs.readdirSync(path.dirname(box.saved))).toEqual(['Saved']);
  });

  it('on a full disk changes nothing', async ({machine}) => {
    const box = await machine();
    await box.start();
    await box.script('backup');
    const real = spawnSync('bash', ['-c', 'command -v tar'], {encoding: 'utf8'}).stdout.trim();
    box.replace('tar', `case " $* " in *" --extract "*) ${DISK_FULL} ;; esac; exec ${real} "$@"`);
    const {code, output} = await box.script('restore', 'backups/*.tar.gz');
    expect(output).toContain(
      box.text(
        'The archive could not be unpacked. It may be damaged, or the disk full. Nothing was changed.',
      ),
    );
    expect(code).toBe(1);
    expect(await box.isRunning()).toBe(true);
    expect(fs.readdirSync(path.dirname(box.saved))).toEqual(['Saved']);
  });

  it('lists the archives when none is named', async ({machine}) => {
    const box = await machine();
    box.write('backups/palworld-2020-01-02_000000.tar.gz', 'old');
    const {code, output} = await box.script('restore');
    expect(code).toBe(1);
    expect(output).toContain('palworld-2020-01-02_000000.tar.gz');
  });
});
