/**
 * Every section of a page and every text of `src/words` and the REST API has a fingerprint for each
 * language. If only one language changed, the other waits, and its readers are told.
 * `src/words/translations.json` keeps the fingerprints with which both said the same.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {childOf, nodeAt, type Overlay} from '../../data/rest/overlay';
import {differences, flat, readWords} from '../../words';
import {hasWords, pageFile, pagesWithWords} from '../../words/pageFiles';

export type Texts = Readonly<Record<Locale, string>>;

export type NamedTexts = ReadonlyMap<string, Texts>;

export type Fingerprints = Readonly<Record<string, string>>;

const others = locales.filter((locale) => locale !== defaultLocale);

const inEach = <Value>(of: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

/** Reads all texts below the root of the repository. */
export function readTexts(root: string): NamedTexts {
  return new Map([...pageTexts(root), ...wordTexts(root), ...restTexts(root)]);
}

/** Gives each text's hashes, in the order of the languages. */
export function fingerprintsOf(all: NamedTexts): Fingerprints {
  return Object.fromEntries(
    [...all]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, texts]) => [name, locales.map((locale) => hash(texts[locale])).join(' ')]),
  );
}

export interface Waiting {
  readonly name: string;
  readonly locale: Locale;
  readonly why: 'late' | 'missing' | 'copied';
}

/** Gives the texts that are older than in another language, missing, or still English. */
export function waiting(recorded: Fingerprints, all: NamedTexts): readonly Waiting[] {
  return [...all].flatMap(([name, texts]) => {
    const before = recorded[name]?.split(' ');
    const isAnywhere = locales.some((locale) => texts[locale].trim() !== '');
    const recordedOf = (locale: Locale) => before?.[locales.indexOf(locale)];
    const isSame = (locale: Locale) => recordedOf(locale) === hash(texts[locale]);
    // A text that was missing before lets no other language wait.
    const isKnown = (locale: Locale) => ![undefined, hash('')].includes(recordedOf(locale));
    const hasNews = before && locales.some((it) => !isSame(it) && isKnown(it));
    return locales.flatMap((locale): Waiting[] => {
      const why =
        texts[locale].trim() === '' && isAnywhere && !MAY_BE_EMPTY.test(name)
          ? 'missing'
          : locale !== defaultLocale && isSentence(texts[locale]) && isCopy(texts, locale)
            ? 'copied'
            : hasNews && isSame(locale)
              ? 'late'
              : undefined;
      return why ? [{name, locale, why}] : [];
    });
  });
}

/** A language may lack other names of a term. */
const MAY_BE_EMPTY = /^words\/(?:glossary: .* > also|text: between\w+)$/;

const isCopy = (texts: Texts, locale: Locale) => texts[locale] === texts[defaultLocale];

/** A shorter text, such as a name or a command, may be the same in two languages. */
const isSentence = (text: string) =>
  text
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .trim()
    .split(/\s+/).length >= 5;

/** Leaves out single digits and months, which languages write in words. */
const numbersOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKC')
      .replace(/\{\/\*.*?\*\/\}|\]\([^)]*\)|<[^>]*>/g, ' ')
      .replace(/\d+月/g, ' ')
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .match(/\d+(?:\.\d+)*/g)
      ?.filter((number) => number.length > 1) ?? [],
  );

/** Gives the numbers that a translation lacks, which may be right. */
export const differingNumbers = (text: string, other: string): readonly string[] =>
  text === '' || other === ''
    ? []
    : [...numbersOf(text)].filter((number) => !numbersOf(other).has(number));

/** Names the file to edit for each missing word of `src/words`. */
export function lackingWords(root: string): readonly string[] {
  const folder = path.join(root, 'src/words');
  const english = readWords(folder, defaultLocale);
  return others.flatMap((locale) => differences(readWords(folder, locale), english, locale));
}

export const RECORD = 'src/words/translations.json';

/** Reads translations.json; an absent file counts as empty. */
export function readRecord(root: string): Fingerprints {
  const file = path.join(root, RECORD);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Fingerprints) : {};
}

/** Gives the new record, which keeps old fingerprints of texts that wait. */
export function knownAfter(recorded: Fingerprints, all: NamedTexts, marked: readonly string[]) {
  const isMarked = (name: string) => marked.includes('--all') || marked.includes(name);
  const kept = lateNames(recorded, all).filter((name) => !isMarked(name));
  return {
    ...fingerprintsOf(all),
    ...Object.fromEntries(kept.map((name) => [name, recorded[name]!])),
  };
}

/**
 * Gives what waits, and what was marked as right where only some languages changed since a commit.
 * @param before fingerprints at the start of the change and at the last commit
 */
export function newRecord(
  before: readonly Fingerprints[],
  recorded: Fingerprints,
  all: NamedTexts,
  marked: readonly string[],
): Fingerprints {
  const after = knownAfter({...before.at(-1), ...recorded}, all, marked);
  const kept = new Set([...before, after].flatMap((known) => lateNames(known, all)));
  return Object.fromEntries(Object.entries(after).filter(([name]) => kept.has(name)));
}

/** Gives the texts that waited in any record of a branch. */
export const recordedIn = (patch: string): Fingerprints =>
  Object.fromEntries(
    [...patch.matchAll(/^\+ {2}("[^\n]*"): "([^"\n]*)",?$/gm)].map(([, name, own]) => [
      JSON.parse(name!) as string,
      own!,
    ]),
  );

const lateNames = (known: Fingerprints, all: NamedTexts): readonly string[] =>
  waiting(known, all).flatMap(({name, why}) => (why === 'late' ? name : []));

const lateSections = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

/** Gives the ids of sections that wait for a language, by file. */
export function lateSectionsOf(root: string, locale: Locale) {
  const key = `${root} ${locale}`;
  const known = lateSections.get(key);
  if (known) {
    return known;
  }
  const found = new Map<string, Set<string>>();
  for (const {name, locale: late, why} of waiting(readRecord(root), new Map(pageTexts(root)))) {
    const [page = '', id = ''] = name.split('#');
    if (late === locale && why === 'late') {
      const file = pageFile(root, page, locale);
      found.set(file, (found.get(file) ?? new Set()).add(id));
    }
  }
  lateSections.set(key, found);
  return found;
}

/** Gives the sections of a page by id, from `top`. */
export function sectionsOf(mdx: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let id = 'top';
  for (const line of mdx.split('\n')) {
    id = /^#{2,6} .*\{\/\* #(?<id>[\w.-]+) \*\/\}/.exec(line)?.groups?.id ?? id;
    sections.set(id, `${sections.get(id) ?? ''}${line}\n`);
  }
  return sections;
}

/** Gives the file and place to edit. */
export function placeOf(root: string, name: string, locale: Locale): string {
  const word = /^words\/(?<topic>[^:]+): (?<key>.+)$/s.exec(name)?.groups;
  if (word) {
    return `src/words/${locale}/${word.topic}.json, "${word.key}",`;
  }
  const [page = '', id] = name.split('#');
  return id !== undefined && !name.startsWith('rest ')
    ? `${pageFile(root, page, locale)}, #${id},`
    : `openapi/source/overlay.${locale}.yaml, ${name.replace(/^rest /, '')},`;
}

type TextsOf = readonly (readonly [name: string, texts: Texts])[];

const together = (
  own: Readonly<Record<Locale, ReadonlyMap<string, string>>>,
  ids: Iterable<string>,
  named = (id: string) => id,
): TextsOf => [...ids].map((id) => [named(id), inEach((locale) => own[locale].get(id) ?? '')]);

function pageTexts(root: string): TextsOf {
  return pagesWithWords(root).flatMap((page) => {
    const sections = inEach((locale) => {
      const file = pageFile(root, page, locale);
      return sectionsOf(hasWords(root, file) ? fs.readFileSync(path.join(root, file), 'utf8') : '');
    });
    const ids = new Set(locales.flatMap((locale) => [...sections[locale].keys()]));
    return together(sections, ids, (id) => `${page}#${id}`);
  });
}

function wordTexts(root: string): TextsOf {
  const words = inEach((locale) => {
    const found = [...flat(readWords(path.join(root, 'src/words'), locale))];
    return new Map(found.map(([id, {text}]) => [id, text]));
  });
  return together(words, words[defaultLocale].keys(), (id) => `words/${id}`);
}

function restTexts(root: string): TextsOf {
  const read = (file: string): unknown =>
    parse(fs.readFileSync(path.join(root, 'openapi/source', file), 'utf8'));
  const source = read('openapi.yaml');
  const texts = inEach(() => new Map<string, string>());
  for (const locale of others) {
    const file = `overlay.${locale}.yaml`;
    const exists = fs.existsSync(path.join(root, 'openapi/source', file));
    for (const {target, update} of exists ? (read(file) as Overlay).actions : []) {
      const replaced = replacedTexts(nodeAt(source, target), update, `rest ${target}`);
      for (const [name, before, after] of replaced) {
        texts[defaultLocale].set(name, before);
        texts[locale].set(name, after);
      }
    }
  }
  return together(texts, texts[defaultLocale].keys());
}

function replacedTexts(
  english: unknown,
  update: unknown,
  name: string,
): readonly (readonly [string, string, string])[] {
  if (typeof update === 'string') {
    return typeof english === 'string' ? [[name, english, update]] : [];
  }
  return Object.entries(update ?? {}).flatMap(([key, value]) =>
    replacedTexts(childOf(english, key), value, `${name} > ${key}`),
  );
}

/** Labels of code and what people search for don't count. */
function hash(text: string): string {
  const plain = text
    .replace(/<Phrases [^>]*\/>/g, '')
    .replace(/^(\s*```\w*).*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}
