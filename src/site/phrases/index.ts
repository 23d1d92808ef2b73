/**
 * A phrase is a word with what follows it (助詞, 助動詞, endings). Not every browser knows phrases, so
 * the build finds them.
 */
import {getTokenizer, type KuromojiToken} from 'kuromojin';
import type {Locale} from '../../data/locales';
import {PHRASE_END} from '../../core/text/phraseEnd';

export interface Phrases {
  readonly endsIn: (text: string) => ReadonlySet<number>;
  readonly mark: (text: string, fixed?: RegExp) => string;
}

const CODE = /(`[^`]*`)/;
export const NAME = 'A';

const BEGINS_NO_LINE =
  /^[^\p{L}\p{N}（「『【〔〈《([{`{.-]|^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー々ゝゞ]/u;
const ENDS_NO_LINE = /[\s（「『【〔〈《([{／/～〜~.,:;\-–_=#@&+]$/u;
const OPENS = /^[（「『【〔〈《]/u;

const LIGHT_WORDS = new Set(['ない', 'する', 'なる', '目']);

function isBound({pos, pos_detail_1: detail, basic_form: form}: KuromojiToken): boolean {
  return (
    ['助詞', '助動詞', 'フィラー'].includes(pos) ||
    ['非自立', '接尾', '接続助詞'].includes(detail) ||
    LIGHT_WORDS.has(form)
  );
}

function endsPhrase({pos, conjugated_form: form}: KuromojiToken, next: KuromojiToken): boolean {
  switch (pos) {
    // この and その belong to the next word, and nouns in a row are one word.
    case '名詞':
    case '接頭詞':
    case '連体詞':
      return false;
    case '動詞':
    case '形容詞':
      return !(next.pos === '動詞' && form.startsWith('連用'));
    default:
      return true;
  }
}

const known = new Map<string, ReadonlySet<number>>();

type Tokenizer = Awaited<ReturnType<typeof getTokenizer>>;

function endsIn(text: string, tokenizer: Tokenizer): ReadonlySet<number> {
  const found = known.get(text);
  if (found) {
    return found;
  }
  const ends = new Set<number>();
  let end = 0;
  let last: KuromojiToken | undefined;
  for (const token of tokenizer.tokenizeForSentence(text)) {
    const {surface_form: word} = token;
    const [before, after] = [text.slice(0, end), text.slice(end)];
    if (
      last &&
      !ENDS_NO_LINE.test(before) &&
      !BEGINS_NO_LINE.test(after) &&
      (OPENS.test(word) || (!isBound(token) && endsPhrase(last, token)))
    ) {
      ends.add(end);
    }
    last = token;
    end += word.length;
  }
  known.set(text, ends);
  return ends;
}

function mark(text: string, fixed: RegExp, find: Phrases['endsIn']): string {
  const parts = text.split(fixed);
  const plain = parts.map((part, at) =>
    at % 2 === 0 ? part : /^<(?!code)/.test(part) ? '' : NAME,
  );
  const ends = find(plain.join(''));
  let from = 0;
  return parts
    .map((part, at) => {
      const start = from;
      from += plain[at]!.length;
      const signs = plain[at] === part ? part.split('') : [part];
      return signs
        .map((sign, index) =>
          plain[at] !== '' && ends.has(start + index) ? PHRASE_END + sign : sign,
        )
        .join('');
    })
    .join('');
}

const none: ReadonlySet<number> = new Set();

/** Gives the functions that find phrases; other languages than Japanese have none. */
export async function phrasesOf(locale: Locale): Promise<Phrases> {
  if (locale !== 'ja') {
    return {endsIn: () => none, mark: (text) => text};
  }
  const tokenizer = await getTokenizer();
  const find = (text: string) => endsIn(text, tokenizer);
  return {endsIn: find, mark: (text, fixed = CODE) => mark(text, fixed, find)};
}
