/** Turns built pages into the index file of one version and language. */
import {languageOf, type Locale} from '../../data/locales';
import type {IndexedPage, IndexFile} from '../../core/search/types';
import type {BuiltPage} from '../built-pages/toSearch';
import {readingsOf} from './readings';

export interface AddressedPage extends BuiltPage, Pick<IndexedPage, 'url' | 'description'> {
  /** Those of the front matter: what readers may look for, wherever the page says it. */
  readonly keywords: readonly string[];
  /** What readers call a place, by the place's id. */
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
  /** The number of the edition, and its other names. */
  readonly edition?: readonly string[];
}

/** The content of an index file. */
export async function indexFileOf(
  built: readonly AddressedPage[],
  {locale, synonyms, edition = []}: IndexFileOptions,
): Promise<IndexFile> {
  const pages = built.map(({places, phrases, weight, ...page}): IndexedPage => {
    const placeOf = ({id, title, content: text}: BuiltPage['places'][number]) => {
      const own = phrases.get(id) ?? [];
      return {title, ...(text && {text}), ...(own.length > 0 && {phrases: own})};
    };
    const [whole, ...sections] = places;
    const {url, title, breadcrumbs, description, keywords} = page;
    return {
      ...{url, breadcrumbs, description, keywords},
      ...(weight !== 1 && {weight}),
      ...placeOf(whole!),
      title,
      sections: sections.map((section) => ({id: section.id, ...placeOf(section)})),
    };
  });
  const names = pages.flatMap((page) => [
    page.description,
    ...page.keywords,
    ...[page, ...page.sections].flatMap(({title, phrases = []}) => [title, ...phrases]),
  ]);
  const readings = languageOf(locale).hasKana ? await readingsOf([...synonyms, ...names]) : {};
  return {edition, synonyms, readings, pages};
}
