/** The files have passwords, so owner and mode stay. */
import fs from 'node:fs';
import path from 'node:path';

/** A new file replaces the old file, so that it is never half written. */
function replace(file: string, bytes: Uint8Array, {uid, gid, mode}: fs.Stats): boolean {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    fs.writeFileSync(temporary, bytes, {mode: 0o600, flag: 'wx', flush: true});
    fs.chownSync(temporary, uid, gid);
    fs.chmodSync(temporary, mode & 0o7777);
    fs.renameSync(temporary, file);
    return true;
  } catch {
    // The file may be mounted alone, or its folder or owner may not be ours.
    return false;
  } finally {
    fs.rmSync(temporary, {force: true});
  }
}

/** Writes into a file, and writes the old bytes back if the disk is full. */
function overwrite(file: string, bytes: Uint8Array): void {
  const before = fs.readFileSync(file);
  const write = (all: Uint8Array): void => {
    fs.truncateSync(file, all.length);
    fs.writeFileSync(file, all, {flag: 'r+', flush: true});
  };
  try {
    write(bytes);
  } catch (error) {
    write(before);
    throw error;
  }
}

/** Writes a file and returns the path of the old file. Only the owner can read a new file. */
export function writeFile(file: string, text: string, isKept: boolean): string | undefined {
  const bytes = Buffer.from(text);
  const there = fs.statSync(file, {throwIfNoEntry: false});
  if (!there?.isFile()) {
    // Pipes and devices can't be replaced, so the text is written to them directly.
    try {
      fs.writeFileSync(file, bytes, {mode: 0o600});
    } catch (error) {
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
      // The copy belongs to this account, because the system doesn't let it set the old owner.
    }
    return copy;
  }
}
