/** All files in one archive. Loaded when a reader asks for it, with the packer. */
import {zipSync, type Zippable} from 'fflate';
import {savedBytes} from './save';
import type {GeneratedFile} from './types';

/** 'Made on Unix': unpackers then keep the rights. */
const UNIX = 3;

/** The archive. Scripts keep their right to be run where the unpacker knows rights. */
export function zipFiles(files: readonly GeneratedFile[], made: Date): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) {
    const mode = 0o100000 | Number.parseInt(file.rights?.mode ?? '644', 8);
    entries[file.name] = [savedBytes(file), {os: UNIX, attrs: mode * 0x10000, mtime: made}];
  }
  return zipSync(entries);
}
