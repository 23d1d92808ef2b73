/**
 * MiniSearch makes the index in the browser, because a prebuilt one is three times as large as the
 * texts.
 */
import MiniSearch, {type Options} from 'minisearch';
import {isLocale, languageOf} from '../../data/locales';
import {prepareSynonyms, type Synonyms} from '../filter/synonyms';
import {fold, foldText} from '../text/fold';
import {prepareEdition, type Edition} from './edition';
import type {Typing} from './kana';
import {PHRASE_END, type IndexFile, type TextsFile} from './types';
import {compact, namesIn, wordsOf} from './words';

export interface Place {
  readonly id: number;
  readonly page: Page;
  readonly hash: string;
  readonly title: string;
  readonly section: string;
  text: string;
  readonly phrases: readonly string[];
}

export interface Page extends Place {
  readonly url: string;
}

export interface SearchIndex {
  readonly places: ReadonlyMap<number, Place>;
  readonly words: MiniSearch<Entry>;
  readonly edition: Edition;
  readonly synonyms: Synonyms;
  readonly placesOf: (word: string) => number;
  readonly language: Pick<IndexFile, 'readings' | 'synonyms'>;
  readonly typing?: Typing;
}

type Entry = Readonly<Record<(typeof fields)[number], string>> & {readonly id: number};

const fields = ['title', 'phrases', 'page', 'text'] as const;

export const WHOLE = '=';

const whole = (text: string) => WHOLE + compact(foldText(text));

const cutLines = (text: string) =>
  text.split('\n').flatMap((line) => {
    const folded = fold(line);
    return [...wordsOf(line, true, folded), WHOLE + compact(folded.text)];
  });

const cut: Readonly<Partial<Record<string, (text: string) => string[]>>> = {
  title: (text) => [...cutLines(text), ...namesIn(text).map(whole)],
  phrases: cutLines,
};

const indexOptions: Options<Entry> = {
  fields: [...fields],
  tokenize: (text, field) =>
    (cut[field ?? '']?.(text) ?? wordsOf(text, false)).filter((word) => word && word !== WHOLE),
  processTerm: (word) => word,
};

export const asTheyStand = {tokenize: (word: string): string[] => [word]};

/** Without a worker, the page reacts to input between two chunks of this many texts. */
const CHUNK = 60;

type Parts = Omit<SearchIndex, 'words' | 'placesOf'>;

async function indexOf(parts: Parts): Promise<SearchIndex> {
  const words = new MiniSearch<Entry>(indexOptions);
  const keyOf = (page: Page, title: string) => `${page.id} ${title}`;
  const phrasesOf = new Map(
    [...parts.places.values()].map(({page, title, phrases}) => [keyOf(page, title), phrases]),
  );
  const entries = [...parts.places.values()].map(
    ({id, page, hash, title, text, phrases, section}): Entry => ({
      id,
      title,
      phrases: phrases.join('\n'),
      // A row is found by the words of its section, too.
      page:
        hash && [page.title, section, ...(phrasesOf.get(keyOf(page, section)) ?? [])].join('\n'),
      text,
    }),
  );
  await words.addAllAsync(entries, {chunkSize: CHUNK});
  const counts = new Map<string, number>();
  const placesOf = (word: string): number => {
    const count = counts.get(word) ?? words.search({queries: [word]}, asTheyStand).length;
    counts.set(word, count);
    return count;
  };
  return {...parts, words, placesOf};
}

const isWith = (json: unknown, lists: number): json is TextsFile => {
  const {documents} = (json ?? {}) as Partial<TextsFile>;
  return Array.isArray(documents) && documents.length === lists && documents.every(Array.isArray);
};

const typingOf = async (
  language: SearchIndex['language'],
  places: SearchIndex['places'],
): Promise<Typing> => (await import('./kana')).prepareTyping(language, [...places.values()]);

/** Reads the titles and phrases. Rejects any other format. */
export async function readIndexFile(json: unknown, locale: string): Promise<SearchIndex> {
  if (!isWith(json, 2) || !('phrases' in json)) {
    throw new Error('The search index is not in the expected form.');
  }
  const {edition, synonyms, readings, phrases, documents} = json as unknown as IndexFile;
  const [pages = [], headings = []] = documents;
  const byId = new Map<number, Place>();
  for (const one of [...pages, ...headings]) {
    const {i: id, p = id, t: title, u: url = '', h: hash = '', s: section = ''} = one;
    const own = phrases[id]?.split(PHRASE_END).filter(Boolean) ?? [];
    const place = {id, hash, title, section, text: '', phrases: own, url};
    byId.set(id, Object.assign(place, {page: (byId.get(p) ?? place) as Page}));
  }
  const places = new Map([...byId].sort(([a], [b]) => a - b));
  return indexOf({
    places,
    edition: prepareEdition(edition),
    synonyms: prepareSynonyms(synonyms),
    language: {readings, synonyms},
    ...(isLocale(locale) && languageOf(locale).hasKana
      ? {typing: await typingOf({readings, synonyms}, places)}
      : {}),
  });
}

/** Adds the texts to an index. Rejects any other format. */
export async function addTexts(first: SearchIndex, json: unknown): Promise<SearchIndex> {
  if (!isWith(json, 3)) {
    throw new Error('The texts of the search index are not in the expected form.');
  }
  for (const {i, t} of json.documents[2] ?? []) {
    const place = first.places.get(i);
    if (place) {
      place.text = t;
    }
  }
  const {places, typing} = first;
  const language = {...first.language, readings: {...first.language.readings, ...json.readings}};
  return indexOf({...first, language, ...(typing && {typing: await typingOf(language, places)})});
}
