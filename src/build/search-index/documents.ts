/** Turns built pages into the index file of one version and language. */
import MiniSearch from 'minisearch';
import {indexOptions, type IndexedPlace} from '../../core/search/searchIndex';
import {documentTypes, type IndexDocument} from '../../core/search/types';
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

/** The content of an index file: documents by type, and the words of all of them. */
export async function indexFileOf(
  pages: readonly AddressedPage[],
  {locale, synonyms}: IndexFileOptions,
) {
  const lists: Record<(typeof documentTypes)[number], IndexDocument[]> = {
    title: [],
    heading: [],
    description: [],
    content: [],
  };
  const words = new MiniSearch<IndexedPlace>(indexOptions);
  let nextId = 0;
  const newId = () => (nextId += 1);
  for (const {url: u, title, description, keywords, breadcrumbs, places, phrases} of pages) {
    const p = newId();
    lists.title.push({i: p, t: title, u, b: breadcrumbs});
    if (description) {
      lists.description.push({i: p, t: description, s: title, u, p});
    }
    for (const {id, title: s, content} of places) {
      const h = id ? `#${id}` : '';
      const i = id ? newId() : p;
      if (h) {
        lists.heading.push({i, t: s, u, h, p});
      }
      if (content) {
        lists.content.push({i: newId(), t: content, s, u, h, p});
      }
      const said = phrases.get(id) ?? [];
      words.add({
        id: i,
        title: s,
        phrases: said.join('\n'),
        keywords: id ? '' : keywords.join('\n'),
        reading: locale === 'ja' ? (await readingsOf([s, ...said, ...(id ? [] : keywords)].join('\n'))).join(' ') : '',
        page: id ? title : '',
        text: id ? content : `${description}\n${content}`,
      });
    }
  }
  return documentTypes.map((type, at) => ({
    documents: lists[type],
    ...(at === 0 ? {index: words.toJSON(), synonyms} : {}),
  }));
}
