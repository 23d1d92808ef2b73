import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import type {SearchIndex} from '../../src/core/search/searchIndex';
import type {Engine} from './engine';

/** MiniSearch as its introduction shows it, over the same places: its own words, prefixes, errors. */
export function miniSearchAlone(root: string, {places}: SearchIndex): Engine {
  const words = new MiniSearch({fields: ['title', 'text'], storeFields: ['address']});
  words.addAll(
    [...places.values()].map(({id, page, hash, title, text}) => ({
      id,
      title,
      text,
      address: page.url.slice(root.length) + hash,
    })),
  );
  return {
    name: 'MiniSearch alone',
    searcher: (query) =>
      words
        .search(query, {boost: {title: 2}, prefix: true, fuzzy: 0.2})
        .map(({address}) => address as string),
    bytes: gzipSync(JSON.stringify(words)).length,
  };
}
