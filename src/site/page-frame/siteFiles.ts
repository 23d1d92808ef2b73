import {languageOf, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';

export const WEB_MANIFEST = 'site.webmanifest';
export const OPEN_SEARCH = 'opensearch.xml';
/** The file follows https://www.rfc-editor.org/rfc/rfc9116. */
export const SECURITY_TXT = '.well-known/security.txt';

/** Makes the web app manifest, which a phone needs to install the guide. */
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

/** Lets browsers search from the address bar. */
export function openSearch(locale: Locale, root: string): string {
  const {shortTitle, title} = wordsOf(locale).site;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortTitle}</ShortName>
  <Description>${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${root}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** RFC 9116 asks for a date of expiry, here a year after the build. */
export function securityTxt(repositoryUrl: string, root: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  return `Contact: ${repositoryUrl}/security/advisories/new
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en, ja
Canonical: ${root}${SECURITY_TXT}
`;
}
