import {decodeLog, isGzip} from '@site/src/core/diagnose/lines';
import {HEAD, type ChosenFile} from '@site/src/core/diagnose/world';

export interface PathFile {
  readonly path: string;
  readonly file: File;
}

/** Tells whether a file may contain saves. */
export const isSave = ({path}: PathFile): boolean =>
  /\.(?:sav|zip|7z|rar|tgz|tar\.\w+)$/i.test(path);

/** Recognizes settings whatever the file's name. */
export const isSettings = (text: string): boolean =>
  /^\s*(?:;.*\n\s*)*(?:\[\/Script\/Pal\.|OptionSettings ?=)/.test(text.slice(0, 2000));

const LONGEST = 1_048_576;

/** Returns a file if it is about settings. */
export async function asSettings({path, file}: PathFile, isMeant: boolean) {
  const start = (await unpacked(file, LONGEST)).slice(0, LONGEST);
  const text = decodeLog(new Uint8Array(await start.arrayBuffer()));
  const isOne = isMeant || /\.(?:ini|json|ya?ml|env)(?:\.gz)?$/i.test(path) || isSettings(text);
  return isOne ? {text, name: file.name} : undefined;
}

/** Unpacks about `limit` bytes, because a small gzipped log may fill the memory. */
export async function unpacked(log: Blob, limit: number): Promise<Blob> {
  if (!isGzip(new Uint8Array(await log.slice(0, 2).arrayBuffer()))) {
    return log;
  }
  const reader = log.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done && size <= limit; next = await reader.read()) {
    pieces.push(next.value);
    size += next.value.byteLength;
  }
  await reader.cancel();
  return new Blob(pieces);
}

/** No more files are read, because a reader may choose a whole disk. */
const MOST = 100_000;

/** This many files are read at once, because a browser has few file handles. */
const AT_ONCE = 64;

/** Reads the first bytes of files; a running server locks or removes `unread` files. */
export async function readHeads(files: readonly PathFile[]) {
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
  // A browser hands out a hundred entries at a time, so this asks until none is left.
  for (let some: readonly FileSystemEntry[] = [entry]; some.length > 0 && found.length < MOST;) {
    some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done));
    for (const one of some) {
      await filesBelow(one, `${path}${entry.name}/`, found, unread);
    }
  }
}

/** Returns the dropped files, also in folders. The event's list empties, so entries come first. */
export async function droppedFiles({items}: DataTransfer) {
  // An attachment from a mail program may have no entry, so its file is taken.
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
