/** The languages of the guide. The first one is served at the root of the site. */
export const locales = ['en', 'ja'] as const;

export type Locale = (typeof locales)[number];
