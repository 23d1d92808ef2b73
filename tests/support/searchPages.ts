import type {Locale} from '../../src/data/locales';
import {addTexts, readIndexFile, type SearchIndex} from '../../src/core/search/searchIndex';
import {indexFilesOf} from '../../src/site/search-index/documents';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly phrases?: readonly string[];
}

/** Makes a page as the build reads it. */
export const page = (url: string, title: string, sections: readonly Section[] = []) => ({
  ...{url, title, breadcrumbs: []},
  places: [{id: '', title, content: ''}, ...sections.map((section) => ({content: '', ...section}))],
  phrases: new Map(sections.map(({id, phrases = []}) => [id, phrases])),
});

/** Makes the index from the files that are sent. */
export async function indexOfPages(
  pages: readonly ReturnType<typeof page>[],
  locale: Locale,
  synonyms: readonly string[] = [],
): Promise<{readonly first: SearchIndex; readonly whole: SearchIndex}> {
  const files = await indexFilesOf(pages, {locale, synonyms, edition: ['1.0', '製品版']});
  const {index, texts} = JSON.parse(JSON.stringify(files)) as typeof files;
  const first = await readIndexFile(index, locale);
  return {first, whole: await addTexts(await readIndexFile(index, locale), texts)};
}

export const inBox = {limit: 8, snippetLength: 50};
