import {gzipSync, zipSync, type Zippable} from 'fflate';
import {makeFiles} from './files';
import {archiveName} from './install';
import {readme} from './readme';
import type {GeneratedFile, Make} from './types';

/** Makes a zip for Windows, a .tar.gz elsewhere. */
export function packArchive(make: Make, made: Date): Uint8Array {
  const files = [...makeFiles(make), readme(make)];
  const pack = make.choices.system === 'windows' ? zip : tar;
  return pack(archiveName(make), files, made);
}

/** PowerShell and Notepad need their line ends, and old Windows knows UTF-8 only by its mark. */
function zip(folder: string, files: readonly GeneratedFile[], made: Date): Uint8Array {
  const entries: Zippable = {};
  for (const {name, content} of files) {
    const isMarked = /\.(?:ps1|txt)$/.test(name);
    const text = `${isMarked ? '\uFEFF' : ''}${content.replaceAll('\n', '\r\n')}`;
    entries[`${folder}/${name}`] = [new TextEncoder().encode(text), {mtime: made}];
  }
  return zipSync(entries);
}

const BLOCK = 512;

/** Every tar reads POSIX.1-1988 (ustar), in which root owns the files. */
function tar(folder: string, files: readonly GeneratedFile[], made: Date): Uint8Array {
  const encoder = new TextEncoder();
  const parts = files.flatMap(({name, mode, content}) => {
    const body = encoder.encode(content);
    const head = new Uint8Array(BLOCK);
    const put = (text: string, at: number) => head.set(encoder.encode(text), at);
    const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0');
    put(`${folder}/${name}`, 0);
    put(`0000${mode}`, 100);
    put('0000000', 108);
    put('0000000', 116);
    put(octal(body.length, 11), 124);
    put(octal(Math.floor(made.getTime() / 1000), 11), 136);
    put('        0', 148);
    put('ustar\u000000root', 257);
    put('root', 297);
    const sum = head.reduce((total, byte) => total + byte, 0);
    put(`${octal(sum, 6)}\u0000`, 148);
    return [head, body, new Uint8Array((BLOCK - (body.length % BLOCK)) % BLOCK)];
  });
  const bytes = [...parts, new Uint8Array(2 * BLOCK)].flatMap((part) => [...part]);
  return gzipSync(Uint8Array.from(bytes), {mtime: made});
}
