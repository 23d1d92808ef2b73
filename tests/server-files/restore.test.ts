import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {DISK_FULL, it} from './sandbox';

const hostileArchive = `
import os, sys, tarfile
with tarfile.open(sys.argv[1]) as old, tarfile.open(sys.argv[2], "w:gz") as new:
    for member in old:
        new.addfile(member, old.extractfile(member) if member.isfile() else None)
    entry = tarfile.TarInfo(os.environ["NAME"])
    entry.type = getattr(tarfile, os.environ["TYPE"])
    entry.linkname = os.environ["LINK"]
    entry.mode, entry.uid, entry.gid = 0o6777, 12345, 12345
    new.addfile(entry)
    locked = tarfile.TarInfo("Saved/locked")
    locked.type, locked.mode = tarfile.DIRTYPE, 0
    new.addfile(locked)
`;
const realTar = spawnSync('bash', ['-c', 'command -v tar'], {encoding: 'utf8'}).stdout.trim();

describe.concurrent('a restore', () => {
  it('that cannot work changes nothing', async ({machine}) => {
    const box = await machine();
    await box.succeeds('backup');
    const [copy = ''] = box.copies();
    for (const [spoil, sentence] of [
      [
        'head -c 1000 "$copy" >bad.tar.gz',
        'The backup is damaged. Nothing was changed. Choose another one.',
      ],
      [
        'tar -czf bad.tar.gz steam',
        'This backup contains no world of a Palworld server. Nothing was changed. Choose another one.',
      ],
      [
        'mkdir t; tar -xzf "$copy" -C t; sed -i s/WORLD/OTHER/ t/Saved/Config/LinuxServer/*.ini; tar -czf bad.tar.gz -C t Saved',
        'The settings in the backup name the world OTHER, which is not in it. Nothing was changed. Choose another backup.',
      ],
    ] as const) {
      await box.run(`copy=backups/${copy}; ${spoil}`);
      await box.fails('restore bad.tar.gz', sentence);
    }
    const extracting = `case " $* " in *" --extract "*) ${DISK_FULL} ;; esac`;
    box.replace('tar', `${extracting}; exec ${realTar} "$@"`);
    await box.fails(
      `restore backups/${copy}`,
      'The backup could not be unpacked. It may be damaged, or the disk may be full. Nothing was changed. Check the free space, and try another backup.',
    );
    box.restoreProgram('tar');
    box.replace('df', 'echo Avail; echo 1000');
    await box.fails(`restore backups/${copy}`, 'The backup needs ');
    await box.fails('restore', copy);
    expect(await box.isRunning()).toBe(true);
    expect(box.count('start')).toBe(1);
    expect(fs.readdirSync(path.dirname(box.saved))).toEqual(['Saved']);
  });

  it.for(['linux', 'docker'] as const)(
    'on %s takes plain files and folders alone, and none of their owners and modes',
    async (system, {machine}) => {
      const box = await machine({system});
      await box.succeeds('backup');
      const [copy = ''] = box.copies();
      for (const [type, name, link] of [
        ['SYMTYPE', 'Saved/etc', '/etc'],
        ['SYMTYPE', 'Saved/Config/LinuxServer/x.ini', '../../../../x'],
        ['LNKTYPE', 'Saved/hard', 'Saved/SaveGames/0/WORLD/Level.sav'],
        ['CHRTYPE', 'Saved/tty', ''],
        ['BLKTYPE', 'Saved/disk', ''],
        ['FIFOTYPE', 'Saved/pipe', ''],
        ['REGTYPE', '../outside', ''],
        ['REGTYPE', 'Saved/../../outside', ''],
        ['REGTYPE', '/tmp/outside', ''],
        ['REGTYPE', 'SavedGames/x', ''],
        ['REGTYPE', 'x\nSaved/y', ''],
      ]) {
        box.write('hostile.py', hostileArchive);
        await box.run(`python3 hostile.py backups/${copy} bad.tar.gz`, {
          TYPE: type!,
          NAME: name!,
          LINK: link!,
        });
        await box.fails(
          'restore bad.tar.gz',
          'The backup contains links, devices or files outside Saved, which it should not. Nothing was changed. Choose another one.',
        );
        expect(
          fs.readdirSync(path.dirname(box.saved)).filter((entry) => entry.startsWith('.restore')),
        ).toEqual([]);
      }
      expect(box.count('start')).toBe(1);
      await box.run(`python3 hostile.py backups/${copy} odd.tar.gz`, {
        TYPE: 'REGTYPE',
        NAME: 'Saved/sh',
        LINK: '',
      });
      await box.succeeds('restore odd.tar.gz');
      const odd = fs.statSync(path.join(box.saved, 'sh'));
      expect([odd.mode & 0o7777, odd.uid]).toEqual([0o600, fs.statSync(box.backups).uid]);
      const {output} = await box.run(`find ${box.saved} -perm /7077`);
      expect(output).toBe('');
    },
  );
});
