/**
 * A light English stemmer: "settings", "restarted" and "connecting" meet "setting", "restart" and
 * "connect". It only has to map related words to one key, not to find a dictionary form.
 */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/'s$/, ''],
  [/sses$/, 'ss'],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=x|ch|sh)es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];
const LATER_ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=[a-z]{3})isation$|(?<=[a-z]{3})ization$/, 'iz'],
  [/(?<=[aeiouy][a-z]*)lation$/, 'l'],
  [/(?<=[aeiouy][a-z]*[a-z])ation$/, ''],
  [/(?<=[aeiouy][a-z]*[st])ion$/, ''],
  [/(?<=[aeiouy][a-z]*)ment$/, ''],
  [/(?<=[aeiouy][a-z]*[a-z])ing$/, ''],
  [/(?<=[aeiouy][a-z]*)ed$/, ''],
  [/(?<=[aeiouy][a-z]*[a-z]{2})er$/, ''],
  [/(?<=[aeiouy][a-z]*[a-z])ly$/, ''],
];

/** The key under which a word's forms meet. Words with digits stay as they are. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z']+$/.test(word)) {
    return word;
  }
  let result = word;
  for (const endings of [ENDINGS, LATER_ENDINGS]) {
    for (const [ending, replacement] of endings) {
      const next = result.replace(ending, replacement);
      if (next !== result && next.length >= 2) {
        result = next;
        break;
      }
    }
  }
  // "stopp" -> "stop", "configur(e)" -> "configur", "retri" and "retry" -> "retri"
  return result
    .replace(/(?<=[a-z]{2})([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?<=[a-z]{2})y$/, 'i');
}
