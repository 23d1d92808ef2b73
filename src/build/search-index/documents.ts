/** Turns built pages into the documents of an index file, in the fields of the search plugin. */
import {documentTypes, type IndexDocument} from '../../core/search/types';
import type {BuiltPage} from './readPage';

/** An index without words: the reader's browser builds its own from the documents. */
const EMPTY_INDEX = {
  version: '2.3.9',
  fields: ['t'],
  fieldVectors: [],
  invertedIndex: [],
  pipeline: [],
};

export interface AddressedPage extends BuiltPage {
  readonly url: string;
}

/** The content of the index file of one version and language. */
export function indexFileOf(pages: readonly AddressedPage[]) {
  const lists: Record<(typeof documentTypes)[number], IndexDocument[]> = {
    title: [],
    heading: [],
    description: [],
    keywords: [],
    content: [],
  };
  let nextId = 0;
  const newId = () => (nextId += 1);
  for (const {url: u, title, description, keywords, breadcrumbs, places} of pages) {
    const p = newId();
    lists.title.push({i: p, t: title, u, b: breadcrumbs});
    if (description) {
      lists.description.push({i: p, t: description, s: title, u, p});
    }
    if (keywords) {
      lists.keywords.push({i: p, t: keywords, s: title, u, p});
    }
    for (const {id, title: s, content} of places) {
      const h = id ? `#${id}` : '';
      if (h) {
        lists.heading.push({i: newId(), t: s, u, h, p});
      }
      if (content) {
        lists.content.push({i: newId(), t: content, s, u, h, p});
      }
    }
  }
  return documentTypes.map((type) => ({documents: lists[type], index: EMPTY_INDEX}));
}
