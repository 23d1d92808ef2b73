/** The linter's dictionary (kuromoji, IPADIC) works in the build only. */
import {tokenize} from 'kuromojin';
import {withoutEnding} from '../../core/search/kana';
import {foldText} from '../../core/text/fold';

const HAS_KANJI = /[\u3005\u3400-\u9FFF\uF900-\uFAFF]/u;
/** The auxiliary だ changes a verb's stem, as in 死んだ. */
const ENDING = /^[ただてで]$/;
const SHORTEST = 2;

/** Gives words in kanji by their readings, in the order of kana. */
export async function readingsOf(texts: readonly string[]): Promise<Record<string, string>> {
  const counts = new Map<string, Map<string, number>>();
  const count = (reading: string, written: string) => {
    const kana = foldText(reading);
    if (kana.length >= SHORTEST) {
      const own = counts.get(kana) ?? new Map<string, number>();
      counts.set(kana, own.set(written, (own.get(written) ?? 0) + 1));
    }
  };
  const joined = new Map<string, string[]>();
  for (const tokens of await Promise.all(texts.map((text) => tokenize(text)))) {
    let prefix = {surface: '', reading: ''};
    for (const [at, token] of tokens.entries()) {
      const {surface_form: surface, reading = surface, basic_form, pos} = token;
      // A prefix and its noun are counted as one word, such as 再 and 起動.
      count(prefix.reading + reading, prefix.surface + surface);
      if (prefix.surface) {
        count(reading, surface);
      }
      prefix = pos === '接頭詞' ? {surface, reading} : {surface: '', reading: ''};
      const next = tokens[at + 1];
      const isWord = pos === '名詞' ? next?.pos === '名詞' : ENDING.test(next?.surface_form ?? '');
      if (/^(?:名詞|動詞)$/.test(pos) && HAS_KANJI.test(surface) && next?.reading && isWord) {
        count(reading + next.reading, surface + next.surface_form);
        joined.set(foldText(reading + next.reading), [reading, next.reading].map(foldText));
      }
      if (HAS_KANJI.test(surface) && basic_form !== surface && basic_form !== '*') {
        const [plain] = await tokenize(basic_form);
        count(plain?.reading ?? '', basic_form);
      }
      if (pos === '形容詞' && basic_form.endsWith('い')) {
        const [plain] = await tokenize(basic_form);
        count(plain?.reading?.slice(0, -1) ?? '', basic_form.slice(0, -1));
      }
    }
  }
  const commonest = [...counts].map(([kana, written]) => {
    const [[word]] = [...written].sort((a, b) => b[1] - a[1]) as [[string, number]];
    return {kana, word};
  });
  const words = new Map(commonest.map(({kana, word}) => [kana, word]));
  const isPlain = (kana: string) =>
    joined
      .get(kana)
      ?.map((part) => words.get(part) ?? '')
      .join('') === words.get(kana);
  const isStemWithEnding = (kana: string, word: string) =>
    foldText(word.slice(-1)) === kana.slice(-1) &&
    withoutEnding(kana, (stem) => words.get(stem)) === word.slice(0, -1);
  return Object.fromEntries(
    commonest
      .filter(
        ({kana, word}) => HAS_KANJI.test(word) && !isPlain(kana) && !isStemWithEnding(kana, word),
      )
      // Neighbours that begin alike are packed into fewer bytes.
      .sort((a, b) => (a.kana < b.kana ? -1 : 1))
      .map(({kana, word}) => [kana, word]),
  );
}
