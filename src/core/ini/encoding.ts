/** Reading the bytes of a file that some editor on some system has written. */

/** A file's text, and the encoding it was read with. */
export interface DecodedFile {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252';
}

/** UTF-16 without its mark shows by the zeros: Latin letters have one in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = Math.min(bytes.length - (bytes.length % 2), 2000);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < looked; at += 2) {
    even += bytes[at] === 0 ? 1 : 0;
    odd += bytes[at + 1] === 0 ? 1 : 0;
  }
  const many = looked / 4;
  if (looked > 8 && odd > many && even === 0) {
    return 'utf-16le';
  }
  return looked > 8 && even > many && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Reads the bytes of a file. Settings files are UTF-8; Windows editors also save UTF-16, mostly
 * with a mark at the start, or the system's old code page, which for most Japanese readers is Shift JIS.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const decode = (encoding: DecodedFile['encoding'], fatal: boolean): DecodedFile => ({
    text: new TextDecoder(encoding, {fatal, ignoreBOM: true}).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return decode('utf-16le', false);
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return decode('utf-16be', false);
  }
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) {
    return decode(unmarked, false);
  }
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    try {
      return decode(encoding, true);
    } catch {
      // Not this encoding; the last one below reads any bytes.
    }
  }
  return decode('windows-1252', false);
}
