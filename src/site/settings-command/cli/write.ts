/** The files hold passwords, so owner and mode stay. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * A new file takes the old one's place, so that it is never half written. False where that is
 * impossible.
 */
function replace(file: string, bytes: Uint8Array, {uid, gid, mode}: fs.Stats): boolean {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    fs.writeFileSync(temporary, bytes, {mode: 0o600, flag: 'wx', flush: true});
    fs.chownSync(temporary, uid, gid);
    fs.chmodSync(temporary, mode & 0o7777);
    fs.renameSync(temporary, file);
    return true;
  } catch {
    // It is mounted alone, its folder isn't ours, or we can't give it its owner.
    return false;
  } finally {
    // It holds the passwords.
    fs.rmSync(temporary, {force: true});
  }
}

/** The old bytes come back where writing fails, as on a full disk. */
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

/** Writes a file and returns the path of the old one. A new one is readable by its owner alone. */
export function writeFile(file: string, text: string, isKept: boolean): string | undefined {
  const bytes = Buffer.from(text);
  const there = fs.statSync(file, {throwIfNoEntry: false});
  if (!there?.isFile()) {
    // The file is new, or it's a pipe or a device, which can't be replaced.
    try {
      fs.writeFileSync(file, bytes, {mode: 0o600});
    } catch (error) {
      // A full disk leaves an incomplete file.
      if (!there) {
        fs.rmSync(file, {force: true});
      }
      throw error;
    }
    return undefined;
  }
  const real = fs.realpathSync(file);
  const backup = isKept ? backUp(real, there) : undefined;
  // A hard link would keep the old text.
  if (there.nlink > 1 || !replace(real, bytes, there)) {
    overwrite(real, bytes);
  }
  return backup;
}

/** Keeps a copy as `.bak`, `.bak2` … with the file's mode. */
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
      // We can't give it its owner.
    }
    return copy;
  }
}
