/** Turns built pages into the index file of one version and language. */
import {documentTypes, type DocumentType, type IndexDocument} from '../../core/search/types';
import type {BuiltPage} from './readPage';
import {readingsOf} from './readings';

export interface AddressedPage extends BuiltPage {
  readonly url: string;
  /** What readers call a place, by the place's id; the page as a whole has the id ''. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

interface IndexFileOptions {
  readonly locale: string;
  readonly synonyms: readonly string[];
}

/** The content of an index file: documents by type, and the synonyms of its language. */
export async function indexFileOf(
  pages: readonly AddressedPage[],
  {locale, synonyms}: IndexFileOptions,
) {
  const lists = new Map<DocumentType, IndexDocument[]>(documentTypes.map((type) => [type, []]));
  let lastId = 0;
  const add = (type: DocumentType, document: Omit<IndexDocument, 'i'>): number => {
    lastId += 1;
    lists.get(type)!.push({i: lastId, ...document});
    return lastId;
  };
  for (const {url: u, title, description, keywords, breadcrumbs, places, phrases} of pages) {
    const p = add('title', {t: title, u, b: breadcrumbs});
    for (const {id, title: s, content} of places) {
      const h = id ? `#${id}` : '';
      if (h) {
        add('heading', {t: s, u, h, p});
      }
      const ownKeywords = id ? [] : keywords;
      const ownPhrases = phrases.get(id) ?? [];
      const readings =
        locale === 'ja' ? await readingsOf([s, ...ownPhrases, ...ownKeywords].join('\n')) : [];
      const texts: readonly (readonly [DocumentType, string])[] = [
        ['description', id ? '' : description],
        ['keywords', ownKeywords.join('\n')],
        ['phrases', ownPhrases.join('\n')],
        ['reading', readings.join(' ')],
        ['content', content],
      ];
      for (const [type, t] of texts) {
        if (t) {
          add(type, {t, ...(type === 'content' ? {s} : {}), u, ...(h ? {h} : {}), p});
        }
      }
    }
  }
  return documentTypes.map((type, at) => ({
    documents: lists.get(type)!,
    ...(at === 0 ? {synonyms} : {}),
  }));
}
