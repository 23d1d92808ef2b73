/** The code that readers copy from the built pages of the REST API. */
import {address, type Locale, type Version} from '../addresses';
import {wholePage} from '../builtSite';

/** With every sign that a shell or a language could take for its own. */
export const PASSWORD = `it's "quoted" $HOME 再`;

/** Code blocks of a page by language, as a reader copies them. */
export function codeOf(locale: Locale, version: Version, page: string) {
  const $ = wholePage(address(locale, version, page));
  return $('figure[data-language]')
    .toArray()
    .map((figure) => ({
      language: $(figure).attr('data-language') ?? '',
      title: $(figure).find('figcaption').text(),
      code: $(figure).find('code').text(),
    }));
}
