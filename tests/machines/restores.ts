/** A job that is ended in the middle, and a restore of what somebody else has packed, lose nothing. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {LIB, type Prepared} from './prepared';

/** Like a real program, this one writes a part of the file before it reports a full disk. */
export const DISK_FULL = 'echo "write error: No space left on device" >&2; exit 2';
const REFUSED = 'The backup contains links, devices';

/** Ends a job or a block, and all that it has started, when `program` has done its work, or half of it. */
export async function dies(
  box: Prepared,
  line: string,
  program: string,
  words: string,
  isHalf = false,
): Promise<void> {
  box.write('/etc/sudoers.d/dies', 'ALL ALL=(ALL) NOPASSWD: ALL\n');
  box.write('/machine/dies', '');
  box.replace(
    program,
    `real=$(PATH=/usr/bin:/usr/games:/bin command -v ${program})
case "$*" in
  ${words}) if [ -e /machine/dies ]; then
    ${isHalf ? 'timeout 0.01 ' : ''}"$real" "$@"
    sudo rm /machine/dies
    sudo kill -KILL -- "-$(ps -o pgid= $$ | tr -d ' ')"
  fi ;;
esac
exec "$real" "$@"`,
  );
  const {code} = await box.run(line.replace(/^[a-z-]+(?= |$)/, `${LIB}/$&.sh`));
  expect(code).not.toBe(0);
  expect(fs.existsSync(box.file('/machine/dies')), `${line} at ${program} ${words}`).toBe(false);
  box.restoreProgram(program);
}

export const around = (box: Prepared): readonly string[] =>
  fs.readdirSync(path.dirname(box.file(box.saved))).filter((name) => name.includes('.restore-'));

const hostileArchive = `
import os, sys, tarfile
with tarfile.open(sys.argv[1]) as old, tarfile.open(sys.argv[2], "w:gz") as new:
    for member in old:
        new.addfile(member, old.extractfile(member) if member.isfile() else None)
    locked = tarfile.TarInfo("Saved/locked")
    locked.type, locked.mode = tarfile.DIRTYPE, 0
    new.addfile(locked)
    entry = tarfile.TarInfo(os.environ["NAME"])
    entry.type = getattr(tarfile, os.environ["TYPE"])
    entry.linkname = os.environ["LINK"]
    entry.mode, entry.uid, entry.gid = 0o6777, 12345, 12345
    new.addfile(entry)
`;
const hostile = [
  ['SYMTYPE', 'Saved/etc', '/etc'],
  ['SYMTYPE', 'Saved/Config/LinuxServer/x.ini', '../../../../x'],
  ['LNKTYPE', 'Saved/hard', 'Saved/Config/LinuxServer/PalWorldSettings.ini'],
  ['CHRTYPE', 'Saved/tty', ''],
  ['BLKTYPE', 'Saved/disk', ''],
  ['FIFOTYPE', 'Saved/pipe', ''],
  ['REGTYPE', '../outside', ''],
  ['REGTYPE', 'Saved/../../outside', ''],
  ['REGTYPE', '/tmp/outside', ''],
  ['REGTYPE', 'SavedGames/x', ''],
  ['REGTYPE', 'x\nSaved/y', ''],
] as const;

export function describeRestores(box: Prepared): void {
  it('a restore that cannot work changes nothing', async () => {
    const copy = `${box.backups}/${box.copies()[0]}`;
    const starts = box.log('start').length;
    for (const [spoil, sentence] of [
      ['head -c 300 "$copy" >bad', 'The backup is damaged'],
      ['tar -czf bad -C / etc/hosts', 'This backup contains no world of a Palworld server'],
      [
        'rm -rf t; mkdir t; tar -xzf "$copy" -C t; sed -i s/ServerName=./ServerName=OTHER/ t/Saved/Config/LinuxServer/G*.ini; tar -czf bad -C t Saved',
        'The settings in the backup belong to the world %s',
      ],
    ] as const) {
      expect((await box.run(`copy=${copy}; ${spoil}`)).code).toBe(0);
      await box.fails('restore bad', sentence);
    }
    box.replace(
      'tar',
      `case " $* " in *" --extract "*) ${DISK_FULL} ;; esac; exec /usr/bin/tar "$@"`,
    );
    await box.fails(`restore ${copy}`, 'The backup could not be unpacked');
    box.restoreProgram('tar');
    box.replace('df', 'echo Avail; echo 1000');
    await box.fails(`restore ${copy}`, 'The backup needs %s MB, but only %s MB are free');
    await box.fails('restore', 'Run this again with the path of one of these backups:');
    expect(await box.isOn()).toBe(true);
    expect(box.log('start')).toHaveLength(starts);
    expect(around(box)).toEqual([]);
  });

  it('a restore takes plain files and folders alone, and none of their owners and modes', async () => {
    const copy = `${box.backups}/${box.copies()[0]}`;
    box.write('/machine/hostile.py', hostileArchive);
    const make = async (type: string, name: string, link: string) => {
      const env = {TYPE: type, NAME: name, LINK: link};
      const made = await box.run(`python3 /machine/hostile.py ${copy} /tmp/bad.tar.gz`, {env});
      expect(made).toEqual({code: 0, output: ''});
    };
    for (const [type, name, link] of hostile) {
      await make(type, name, link);
      await box.fails('restore /tmp/bad.tar.gz', REFUSED);
      expect(around(box)).toEqual([]);
    }
    await make('REGTYPE', 'Saved/sh', '');
    await box.succeeds('restore /tmp/bad.tar.gz');
    await box.answers();
    const {uid, mode} = fs.statSync(box.file(`${box.saved}/sh`));
    expect([mode & 0o7777, uid]).toEqual([0o600, fs.statSync(box.file(box.saved)).uid]);
    expect((await box.run(`find ${box.saved} -perm /7077`)).output).toBe('');
  });
}
