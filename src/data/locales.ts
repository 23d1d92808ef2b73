/**
 * A further language is a line here and its files ("Add a language" in contributing/maintain.md).
 */
const languages = {
  en: {label: 'English', tag: 'en-US', hasKana: false},
  ja: {label: '日本語 (Japanese)', tag: 'ja-JP', hasKana: true},
} as const satisfies Readonly<Record<string, Language>>;

interface Language {
  readonly label: string;
  readonly tag: string;
  /** Words have a reading in kana, by which they are sorted and searched. */
  readonly hasKana: boolean;
}

/**
 * Languages in preparation, which `npm run language -- zh-Hans` begins, appear only in the preview.
 */
const drafts: Readonly<Record<string, Language>> = {};

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale = 'en' satisfies Locale;

export const draftLocales = Object.keys(drafts) as readonly Locale[];

export const isDraft = (locale: string): boolean => Object.hasOwn(drafts, locale);

/** Tells whether a text is the id of a published or prepared language. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text) || isDraft(text);
}

export function languageOf(locale: Locale): Language {
  return drafts[locale] ?? languages[locale];
}

/** Returns the language's part of an address: '' for the default language, else 'ja/'. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}
