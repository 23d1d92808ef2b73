import {useEffect, useRef, useState} from 'react';
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

/**
 * Takes files and folders that are dropped anywhere on the page, and tells whether some are above
 * it: beside a small area the browser would open the file in place of the page.
 */
export function useDropped(take: (files: readonly PathFile[], isFolder: boolean) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const follow = (event: DragEvent): void => {
      const {type, dataTransfer, relatedTarget} = event;
      if (!dataTransfer?.types.includes('Files')) {
        return;
      }
      event.preventDefault();
      setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
      if (type === 'drop') {
        // The list is gone after the event: entries first, files afterwards.
        const entries = Array.from(dataTransfer.items, (item) => item.webkitGetAsEntry());
        const real = entries.filter((entry) => entry !== null);
        const found: PathFile[] = [];
        void Promise.allSettled(real.map((entry) => filesBelow(entry, '', found))).then(() =>
          latest.current(
            found,
            real.some(({isDirectory}) => isDirectory),
          ),
        );
      }
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    types.forEach((type) => document.addEventListener(type, follow));
    return () => types.forEach((type) => document.removeEventListener(type, follow));
  }, []);
  return isOver;
}
