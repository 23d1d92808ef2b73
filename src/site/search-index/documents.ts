/** Turns built pages into the index files of one version and language. */
import {languageOf, type Locale} from '../../data/locales';
import type {IndexedDocument, IndexFile, TextsFile} from '../../core/search/types';
import type {BuiltPage} from '../built-pages/toSearch';
import {readingsOf} from './readings';

export interface AddressedPage extends BuiltPage {
  readonly url: string;
  readonly description: string;
  /** Those of the front matter: what readers may look for, wherever the page says it. */
  readonly keywords: readonly string[];
  /** What readers call a place, by the place's id. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

interface IndexOptions {
  readonly locale: Locale;
  readonly synonyms: readonly string[];
  /** The number of the edition, and its other names. */
  readonly edition?: readonly string[];
}

export interface IndexFiles {
  /** What answers first: titles, phrases and descriptions. */
  readonly index: IndexFile;
  readonly texts: TextsFile;
}

/** The content of the index files; pages and headings have their ids in the order of reading. */
export async function indexFilesOf(
  built: readonly AddressedPage[],
  {locale, synonyms, edition = []}: IndexOptions,
): Promise<IndexFiles> {
  const pages: IndexedDocument[] = [];
  const headings: IndexedDocument[] = [];
  const texts: IndexedDocument[] = [];
  for (const {places, phrases, url: u, title, breadcrumbs, description, keywords} of built) {
    const p = pages.length + headings.length;
    const b = breadcrumbs;
    for (const [at, {id, title: heading, section, content}] of places.entries()) {
      const own = phrases.get(id) ?? [];
      const f = own.length > 0 ? {f: own} : {};
      const i = p + at;
      if (at === 0) {
        const k = keywords.length > 0 ? {k: keywords} : {};
        pages.push({i, t: title, u, b, ...(description && {d: description}), ...k, ...f});
      } else {
        headings.push({i, t: heading, h: `#${id}`, ...(section && {s: section}), p, ...f});
      }
      if (content) {
        texts.push({i, t: content});
      }
    }
  }
  const names = [...pages, ...headings].flatMap(({t, d = '', k = [], f = []}) => [
    d,
    ...k,
    t,
    ...f,
  ]);
  const readings = languageOf(locale).hasKana ? await readingsOf([...synonyms, ...names]) : {};
  return {
    index: {edition, synonyms, readings, documents: [pages, headings]},
    texts: {documents: [[], [], texts]},
  };
}
