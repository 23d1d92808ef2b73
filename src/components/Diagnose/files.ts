import {HEAD, type ChosenFile} from '@site/src/core/diagnose/world';

/** A file with its path below what was chosen or dropped. */
export interface PathFile {
  readonly path: string;
  readonly file: File;
}

/** More files than any world has: a whole disk isn't read by mistake. */
const MOST = 20_000;

/** Reads what is looked at in a folder: of saves and settings the first bytes, of others nothing. */
export async function readHeads(files: readonly PathFile[]): Promise<readonly ChosenFile[]> {
  return Promise.all(
    files.slice(0, MOST).map(async ({path, file}) => {
      const looked = /\.(?:sav|ini)$/i.test(path) ? file.slice(0, HEAD) : new Blob();
      const head = new Uint8Array(await looked.arrayBuffer());
      return {path, size: file.size, modified: file.lastModified, head};
    }),
  );
}

async function filesBelow(entry: FileSystemEntry, path: string, found: PathFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done));
    found.push({path: path + entry.name, file});
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser hands out a hundred at a time.
  for (let some: readonly FileSystemEntry[] = [entry]; some.length > 0 && found.length < MOST;) {
    some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done));
    for (const one of some) {
      await filesBelow(one, `${path}${entry.name}/`, found);
    }
  }
}

/** The files that were dropped, those of folders too. The list is gone after the event: entries first. */
export async function droppedFiles({items}: DataTransfer): Promise<{
  readonly files: readonly PathFile[];
  readonly isFolder: boolean;
}> {
  // A file from a program, an attachment for example, may have no entry.
  const dropped = Array.from(items, (item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const real = dropped.filter((one): one is FileSystemEntry => one !== null && 'isFile' in one);
  const files = dropped.flatMap((one): PathFile[] =>
    one instanceof File ? [{path: one.name, file: one}] : [],
  );
  await Promise.allSettled(real.map((entry) => filesBelow(entry, '', files)));
  return {files, isFolder: real.some(({isDirectory}) => isDirectory)};
}
