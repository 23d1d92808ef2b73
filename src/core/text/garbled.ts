import {decodeWestern, pairEncoding} from './decodeFile';

/**
 * Finds UTF-8 read as Western Europe (`ãƒ‘`) or Shift JIS (`繝代Ν`), and Chinese or Korean read as
 * the former (`ÎÒµÄ`).
 */
export function isGarbled(text: string): boolean {
  if (/\ufffd|锟斤拷|[縺繧繝].{0,2}[縺繧繝]/.test(text)) {
    return true;
  }
  if (!/[^\0-\x7f]/.test(text)) {
    return false;
  }
  const western = [...decodeWestern(Uint8Array.from({length: 256}, (_, byte) => byte))];
  const codes = [...text].map((char) => {
    const at = western.indexOf(char);
    return at < 0 ? char.charCodeAt(0) : at;
  });
  if (codes.some((code) => code > 0xff)) {
    return false;
  }
  const bytes = Uint8Array.from(codes);
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch {
    // Without a sign, such pairs of letters are Western European words: `Coração da Nação`.
    return /[\xa1-\xbf×÷]/.test(text) && pairEncoding(bytes) !== undefined;
  }
}
