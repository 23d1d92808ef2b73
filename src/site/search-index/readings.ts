/**
 * How Japanese is read, in kana: what people type before they convert it, or when they leave it in
 * kana. The dictionary is the one of the linter (kuromoji, IPADIC); it works in the build only.
 */
import {tokenize} from 'kuromojin';
import {foldText} from '../../core/text/fold';

/** Parts of speech that join to compounds: nouns, and prefixes as in 再起動. */
const IN_COMPOUNDS = new Set(['名詞', '接頭詞']);
const HAS_KANJI = /[\u3005\u3400-\u9FFF\uF900-\uFAFF]/u;
/** Shorter readings mean too many things. */
const SHORTEST = 2;

interface Word {
  readonly surface: string;
  readonly reading: string;
}

/**
 * The readings of the words of a text that are written in kanji: verbs and adjectives as they are
 * in a dictionary, compounds from each of their words on (自動保存間隔: ジドウホゾンカンカク,
 * ホゾンカンカク, カンカク).
 */
export async function readingsOf(text: string): Promise<string[]> {
  const readings = new Set<string>();
  const add = (words: readonly Word[]) => {
    const reading = foldText(words.map((word) => word.reading).join(''));
    if (words.some(({surface}) => HAS_KANJI.test(surface)) && reading.length >= SHORTEST) {
      readings.add(reading);
    }
  };
  let compound: Word[] = [];
  const close = () => {
    compound.forEach((_, at) => add(compound.slice(at)));
    compound = [];
  };
  for (const {surface_form: surface, reading = surface, basic_form, pos} of await tokenize(text)) {
    if (IN_COMPOUNDS.has(pos) && surface.trim() !== '') {
      compound.push({surface, reading});
      continue;
    }
    close();
    add([{surface, reading}]);
    if (HAS_KANJI.test(surface) && basic_form !== surface) {
      const [plain] = await tokenize(basic_form);
      add([{surface: basic_form, reading: plain?.reading ?? ''}]);
    }
  }
  close();
  return [...readings];
}
