/**
 * The languages of the guide, and the only list of them: a further one is a line here and its files
 * ("Add a language" in contributing/maintain.md). `label` is in the menu, `tag` in the head of each page.
 */
const languages = {
  en: {label: 'English', tag: 'en-US', hasKana: false},
  ja: {label: '日本語 (Japanese)', tag: 'ja-JP', hasKana: true},
} as const satisfies Readonly<Record<string, Language>>;

interface Language {
  readonly label: string;
  /** BCP 47 tag of the language and region. */
  readonly tag: string;
  /** Words have a reading in kana, by which they are sorted and which people type into the search. */
  readonly hasKana: boolean;
}

/**
 * Languages in preparation, which `npm run language -- zh-Hans` begins. The site doesn't have them; the preview
 * shows one, with the English text wherever it lacks its own. No list needs them, so none is checked for them.
 */
const drafts: Readonly<Record<string, Language>> = {};

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/** Served at the root of the site; the words of the others are compared with its words. */
export const defaultLocale = 'en' satisfies Locale;

/** The languages in preparation. */
export const draftLocales = Object.keys(drafts) as readonly Locale[];

/** Tells whether a language is in preparation. */
export const isDraft = (locale: string): boolean => Object.hasOwn(drafts, locale);

/** Tells whether a text is the id of a language, published or in preparation. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text) || isDraft(text);
}

/** The names and formats of a language. */
export function languageOf(locale: Locale): Language {
  return drafts[locale] ?? languages[locale];
}

/** The part of an address that names the language: '' for the default language, else 'ja/'. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}
