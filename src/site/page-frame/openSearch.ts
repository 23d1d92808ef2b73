import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

/** Where the description is, below the base of a language. */
export const OPEN_SEARCH = 'opensearch.xml';

/** Lets browsers search the guide from their address bar. `root` is the address of the language, with '/' at the end. */
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
