import fs from 'node:fs';
import type {EditorData} from '../../../core/editor';
import {checkFile, largestFile, type FileCheck} from '../../../core/editor/reader';

/** What was found in one file. */
export interface FileReport extends FileCheck {
  readonly path: string;
  /** It was repaired. */
  readonly isRepaired: boolean;
  /** Where the file as it was before was kept, if that was asked for. */
  readonly backup?: string;
}

/** The name for standard input, and for standard output. */
export const standard = '-';

/** A file that is too large to be one of settings. */
export class TooLarge extends Error {
  public constructor(public readonly path: string) {
    super('too large');
  }
}

/** Reads what is there; a terminal or a pipe may have to be waited for. */
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

/** Reads a file, a pipe or standard input, up to the size that a settings file may have. */
function readBytes(file: string): Uint8Array {
  const handle = file === standard ? 0 : fs.openSync(file, 'r');
  const bytes = Buffer.alloc(largestFile + 1);
  let length = 0;
  try {
    for (let got = 1; got > 0 && length < bytes.length; length += got) {
      got = readPiece(handle, bytes, length);
    }
  } finally {
    if (handle !== 0) {
      fs.closeSync(handle);
    }
  }
  if (length > largestFile) {
    throw new TooLarge(file);
  }
  return bytes.subarray(0, length);
}

/** Reads and checks a file; nothing is written. */
export function readReport(file: string, data: EditorData): FileReport {
  return {...checkFile(readBytes(file), file, data), path: file, isRepaired: false};
}

/**
 * What counts once a file is as the report leaves it. Errors follow from what the server uses of it:
 * each setting that it does not use is one, a file of which it uses nothing is one.
 */
export function countsOf({check, problems, warnings, isRefused, isRepaired}: FileReport): {
  readonly errors: number;
  readonly warnings: number;
} {
  if (isRefused) {
    return {errors: 1, warnings: 0};
  }
  const {kind, unused} = isRepaired ? check.after : check.server;
  const said = [...(isRepaired ? [] : problems), ...warnings];
  return {
    errors: (kind === 'none' ? 1 : unused.length) + (check.fault ? 1 : 0),
    warnings: said.filter(({severity}) => severity === 'warning').length,
  };
}
