import {languageOf, type Locale} from '../../data/locales';
import type {IndexedDocument, IndexFile, TextsFile} from '../../core/search/types';
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
  for (const {places, phrases, url: u, title, breadcrumbs: b} of built) {
    const p = pages.length + headings.length;
    for (const [at, {id, title: heading, section, content}] of places.entries()) {
      const own = phrases.get(id) ?? [];
      const f = own.length > 0 ? {f: own} : {};
      const i = p + at;
      if (at === 0) {
        pages.push({i, t: title, u, b, ...f});
      } else {
        headings.push({i, t: heading, h: `#${id}`, ...(section && {s: section}), p, ...f});
      }
      if (content) {
        texts.push({i, t: content});
      }
    }
  }
  const places = [...pages, ...headings];
  const titles = [...synonyms, ...places.map(({t}) => t)];
  const all = languageOf(locale).hasKana
    ? await readingsOf([...titles, ...places.flatMap(({f = []}) => f)])
    : {};
  const text = titles.join('\n');
  const [readings, others] = [true, false].map((isFirst) =>
    Object.fromEntries(Object.entries(all).filter(([, word]) => text.includes(word) === isFirst)),
  ) as [IndexFile['readings'], IndexFile['readings']];
  return {
    index: {edition, synonyms, readings, documents: [pages, headings]},
    texts: {readings: others, documents: [[], [], texts]},
  };
}
