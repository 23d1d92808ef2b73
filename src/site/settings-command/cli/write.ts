/** Writing files that hold passwords: who owns and who may read them stays as it is. */
import fs from 'node:fs';
import path from 'node:path';

/** A new file beside it takes its place, so that it is never half there. False where that is impossible. */
function replace(file: string, bytes: Uint8Array, {uid, gid, mode}: fs.Stats): boolean {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    fs.writeFileSync(temporary, bytes, {mode: 0o600, flag: 'wx', flush: true});
    fs.chownSync(temporary, uid, gid);
    fs.chmodSync(temporary, mode & 0o7777);
    fs.renameSync(temporary, file);
    return true;
  } catch {
    // A file that is mounted by itself, a folder that is not ours, an owner that we cannot give it.
    return false;
  } finally {
    // It holds the passwords.
    fs.rmSync(temporary, {force: true});
  }
}

/** Writes into the file itself; where that fails, as on a full disk, what was there comes back. */
function overwrite(file: string, bytes: Uint8Array): void {
  const before = fs.readFileSync(file);
  const handle = fs.openSync(file, 'r+');
  const write = (all: Uint8Array): void => {
    for (let at = 0; at < all.length;) {
      at += fs.writeSync(handle, all, at, all.length - at, at);
    }
    fs.ftruncateSync(handle, all.length);
    fs.fsyncSync(handle);
  };
  try {
    write(bytes);
  } catch (error) {
    write(before);
    throw error;
  } finally {
    fs.closeSync(handle);
  }
}

/** Writes a file, and gives the path of the old one where that is kept. A new one may be read by its owner alone. */
export function writeFile(file: string, text: string, isKept: boolean): string | undefined {
  const bytes = Buffer.from(text);
  const there = fs.statSync(file, {throwIfNoEntry: false});
  if (!there?.isFile()) {
    // Nothing there, or a pipe or device to write to.
    try {
      fs.writeFileSync(file, bytes, {mode: 0o600});
    } catch (error) {
      // A full disk: what has arrived of a new file goes.
      if (!there) {
        fs.rmSync(file, {force: true});
      }
      throw error;
    }
    return undefined;
  }
  const real = fs.realpathSync(file);
  const backup = isKept ? backUp(real, there) : undefined;
  // A further name of the same file would keep the old text.
  if (there.nlink > 1 || !replace(real, bytes, there)) {
    overwrite(real, bytes);
  }
  return backup;
}

/** Keeps a copy under a name that is free: `.bak`, `.bak2` … Its mode is that of the file. */
function backUp(file: string, {uid, gid}: fs.Stats): string {
  for (let number = 1; ; number += 1) {
    const copy = `${file}.bak${number === 1 ? '' : String(number)}`;
    if (fs.existsSync(copy)) {
      continue;
    }
    fs.copyFileSync(file, copy, fs.constants.COPYFILE_EXCL);
    try {
      fs.chownSync(copy, uid, gid);
    } catch {
      // It stays with who made it.
    }
    return copy;
  }
}
