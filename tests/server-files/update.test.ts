/**
 * Updates, run as a server runs them: whatever fails, the world is whole, and what was running runs
 * again as soon as that is safe.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {it} from './machine';
import {DISK_FULL, type Sandbox} from './sandbox';

describe.concurrent('an update', () => {
  it('does nothing when there is nothing newer, or Steam does not answer', async ({machine}) => {
    const box = await machine();
    await box.start();
    expect((await box.script('update')).code).toBe(0);
    box.write('steam/offline', '');
    const {code, output} = await box.script('update');
    expect(code).toBe(1);
    expect(output).toContain(
      box.text('NOT UPDATED: Steam does not say what the newest build is. Nothing was changed.'),
    );
    expect(box.count('start')).toBe(1);
    expect(box.count('rest')).toBe(0);
  });

  it('warns, saves, copies, updates and starts', async ({machine}) => {
    const box = await machine();
    await box.start();
    box.write('steam/newest', '1002\n');
    const before = box.progress();
    const {code, output} = await box.script('update');
    expect(output).toContain(box.text('The update is complete.'));
    expect(code).toBe(0);
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('1002\n');
    expect(box.log('rest announce')).toHaveLength(4);
    expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
    expect(box.copies()).toEqual([expect.stringMatching(/-before-update\.tar\.gz$/)]);
  });

  it('that fails once is repaired by a second try without the record', async ({machine}) => {
    const box = await machine();
    await box.start();
    box.write('steam/newest', '1002\n');
    box.write('steam/failures', '1\n');
    const {code} = await box.script('update');
    expect(code).toBe(0);
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('1002\n');
  });

  it('that fails half way keeps the server off and the world whole, and goes on later', async ({
    machine,
  }) => {
    const box = await machine();
    await box.start();
    const before = box.progress();
    box.write('steam/newest', '1002\n');
    box.write('steam/failures', '2\n');
    const first = await box.script('update');
    expect(first.output).toContain('state/update-unfinished');
    expect(first.code).toBe(1);
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.copies()).toHaveLength(1);
    // Neither a reboot nor an administrator starts half a program.
    await box.run('systemctl start palworld');
    expect(await box.isRunning()).toBe(false);
    // The timer tries again, and starts what it had stopped.
    const second = await box.script('update');
    expect(second.code).toBe(0);
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('1002\n');
    expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
  });

  it.for([
    [
      'the server does not answer',
      (box: Sandbox) => box.write('etc/admin-password', 'wrong\n'),
      'NOT UPDATED: the server does not answer or does not save. It stays on the old build.',
    ],
    [
      'the disk has no room for the copy',
      (box: Sandbox) => box.replace('gzip', DISK_FULL),
      'NOT UPDATED: the copy before the update failed. The server stays on the old build.',
    ],
    [
      'the disk has no room for the update',
      (box: Sandbox) => box.replace('df', 'echo Avail; echo 100'),
      'NOT UPDATED: only %s MB are free, 6000 are needed.',
    ],
  ] as const)('is put off when %s', async ([, spoil, message], {machine}) => {
    const box = await machine();
    await box.start();
    box.write('steam/newest', '1002\n');
    spoil(box);
    const {code, output} = await box.script('update');
    expect(output).toContain(box.text(message, '100'));
    expect(code).toBe(1);
    expect(box.read('palserver/program')).toBe('1001\n');
    expect(box.read('state/update-unfinished')).toBe('');
    await box.ready(box.count('start') - 1);
    expect(await box.isRunning()).toBe(true);
    expect(box.copies()).toEqual([]);
  });

  it('does not start a server that was off', async ({machine}) => {
    const box = await machine();
    await box.start();
    await box.run('systemctl stop palworld');
    box.write('steam/newest', '1002\n');
    const {code} = await box.script('update');
    expect(code).toBe(0);
    expect(box.read('palserver/program')).toBe('1002\n');
    expect(await box.isRunning()).toBe(false);
  });

  it('of the image fetches first, and changes nothing when that fails', async ({machine}) => {
    const box = await machine({system: 'docker'});
    await box.start();
    expect((await box.script('update')).output).toContain('sha256:old');
    box.write('newest', 'sha256:new\n');
    box.write('offline', '');
    const first = await box.script('update');
    expect(first.output).toContain(
      box.text('NOT UPDATED: the image could not be fetched. The server stays on the old one.'),
    );
    expect(first.code).toBe(1);
    expect(box.count('start')).toBe(1);
    fs.rmSync(path.join(box.root, 'offline'));
    const before = box.progress();
    const second = await box.script('update');
    expect(second.code).toBe(0);
    await box.ready(1);
    expect(box.read('containers/palserver/used')).toBe('sha256:new\n');
    expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
    expect(box.copies()).toHaveLength(1);
  });
});

describe.concurrent('a fixed build', () => {
  it('is fetched by an owner and put in place, the world untouched', async ({machine}) => {
    const box = await machine({choices: {update: 'pinned'}});
    await box.start();
    expect((await box.script('install-build')).code).toBe(1);
    // `getent` does not know the account of the sandbox.
    box.replace('getent', `echo "steam:x:1:1::${box.root}:/bin/bash"`);
    const before = box.progress();
    const {code, output} = await box.script('install-build', 'owner');
    expect(output).toContain(box.text('The build is installed.'));
    expect(code).toBe(0);
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('7543835373978771853\n');
    expect(box.read('steam/calls')).toContain('+login owner +download_depot 2394010 2394012');
    expect(Number(box.log('start').at(-1)?.split(' ')[1])).toBeGreaterThan(before);
  });
});
