import type {GeneratedFile} from './types';

/**
 * A file as it is saved. Windows PowerShell 5.1 reads a script without a byte order mark in the code
 * page of the machine, and editors of old Windows want its line ends.
 */
export function savedBytes({content, language}: GeneratedFile): Uint8Array {
  const text = language === 'powershell' ? `\uFEFF${content.replaceAll('\n', '\r\n')}` : content;
  return new TextEncoder().encode(text);
}
