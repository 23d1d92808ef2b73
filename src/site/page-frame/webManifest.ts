import type {Locale} from '../../data/locales';
import {languageOf} from '../../data/locales';
import {wordsOf} from '../../words';

/** The file below the root of each language; the icons are beside it. */
export const WEB_MANIFEST = 'site.webmanifest';

/**
 * What a phone or a desktop needs to keep the guide among its programs, in the reader's language.
 * Addresses in it count from the file itself, so it works below any path.
 */
export function webManifest(locale: Locale) {
  const {site} = wordsOf(locale);
  const icon = (file: string, sizes: string) => ({src: `img/${file}`, sizes, type: 'image/png'});
  return {
    name: site.title,
    short_name: site.shortTitle,
    description: site.tagline,
    lang: languageOf(locale).tag,
    dir: 'ltr',
    start_url: '.',
    scope: '.',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b6170',
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      {...icon('icon-maskable-512.png', '512x512'), purpose: 'maskable'},
    ],
  };
}
