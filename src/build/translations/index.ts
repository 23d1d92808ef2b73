/**
 * Keeps the other languages from falling behind. Every English section of a page, every text of
 * `src/words/en` and every text of the REST API has a fingerprint in `src/words/translations.json`,
 * beside those of its counterparts. When the English one changed and a counterpart did not, the
 * counterpart is to be looked at again. Nothing here asks for equal paragraphs.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {defaultLocale, locales, type Locale} from '../../data/locales';
import {differences, flat, readWords} from '../../words';

/** A text by language; '' where a language lacks it. */
export type Texts = Readonly<Record<Locale, string>>;

/** Texts by name, such as `getting-started/about-server#choose` or `words/settings > ExpRate > name`. */
export type NamedTexts = ReadonlyMap<string, Texts>;

/** The fingerprints of a text in the order of the languages: `1a2b3c4d 5e6f7a8b`. */
export type Fingerprints = Readonly<Record<string, string>>;

const others = locales.filter((locale) => locale !== defaultLocale);

const inEach = (text: (locale: Locale) => string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Texts;

/** All texts below the root of the repository. */
export function readTexts(root: string): NamedTexts {
  return new Map([...pageTexts(root), ...wordTexts(root), ...restTexts(root)]);
}

/** The fingerprints of the texts as they are now. */
export function fingerprintsOf(all: NamedTexts): Fingerprints {
  return Object.fromEntries(
    [...all]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, texts]) => [name, locales.map((locale) => hash(texts[locale])).join(' ')]),
  );
}

/** A text that changed in English since it was recorded, and the language where it did not. */
export interface Late {
  readonly name: string;
  readonly locale: Locale;
}

/** The texts whose English changed since it was recorded, while a counterpart did not. */
export function behind(recorded: Fingerprints, all: NamedTexts): readonly Late[] {
  return [...all].flatMap(([name, texts]) => {
    const before = (recorded[name] ?? '').split(' ');
    const isSame = (locale: Locale) => before[locales.indexOf(locale)] === hash(texts[locale]);
    return before[0] === '' || isSame(defaultLocale)
      ? []
      : others.filter(isSame).map((locale) => ({name, locale}));
  });
}

/**
 * One sentence, with the file to edit, for each text below the root of the repository that one
 * language has and another lacks: words, pages and their sections.
 */
export function lacking(root: string): readonly string[] {
  const folder = path.join(root, 'src/words');
  const english = readWords(folder, defaultLocale);
  const words = others.flatMap((locale) => differences(readWords(folder, locale), english, locale));
  return [...words, ...pagesOf(root).flatMap((page) => lackingInPage(root, page))];
}

function lackingInPage(root: string, page: string): readonly string[] {
  const file = (locale: Locale) => `src/content/${page}/${locale}.mdx`;
  const missing = locales.filter((locale) => !fs.existsSync(path.join(root, file(locale))));
  if (missing.length > 0) {
    return missing.map(
      (locale) => `${file(locale)} is missing. Write it: no page falls back to another language.`,
    );
  }
  const idsOf = (locale: Locale) => [...sectionsOf(readPage(root, page, locale)).keys()];
  const english = idsOf(defaultLocale);
  return others.flatMap((locale) => {
    const own = idsOf(locale);
    const without = (lacks: Locale, has: Locale) => (id: string) =>
      `${file(lacks)} has no heading {/* #${id} */}; ${file(has)} has it. Write its section, or give both headings the same id.`;
    return [
      ...english.filter((id) => !own.includes(id)).map(without(locale, defaultLocale)),
      ...own.filter((id) => !english.includes(id)).map(without(defaultLocale, locale)),
    ];
  });
}

/** The sections of a page by the id of their heading; what stands above the first is `top`. */
export function sectionsOf(mdx: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let id = 'top';
  for (const line of mdx.split('\n')) {
    id = /^#{2,6} .*\{\/\* #(?<id>[\w.-]+) \*\/\}/.exec(line)?.groups?.id ?? id;
    sections.set(id, `${sections.get(id) ?? ''}${line}\n`);
  }
  return sections;
}

/** Other names of a term: a language may have none. */
const MAY_BE_EMPTY = /^words\/glossary: .* > also$/;

/** Shorter texts may be the same in two languages: names, commands, "IPv4 over IPv6". */
const WORDS_OF_A_SENTENCE = 5;

/**
 * One sentence for each text that is empty in a language, or still the English one: it would show as
 * nothing, or in English, and no key is missing.
 */
export function untranslated(all: NamedTexts): readonly string[] {
  return [...all].flatMap(([name, texts]) => {
    const english = texts[defaultLocale].replace(/\{\/\*.*?\*\/\}/g, '').trim();
    const isSentence = english.split(/\s+/).length >= WORDS_OF_A_SENTENCE;
    return others.flatMap((locale) => {
      if (english !== '' && texts[locale] === '' && !MAY_BE_EMPTY.test(name)) {
        return [`${placeOf(name, locale)} is empty. In English it is: ${english.slice(0, 80)}`];
      }
      return isSentence && texts[locale] === texts[defaultLocale]
        ? [
            `${placeOf(name, locale)} is still the English text. Translate it: ${english.slice(0, 80)}`,
          ]
        : [];
    });
  });
}

/** The file to edit and the place in it, of a text by its name. */
function placeOf(name: string, locale: Locale): string {
  const word = /^words\/(?<topic>[^:]+): (?<key>.+)$/s.exec(name)?.groups;
  if (word) {
    return `src/words/${locale}/${word.topic}.json, "${word.key}",`;
  }
  const [page = '', id] = name.split('#');
  return id !== undefined && !name.startsWith('rest ')
    ? `src/content/${page}/${locale}.mdx, #${id},`
    : `openapi/source/overlay.${locale}.yaml, ${name.replace(/^rest /, '')},`;
}

/** The pages that any language has, by their folders in src/content. */
function pagesOf(root: string): readonly string[] {
  const files = fs.readdirSync(path.join(root, 'src/content'), {recursive: true, encoding: 'utf8'});
  const names = locales.map((locale) => `${locale}.mdx`);
  return [
    ...new Set(
      files.filter((file) => names.includes(path.basename(file))).map((file) => path.dirname(file)),
    ),
  ];
}

function readPage(root: string, page: string, locale: Locale): string {
  return fs.readFileSync(path.join(root, 'src/content', page, `${locale}.mdx`), 'utf8');
}

function pageTexts(root: string): readonly (readonly [string, Texts])[] {
  return pagesOf(root).flatMap((page) => {
    const sections = new Map(
      locales.map((locale) => [locale, sectionsOf(readPage(root, page, locale))]),
    );
    return [...sections.get(defaultLocale)!.keys()].map(
      (id) => [`${page}#${id}`, inEach((locale) => sections.get(locale)?.get(id) ?? '')] as const,
    );
  });
}

function wordTexts(root: string): readonly (readonly [string, Texts])[] {
  const words = new Map(
    locales.map((locale) => [locale, flat(readWords(path.join(root, 'src/words'), locale))]),
  );
  return [...words.get(defaultLocale)!.keys()].map(
    (id) => [`words/${id}`, inEach((locale) => words.get(locale)?.get(id)?.text ?? '')] as const,
  );
}

/** The texts of the overlays with what they replace in the description of the API. */
function restTexts(root: string): readonly (readonly [string, Texts])[] {
  const read = (file: string): unknown =>
    parse(fs.readFileSync(path.join(root, 'openapi/source', file), 'utf8'));
  const source = read('openapi.yaml');
  const english = new Map<string, string>();
  const translations = others.map((locale) => {
    const {actions} = read(`overlay.${locale}.yaml`) as {
      actions: readonly {readonly target: string; readonly update?: unknown}[];
    };
    const own = new Map<string, string>();
    for (const {target, update} of actions) {
      const steps = [
        ...target.matchAll(/\.(?<name>[\w-]+)|\['(?<key>[^']+)'\]|\[(?<index>\d+)\]/g),
      ];
      const replaced = steps.reduce<unknown>(
        (value, {groups}) => child(value, groups?.name ?? groups?.key ?? groups?.index ?? ''),
        source,
      );
      for (const [name, before, after] of replacedTexts(replaced, update, `rest ${target}`)) {
        english.set(name, before);
        own.set(name, after);
      }
    }
    return [locale, own] as const;
  });
  const byLocale = new Map([[defaultLocale, english], ...translations]);
  return [...english.keys()].map(
    (name) => [name, inEach((locale) => byLocale.get(locale)?.get(name) ?? '')] as const,
  );
}

/** Name, English text and translation of each text that an action of an overlay replaces. */
function replacedTexts(
  english: unknown,
  update: unknown,
  name: string,
): readonly (readonly [string, string, string])[] {
  if (typeof update === 'string') {
    return typeof english === 'string' ? [[name, english, update]] : [];
  }
  return update && typeof update === 'object'
    ? Object.entries(update).flatMap(([key, value]) =>
        replacedTexts(child(english, key), value, `${name} > ${key}`),
      )
    : [];
}

function child(value: unknown, key: string): unknown {
  return value && typeof value === 'object'
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** White space, labels of code and what people type into the search do not count. */
function hash(text: string): string {
  const plain = text
    .replace(/<Phrases [^>]*\/>/g, '')
    .replace(/^(\s*```\w*).*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}
