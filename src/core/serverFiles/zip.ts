/** All files in one archive. Loaded when a reader asks for it, with the packer. */
import {zipSync, type Zippable} from 'fflate';
import type {GeneratedFile} from './types';

/** 'Made on Unix': unpackers then keep the rights. */
const UNIX = 3;

/**
 * A file as it is saved. What PowerShell and Notepad read gets their line ends, and a byte order mark
 * by which every Windows knows that it is UTF-8.
 */
function savedBytes({name, content, folder}: GeneratedFile): Uint8Array {
  const isForWindows = name.endsWith('.ps1') || /^[A-Z]:/.test(folder);
  const text = isForWindows ? `\uFEFF${content.replaceAll('\n', '\r\n')}` : content;
  return new TextEncoder().encode(text);
}

/** The archive. Scripts keep their right to be run where the unpacker knows rights. */
export function zipFiles(files: readonly GeneratedFile[], made: Date): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) {
    const mode = 0o100000 | Number.parseInt(file.mode, 8);
    entries[file.name] = [savedBytes(file), {os: UNIX, attrs: mode * 0x10000, mtime: made}];
  }
  return zipSync(entries);
}
