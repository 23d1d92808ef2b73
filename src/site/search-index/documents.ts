import {languageOf, type Locale} from '../../data/locales';
import {
  PHRASE_END,
  type IndexedDocument,
  type IndexFile,
  type TextsFile,
} from '../../core/search/types';
import type {BuiltPage} from '../built-pages/toSearch';
import {readingsOf} from './readings';

export interface AddressedPage extends BuiltPage {
  readonly url: string;
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

interface IndexOptions {
  readonly locale: Locale;
  readonly synonyms: readonly string[];
  readonly edition?: readonly string[];
}

export interface IndexFiles {
  readonly index: IndexFile;
  readonly texts: TextsFile;
}

/** Makes the files of an edition; ids are in the order of reading. */
export async function indexFilesOf(
  built: readonly AddressedPage[],
  {locale, synonyms, edition = []}: IndexOptions,
): Promise<IndexFiles> {
  const pages: IndexedDocument[] = [];
  const headings: IndexedDocument[] = [];
  const texts: IndexedDocument[] = [];
  const phrases: string[] = [];
  for (const {places, phrases: ofPage, url: u, title, breadcrumbs: b} of built) {
    const p = pages.length + headings.length;
    for (const [at, {id, title: heading, section, content}] of places.entries()) {
      const i = p + at;
      phrases.push((ofPage.get(id) ?? []).join(PHRASE_END));
      if (at === 0) {
        pages.push({i, t: title, u, b});
      } else {
        // Fields that are alike in neighbours come first, because that packs into fewer bytes.
        headings.push({p, i, h: `#${id}`, t: heading, ...(section && {s: section})});
      }
      if (content) {
        texts.push({i, t: content});
      }
    }
  }
  const titles = [...synonyms, ...[...pages, ...headings].map(({t}) => t)];
  const all = languageOf(locale).hasKana
    ? await readingsOf([...titles, ...phrases.flatMap((own) => own.split(PHRASE_END))])
    : {};
  const text = titles.join('\n');
  const [readings, others] = [true, false].map((isFirst) =>
    Object.fromEntries(Object.entries(all).filter(([, word]) => text.includes(word) === isFirst)),
  ) as [IndexFile['readings'], IndexFile['readings']];
  return {
    index: {edition, synonyms, readings, phrases, documents: [pages, headings]},
    texts: {readings: others, documents: [[], [], texts]},
  };
}
