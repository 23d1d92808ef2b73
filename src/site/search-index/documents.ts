/** Turns built pages into the index file of one version and language. */
import {languageOf, type Locale} from '../../data/locales';
import {documentTypes, type DocumentType, type IndexDocument} from '../../core/search/types';
import type {BuiltPage} from '../built-pages/toSearch';
import {readingsOf} from './readings';

export interface AddressedPage extends BuiltPage {
  readonly url: string;
  readonly description: string;
  /** Those of the front matter: what readers may look for, wherever the page says it. */
  readonly keywords: string;
  /** What readers call a place, by the place's id; the page as a whole has the id ''. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /**
   * `search_weight` in the front matter of the English page, 1 without it: a page that lists everything, or tells
   * of other versions, follows pages that explain.
   */
  readonly weight: number;
}

interface IndexFileOptions {
  readonly locale: Locale;
  readonly synonyms: readonly string[];
}

/** The content of an index file: documents by type, and the synonyms of its language. */
export async function indexFileOf(
  pages: readonly AddressedPage[],
  {locale, synonyms}: IndexFileOptions,
) {
  const lists = new Map<DocumentType, IndexDocument[]>(documentTypes.map((type) => [type, []]));
  const add = (type: DocumentType, document: IndexDocument) => lists.get(type)!.push(document);
  let i = 0;
  for (const {url, weight, title, description, keywords, breadcrumbs, places, phrases} of pages) {
    const p = i + 1;
    for (const {id, title: name, content} of places) {
      i += 1;
      if (id) {
        add('heading', {i, t: name, h: `#${id}`, p});
      } else {
        add('title', {i, t: title, u: url, b: breadcrumbs, ...(weight === 1 ? {} : {w: weight})});
      }
      const ownPhrases = phrases.get(id) ?? [];
      const readings = languageOf(locale).hasKana
        ? await readingsOf([name, ...ownPhrases].join('\n'))
        : [];
      const texts: readonly (readonly [DocumentType, string])[] = [
        ['description', id ? '' : description],
        ['keywords', id ? '' : keywords],
        ['phrases', ownPhrases.join('\n')],
        ['reading', readings.join(' ')],
        ['content', content],
      ];
      texts.filter(([, t]) => t).forEach(([type, t]) => add(type, {i, t}));
    }
  }
  return documentTypes.map((type, at) => ({
    documents: lists.get(type)!,
    ...(at === 0 ? {synonyms} : {}),
  }));
}
