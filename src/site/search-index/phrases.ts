/**
 * What readers call a section, in their words. Writers put the phrases below its heading,
 * `<Phrases list="hide the server | make it private" />`; those of entries that components write
 * are in `src/words/<locale>/phrases.json`. They are in the search index only, not in the page.
 */
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

/** Phrases by the id of a place; the page as a whole has the id ''. */
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

/** The phrases in the words of a page; throws when one is elsewhere than below a heading. */
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

/** The phrases of the entries that components write on a page (`getting-started/requirements`). */
export function phrasesInWords(page: string, locale: Locale): Phrases {
  const {phrases} = wordsOf(locale);
  return new Map(Object.entries(phrases[page] ?? {}).map(([id, list]) => [id, split(list)]));
}
