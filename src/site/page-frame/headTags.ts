import type {HtmlTagObject} from '@docusaurus/types';
import {feeds} from '../../data/feeds';
import {localePath, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {OPEN_SEARCH} from './openSearch';
import {startScript} from './startScript';
import {WEB_MANIFEST} from './webManifest';

/**
 * Tags in the head of every page: its start and the watch over its files, icons for phones, a style
 * sheet for paper, and one for readers whose browser runs no scripts (a file, because the content
 * security policy allows no inline styles).
 */
export function createHeadTags(baseUrl: string, locale: Locale): HtmlTagObject[] {
  const link = (attributes: Readonly<Record<string, string>>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  const property = (name: string, content: string): HtmlTagObject => ({
    tagName: 'meta',
    attributes: {property: name, content},
  });
  return [
    startScript(baseUrl, locale),
    property('og:type', 'website'),
    property('og:site_name', wordsOf(locale).site.title),
    // Of every card that src/site/social-cards draws.
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    link({rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}${localePath(locale)}${WEB_MANIFEST}`}),
    link({
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: wordsOf(locale).site.shortTitle,
      href: `${baseUrl}${localePath(locale)}${OPEN_SEARCH}`,
    }),
    ...Object.values(feeds).map(({type, file}) =>
      link({
        rel: 'alternate',
        type,
        title: wordsOf(locale).guideChanges.title,
        href: `${baseUrl}${localePath(locale)}${file}`,
      }),
    ),
    link({rel: 'stylesheet', href: `${baseUrl}css/print.css`, media: 'print'}),
    {
      tagName: 'noscript',
      innerHTML: `<link rel="stylesheet" href="${baseUrl}css/noscript.css">`,
    },
  ];
}
