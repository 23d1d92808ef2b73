import {HEAD, type ChosenFile} from '@site/src/core/diagnose/world';

/** A file with its path below what was chosen or dropped. */
export interface PathFile {
  readonly path: string;
  readonly file: File;
}

/** More files than any world has: a whole disk isn't read by mistake. */
const MOST = 100_000;

/** So many are open at a time: a browser has few handles. */
const AT_ONCE = 64;

/**
 * Reads what is looked at in a folder: of saves and settings the first bytes, of others nothing. `unread`
 * are the paths of those that cannot be read: a server that runs may have locked or removed them.
 */
export async function readHeads(
  files: readonly PathFile[],
): Promise<{readonly heads: readonly ChosenFile[]; readonly unread: readonly string[]}> {
  const heads: ChosenFile[] = [];
  const unread: string[] = [];
  const waiting = files.slice(0, MOST).values();
  const readOn = async (): Promise<void> => {
    for (const {path, file} of waiting) {
      const isLooked = /\.(?:sav|ini)$/i.test(path);
      try {
        const bytes = isLooked ? await file.slice(0, HEAD).arrayBuffer() : new ArrayBuffer();
        const head = new Uint8Array(bytes);
        heads.push({path, size: file.size, modified: file.lastModified, head});
      } catch {
        unread.push(path);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, readOn));
  return {heads, unread};
}

async function filesBelow(
  entry: FileSystemEntry,
  path: string,
  found: PathFile[],
  unread: string[],
): Promise<void> {
  if (entry.isFile) {
    await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done)).then(
      (file) => found.push({path: path + entry.name, file}),
      () => unread.push(path + entry.name),
    );
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser hands out a hundred at a time.
  for (let some: readonly FileSystemEntry[] = [entry]; some.length > 0 && found.length < MOST;) {
    some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done));
    for (const one of some) {
      await filesBelow(one, `${path}${entry.name}/`, found, unread);
    }
  }
}

/** The files that were dropped, those of folders too. The list is gone after the event: entries first. */
export async function droppedFiles({items}: DataTransfer): Promise<{
  readonly files: readonly PathFile[];
  readonly unread: readonly string[];
  readonly isFolder: boolean;
}> {
  // A file from a program, an attachment for example, may have no entry.
  const dropped = Array.from(items, (item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const real = dropped.filter((one): one is FileSystemEntry => one !== null && 'isFile' in one);
  const files = dropped.flatMap((one): PathFile[] =>
    one instanceof File ? [{path: one.name, file: one}] : [],
  );
  const unread: string[] = [];
  const walks = real.map((entry) =>
    filesBelow(entry, '', files, unread).catch(() => unread.push(entry.name)),
  );
  await Promise.all(walks);
  return {files, unread, isFolder: real.some(({isDirectory}) => isDirectory)};
}
