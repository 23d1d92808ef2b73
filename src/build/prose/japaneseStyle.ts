/**
 * Measures how Japanese prose reads: how often sentences are joined by their reason, exception or
 * next step, and how often they are split into 「〜のは〜です」, as in a text that follows the English
 * word by word. Good Japanese documentation has one to one and a half connectives in 1,000 characters
 * (counted in the Japanese editions of Vite and VitePress), and split sentences are rare there.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Words that tell how a sentence follows from the one before. They count where a sentence begins. */
const CONNECTIVES = [
  'しかし',
  'ただし',
  'そのため',
  'このため',
  'したがって',
  'そこで',
  'つまり',
  'その結果',
  'その場合',
  'それでも',
  'たとえば',
  'なお',
  'また',
  'さらに',
  '一方',
];

const startsWithConnective = new RegExp(`^(?:${CONNECTIVES.join('|')})(?![ぁ-ん]*の)`);

/** 「変わるのは値だけです」: a verb, のは, and です or ます at the end. */
const SPLIT = /[うくぐすつぬぶむるただい]のは[^。]*(?:です|ます|ません)$/;

export interface JapaneseStyle {
  /** Without code, tags, addresses and white space. */
  readonly characters: number;
  readonly connectives: number;
  /** The sentences that are split. */
  readonly split: readonly string[];
}

/** Measures the text of one page, as it is written in MDX. */
export function measureJapanese(mdx: string): JapaneseStyle {
  const sentences = sentencesOf(mdx);
  return {
    characters: sentences.reduce((sum, sentence) => sum + sentence.length, 0),
    connectives: sentences.filter((sentence) => startsWithConnective.test(sentence)).length,
    split: sentences.filter((sentence) => SPLIT.test(sentence)),
  };
}

/** How often something stands in 1,000 characters. */
export function perThousand(
  count: number,
  {characters}: Pick<JapaneseStyle, 'characters'>,
): number {
  return characters === 0 ? 0 : (count * 1000) / characters;
}

/** The Japanese pages below a folder, by their path in it. */
export function japanesePages(folder: string): ReadonlyMap<string, JapaneseStyle> {
  return new Map(
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'ja.mdx')
      .sort()
      .map((file) => [file, measureJapanese(fs.readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

function sentencesOf(mdx: string): readonly string[] {
  return mdx
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^( *)```[\s\S]*?\n\1```$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*>#|]+|\d+\.|:::\w*)\s*/gm, '')
    .replace(/[*`]/g, '')
    .split(/(?<=。)|[|\n[\]]/)
    .map((sentence) => sentence.replace(/。$/, '').replace(/\s+/g, ''))
    .filter((sentence) => /[ぁ-んァ-ヶ一-龠]/.test(sentence));
}
