import fs from 'node:fs';
import type {EditorData} from '../../../core/editor';
import {checkFile, largestFile, type FileCheck} from '../../../core/editor/reader';

export interface FileReport extends FileCheck {
  readonly path: string;
  readonly isRepaired: boolean;
  readonly backup?: string | undefined;
}

export const standard = '-';

/** Waits for bytes, because a terminal or a pipe may have none yet. */
function readPiece(handle: number, bytes: Buffer, from: number): number {
  for (;;) {
    try {
      return fs.readSync(handle, bytes, from, bytes.length - from, null);
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code === 'EOF') {
        return 0;
      }
      if (code !== 'EAGAIN') {
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Reads a file, a pipe or standard input. Throws EFBIG above `most` bytes. */
export function readBytes(file: string, most = largestFile): Uint8Array {
  const handle = file === standard ? 0 : fs.openSync(file, 'r');
  const bytes = Buffer.alloc(most + 1);
  let length = 0;
  try {
    // The system doesn't tell the size of standard input, so it is read until its end.
    for (let got = 1; got > 0 && length < bytes.length; length += got) {
      got = readPiece(handle, bytes, length);
    }
  } catch (error) {
    throw Object.assign(error as Error, {path: file});
  } finally {
    if (handle !== 0) {
      fs.closeSync(handle);
    }
  }
  if (length > most) {
    throw Object.assign(new Error(), {code: 'EFBIG', path: file});
  }
  return bytes.subarray(0, length);
}

/** Reads and checks a file. Throws what Node.js throws. */
export function readReport(file: string, data: EditorData): FileReport {
  return {...checkFile(readBytes(file), file, data), path: file, isRepaired: false};
}
