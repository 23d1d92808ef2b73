import type {GeneratedFile} from './types';

/**
 * A file as it is saved. What PowerShell and Notepad read gets their line ends, and a byte order mark
 * by which every Windows knows that it is UTF-8.
 */
export function savedBytes({name, content, folder}: GeneratedFile): Uint8Array {
  const isForWindows = name.endsWith('.ps1') || /^[A-Z]:/.test(folder);
  const text = isForWindows ? `\uFEFF${content.replaceAll('\n', '\r\n')}` : content;
  return new TextEncoder().encode(text);
}
