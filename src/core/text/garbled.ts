/**
 * Tells whether a text was read in a wrong encoding before it was saved: UTF-8 as the code page of
 * Western Europe (`ãƒ‘`) or as Shift JIS (`繝代Ν`), or with signs that could not be read at all.
 */
export function isGarbled(text: string): boolean {
  if (/\ufffd|[縺繧繝].{0,2}[縺繧繝]/.test(text)) {
    return true;
  }
  if (!/[^\0-\x7f]/.test(text)) {
    return false;
  }
  // Back to the bytes that were misread: are they UTF-8?
  const allBytes = Uint8Array.from({length: 256}, (_, byte) => byte);
  const western = [...new TextDecoder('windows-1252').decode(allBytes)];
  const bytes = [...text].map((char) => western.indexOf(char));
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes));
    return !bytes.includes(-1);
  } catch {
    return false;
  }
}
