import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {keysOf} from '../../core/resolver';
import {FEED_TYPE, feeds} from '../../data/feeds';
import {localePath, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {OPEN_SEARCH, WEB_MANIFEST} from './siteFiles';
import {startScript} from './startScript';

type Attributes = Readonly<Record<string, string>>;

/** The content security policy allows no inline styles, so readers without scripts get a file. */
export function createHeadTags(baseUrl: string, locale: Locale): HtmlTagObject[] {
  const {site, guideChanges, builds} = wordsOf(locale);
  const feedTitles = {changes: guideChanges.title, builds: builds.feed.title};
  const meta = (attributes: Attributes) => ({tagName: 'meta', attributes});
  const link = (attributes: Attributes) => ({tagName: 'link', attributes});
  const ofLanguage = (file: string) => `${baseUrl}${localePath(locale)}${file}`;
  return [
    startScript(baseUrl, locale),
    meta({property: 'og:type', content: 'website'}),
    meta({property: 'og:site_name', content: site.title}),
    meta({property: 'og:image:width', content: '1200'}),
    meta({property: 'og:image:height', content: '630'}),
    link({rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: ofLanguage(WEB_MANIFEST)}),
    link({
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: site.shortTitle,
      href: ofLanguage(OPEN_SEARCH),
    }),
    ...keysOf(feeds).map((name) =>
      link({
        rel: 'alternate',
        type: FEED_TYPE,
        title: feedTitles[name],
        href: ofLanguage(feeds[name]),
      }),
    ),
    link({rel: 'stylesheet', href: `${baseUrl}css/print.css`, media: 'print'}),
    {
      tagName: 'noscript',
      innerHTML: `<link rel="stylesheet" href="${baseUrl}css/noscript.css">`,
    },
  ];
}

/**
 * The tags come from a plugin, because browsers download the whole configuration, `headTags`
 * included, with every page.
 */
export default function pageFramePlugin({i18n}: LoadContext): Plugin {
  const {baseUrl} = i18n.localeConfigs[i18n.defaultLocale]!;
  return {
    name: 'guide-page-frame',
    injectHtmlTags: () => ({headTags: createHeadTags(baseUrl, i18n.currentLocale as Locale)}),
  };
}
