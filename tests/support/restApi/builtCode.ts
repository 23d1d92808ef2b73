/** The code that readers copy from the built pages of the REST API. */
import {restVersions} from '../../../src/data/features';
import {address, locales} from '../addresses';
import {wholePage} from '../builtSite';

/** With every sign that a shell or a language could take for its own. */
export const PASSWORD = `it's "quoted" $HOME 再`;

/** The versions with a REST API that the build has. */
export const versions = restVersions.filter(
  (version) => !process.env.GUIDE_VERSIONS || process.env.GUIDE_VERSIONS.includes(version),
);
/** The languages that it has. */
export const built = locales.filter((locale) => (process.env.GUIDE_LOCALE ?? locale) === locale);

/** Code blocks of a page by language, as a reader copies them. */
export function codeOf(
  locale: (typeof locales)[number],
  version: (typeof restVersions)[number],
  page: string,
) {
  const $ = wholePage(address(locale, version, page));
  return $('figure[data-language]')
    .toArray()
    .map((figure) => ({
      language: $(figure).attr('data-language') ?? '',
      title: $(figure).find('figcaption').text(),
      code: $(figure).find('code').text(),
    }));
}
