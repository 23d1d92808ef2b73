import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {DISK_FULL, it, type Sandbox} from './sandbox';

const isUpdated = (box: Sandbox) =>
  expect(box.read('palserver/program')).toBe(box.read('steam/newest'));

describe.concurrent('an update', () => {
  it('does nothing when there is nothing newer, or Steam does not answer', async ({machine}) => {
    const box = await machine();
    await box.succeeds('update');
    box.write('steam/offline', '');
    await box.fails(
      'update',
      'NOT UPDATED: Steam does not say what the newest build is. Nothing was changed. Run it again later.',
    );
    expect(box.count('start')).toBe(1);
    expect(box.count('rest')).toBe(0);
  });

  it('warns, saves, copies, updates and starts; a second try repairs one that fails', async ({
    machine,
  }) => {
    const box = await machine({locale: 'ja'});
    box.write('steam/newest', '1002\n');
    const before = box.progress();
    expect(await box.succeeds('update')).toContain(box.text('The update is complete.'));
    await box.ready(1);
    isUpdated(box);
    expect(box.log('rest announce')).toHaveLength(4);
    expect(box.lastStart()).toBeGreaterThan(before);
    expect(box.copies()).toEqual([expect.stringMatching(/-before-update\.tar\.gz$/)]);
    box.write('steam/newest', '1003\n');
    box.write('steam/failures', '1\n');
    await box.succeeds('update');
    await box.ready(2);
    isUpdated(box);
  });

  it('that fails half way keeps the server off and the world whole, and goes on later', async ({
    machine,
  }) => {
    const box = await machine();
    const before = box.progress();
    box.write('steam/newest', '1002\n');
    box.write('steam/failures', '2\n');
    await box.fails('update', 'state/update-unfinished');
    expect(box.savedProgress()).toBeGreaterThan(before);
    expect(box.copies()).toHaveLength(1);
    await box.run('systemctl start palworld');
    expect(await box.isRunning()).toBe(false);
    await box.succeeds('update');
    await box.ready(1);
    isUpdated(box);
    expect(box.lastStart()).toBeGreaterThan(before);
  });

  it('is put off, and the server runs on', async ({machine}) => {
    const box = await machine();
    box.write('steam/newest', '1002\n');
    const password = box.read('etc/admin-password');
    const staysOld = async (sentence: string): Promise<void> => {
      const starts = box.count('start');
      await box.fails('update', sentence);
      expect(box.read('palserver/program')).toBe('1001\n');
      expect(box.read('state/update-unfinished')).toBe('');
      await box.ready(Math.max(starts, box.count('start')) - 1);
      expect(await box.isRunning()).toBe(true);
      expect(box.copies()).toEqual([]);
    };
    box.write('etc/admin-password', 'wrong\n');
    await staysOld(
      'NOT UPDATED: the server does not answer or does not save. It stays on the old build.',
    );
    box.write('etc/admin-password', password);
    box.replace('df', 'echo Avail; echo 100');
    await staysOld(
      'NOT UPDATED: only 100 MB are free, 6000 are needed. Free more, then run it again.',
    );
    box.restoreProgram('df');
    box.replace('gzip', DISK_FULL);
    await staysOld(
      'NOT UPDATED: the backup before the update failed. The server stays on the old build.',
    );
  });

  it('does not start a server that was off', async ({machine}) => {
    const box = await machine();
    await box.run('systemctl stop palworld');
    box.write('steam/newest', '1002\n');
    await box.succeeds('update');
    isUpdated(box);
    expect(await box.isRunning()).toBe(false);
  });

  it('of the image fetches first, and changes nothing when that fails', async ({machine}) => {
    const box = await machine({system: 'docker'});
    expect(await box.succeeds('update')).toContain('sha256:old');
    box.write('newest', 'sha256:new\n');
    box.write('offline', '');
    await box.fails(
      'update',
      'NOT UPDATED: the image could not be fetched. The server stays on the old one. Check the internet connection and the tag in compose.yaml.',
    );
    expect(box.count('start')).toBe(1);
    fs.rmSync(path.join(box.root, 'offline'));
    const before = box.progress();
    await box.succeeds('update');
    await box.ready(1);
    expect(box.read('containers/palserver/used')).toBe('sha256:new\n');
    expect(box.lastStart()).toBeGreaterThan(before);
    expect(box.copies()).toHaveLength(1);
  });

  it('to a fixed build is fetched by an owner and put in place, the world untouched', async ({
    machine,
  }) => {
    const box = await machine({choices: {update: 'pinned'}});
    await box.fails('install-build', '');
    // `getent` does not know the account of the sandbox.
    box.replace('getent', `echo "steam:x:1:1::${box.root}:/bin/bash"`);
    const before = box.progress();
    box.replace('cp', '[ "$2" != --force ] || exit 1; exec /usr/bin/cp "$@"');
    await box.fails(
      'install-build owner',
      'THE BUILD IS NOT COMPLETE. The server stays off, and the world is untouched. Run the script again.',
    );
    fs.rmSync(path.join(box.root, 'bin/cp'));
    expect(await box.succeeds('install-build owner')).toContain('The build is installed.');
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('7543835373978771853\n');
    expect(box.read('steam/calls')).toContain('+login owner +download_depot 2394010 2394012');
    expect(box.lastStart()).toBeGreaterThan(before);
  });
});
