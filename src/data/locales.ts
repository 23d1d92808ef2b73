/**
 * The languages of the guide, and the only list of them: a further one is a line here and its files
 * ("Add a language" in CONTRIBUTING.md). `label` stands in the menu, `tag` in the head of each page.
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

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/** Served at the root of the site; the words of the others are compared with its words. */
export const defaultLocale = 'en' satisfies Locale;

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text);
}

export function languageOf(locale: Locale): Language {
  return languages[locale];
}

/** The part of an address that names the language: '' for the default language, else 'ja/'. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}
