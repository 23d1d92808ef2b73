export interface DecodedFile {
  readonly text: string;
  readonly encoding:
    'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp' | 'euc-kr' | 'gbk' | 'windows-1252';
}

/** Node.js 20 gives control signs for bytes 0x80 to 0x9f. */
const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Reads bytes in the code page of Western Europe. */
export const decodeWestern = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => western[sign.charCodeAt(0) - 0x80] ?? sign);

function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = Math.min(bytes.length - (bytes.length % 2), 2000);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < looked; at += 2) {
    even += bytes[at] === 0 ? 1 : 0;
    odd += bytes[at + 1] === 0 ? 1 : 0;
  }
  const many = looked / 4;
  const isFew = (some: number, others: number): boolean => some * 8 < others;
  if (looked > 8 && odd > many && isFew(even, odd)) {
    return 'utf-16le';
  }
  return looked > 8 && even > many && isFew(odd, even) ? 'utf-16be' : undefined;
}

/**
 * Tells code pages of East Asia by the first bytes: kana have two of their own, and Hangul has few.
 */
export function pairEncoding(bytes: Uint8Array): 'gbk' | 'euc-kr' | 'euc-jp' | undefined {
  const runs = new TextDecoder('windows-1252').decode(bytes).match(/[^\0-\x7f]+/g) ?? [];
  const high = runs.join('');
  // The narrow kana of Shift JIS are single bytes, up to 0xdf.
  if (high.length < 4 || !/[\xe0-\xfe]/.test(high) || !runs.every((run) => PAIRS.test(run))) {
    return /^(?:[\xa4\xa5][\xa1-\xf6]|\xa1[\xa1-\xfe]){2,}$/.test(high) ? 'euc-jp' : undefined;
  }
  const first = [...high].filter((_, at) => at % 2 === 0).join('');
  if (/[\xa4\xa5]/.test(first)) {
    return 'euc-jp';
  }
  return /^[\xa1-\xac\xb0-\xc8]+$/.test(first) ? 'euc-kr' : 'gbk';
}

const PAIRS = /^(?:[\xa1-\xac\xb0-\xf7][\xa1-\xfe])+$/;

/**
 * Reads a settings file. These are UTF-8, but Windows editors also save UTF-16 or the system's old
 * code page.
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
  const pairs = pairEncoding(bytes);
  for (const encoding of ['utf-8', ...(pairs ? [pairs] : []), 'shift_jis'] as const) {
    try {
      return decode(encoding, true);
    } catch {
      // The bytes are not of this encoding, so the next one is tried.
    }
  }
  return {text: decodeWestern(bytes), encoding: 'windows-1252'};
}
