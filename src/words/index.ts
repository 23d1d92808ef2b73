/** The texts are read from files, so that an edit shows in the running preview. */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, isDraft, type Locale} from '../data/locales';
import {recordsAndWords} from './ofRecords';
import type {Words} from './types';

export type {
  ArgumentWords,
  CommandWords,
  ScenarioWords,
  SettingsWords,
  SettingWords,
  Words,
} from './types';

const known = new Map<Locale, Words>();

/** Returns the words of a language. Throws with each missing or surplus text. */
export function wordsOf(locale: Locale): Words {
  const before = known.get(locale);
  if (before) {
    return before;
  }
  const english = readWords(__dirname, defaultLocale);
  const own = readWords(__dirname, locale);
  const words = isDraft(locale) ? withFallback(own, english) : own;
  const problems = [
    ...recordsAndWords(english, defaultLocale),
    ...differences(words, english, locale),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  known.set(locale, words as unknown as Words);
  return words as unknown as Words;
}

/** Returns the words of all pages, and those that load with the search. */
export function interfaceWords(locale: Locale) {
  const words = Object.entries(wordsOf(locale).interface);
  const isOfSearch = ([id]: readonly [string, string]) => id.startsWith('search.');
  return {
    early: Object.fromEntries(words.filter((word) => !isOfSearch(word))),
    ofSearch: Object.fromEntries(words.filter(isOfSearch)),
  };
}

/** A language in preparation shows English text where it has none. */
export function withFallback(own: WordTree, english: WordTree): WordTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const word = own[key];
      return typeof text === 'string' || Array.isArray(text)
        ? [key, word && typeof word === typeof text ? word : text]
        : [key, withFallback(typeof word === 'object' ? word : {}, text)];
    }),
  );
}

export interface WordTree {
  readonly [key: string]: WordTree | string;
}

/** Reads the files of a language, keyed by file name without extension. */
export function readWords(folder: string, locale: string): WordTree {
  const names = fs.existsSync(path.join(folder, locale))
    ? fs.readdirSync(path.join(folder, locale)).filter((name) => name.endsWith('.json'))
    : [];
  return Object.fromEntries(
    names.sort().map((name) => {
      const text = fs.readFileSync(path.join(folder, locale, name), 'utf8');
      return [name.replace(/\.json$/, ''), JSON.parse(text) as WordTree];
    }),
  );
}

/** Returns a sentence for each missing file and each text that only a single language has. */
export function differences(words: WordTree, english: WordTree, locale: string): string[] {
  const own = flat(words);
  const model = flat(english);
  const file = (topic: string, of = locale) => `src/words/${of}/${topic}.json`;
  const inEnglish = (topic: string) => file(topic, defaultLocale);
  return [
    ...Object.keys(english)
      .filter((topic) => !(topic in words))
      .map((topic) => `${file(topic)} is missing. Translate ${inEnglish(topic)}; the keys stay.`),
    ...[...model]
      .filter(([id, {topic}]) => !own.has(id) && topic in words)
      .map(([, {topic, key, text}]) => `${file(topic)} lacks "${key}". In English it is: ${text}`),
    ...[...own]
      .filter(([id]) => !model.has(id))
      .map(
        ([, {topic, key}]) =>
          `${file(topic)} has "${key}", which English lacks. Remove it, or add it to ${inEnglish(topic)}.`,
      ),
  ];
}

interface FlatWord {
  readonly topic: string;
  readonly key: string;
  readonly text: string;
}

export function flat(words: WordTree): ReadonlyMap<string, FlatWord> {
  const found = new Map<string, FlatWord>();
  const walk = (tree: WordTree | string, topic: string, keys: readonly string[]): void => {
    if (typeof tree === 'string') {
      const key = keys.join(' > ');
      found.set(`${topic}: ${key}`, {topic, key, text: tree});
    } else {
      Object.entries(tree).forEach(([key, child]) => walk(child, topic, [...keys, key]));
    }
  };
  Object.entries(words).forEach(([topic, tree]) => walk(tree, topic, []));
  return found;
}
