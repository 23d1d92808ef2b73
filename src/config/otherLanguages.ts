import type {OtherLanguage} from '../theme/NotFound/Content';
import {languageOf, localePath, locales, type Locale} from '../data/locales';
import {wordsOf} from '../words';

/**
 * The other languages of a site, for the page for wrong addresses.
 *
 * @param siteBase path of the site in its default language
 */
export function otherLanguages(current: string, siteBase: string): readonly OtherLanguage[] {
  return locales
    .filter((locale) => locale !== current)
    .map((locale: Locale) => ({
      tag: languageOf(locale).tag,
      notFound: wordsOf(locale).interface['theme.NotFound.p1'],
      home: wordsOf(locale).site.homePage,
      href: siteBase + localePath(locale),
    }));
}
