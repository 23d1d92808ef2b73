/** Phrases are what readers call a section; only the index has them. */
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

export type Phrases = ReadonlyMap<string, readonly string[]>;

const SEPARATOR = '|';
const TAG = /^<Phrases\b.*$/gm;
const BELOW_HEADING =
  /^#{2,6} .*\{\/\* #(?<id>[\w.-]+) \*\/\}[ \t]*\r?\n(?:[ \t]*\r?\n)*<Phrases list="(?<list>[^"]+)" \/>[ \t]*$/gm;

const split = (list: string) =>
  list
    .split(SEPARATOR)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Reads phrases below headings. Throws when some are elsewhere. */
export function phrasesInProse(mdx: string, file: string): Phrases {
  const found = [...mdx.matchAll(BELOW_HEADING)].map(
    ({groups}) => [groups!.id!, split(groups!.list!)] as const,
  );
  const written = mdx.match(TAG)?.length ?? 0;
  if (written !== found.length) {
    throw new Error(
      `${file} has ${written} lines <Phrases …>, but only ${found.length} have the right form. Write <Phrases list="one | another" /> on a line of its own, right below a heading with an id.`,
    );
  }
  return new Map(found);
}

/** Gives the phrases of entries that components write; those of `folder/*` are on all its pages. */
export function phrasesInWords(page: string, locale: Locale): Phrases {
  const {phrases} = wordsOf(locale);
  const all = {...phrases[page.replace(/[^/]*$/, '*')], ...phrases[page]};
  return new Map(Object.entries(all).map(([id, list]) => [id, split(list)]));
}
