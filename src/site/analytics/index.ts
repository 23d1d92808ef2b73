/**
 * Page views for Google's tag, when a build was given a measurement id. The preset's own plugin reports
 * addresses with what follows `?` and `#`: the choices of the generator, words that a reader
 * searched for. Here a report holds the path alone, at the first page and at each change of it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

interface Options {
  /** Measurement id; without one there is no analytics. */
  readonly trackingId?: string | undefined;
  /** Loads the tag only for readers who agree (src/browser/clientModules/analyticsConsent.ts). */
  readonly needsConsent?: boolean;
}

/** The start of the tag: sets the address before `config` sends the first page view. */
export function startOfTag(trackingId: string): string {
  return [
    'window.dataLayer = window.dataLayer || [];',
    'function gtag(){dataLayer.push(arguments);}',
    "gtag('js', new Date());",
    "gtag('set', 'page_location', location.origin + location.pathname);",
    `gtag('config', ${JSON.stringify(trackingId)}, {anonymize_ip: true});`,
  ].join('\n');
}

export default function analyticsPlugin(
  {siteDir, i18n}: LoadContext,
  {trackingId, needsConsent = false}: Options,
): Plugin | null {
  if (!trackingId || process.env.NODE_ENV !== 'production') {
    return null;
  }
  const module = (name: string) => path.join(siteDir, 'src/browser/clientModules', name);
  const preconnect = (href: string) => ({
    tagName: 'link',
    attributes: {rel: 'preconnect', href},
  });
  return {
    name: 'guide-analytics',
    getClientModules: () =>
      [...(needsConsent ? ['analyticsConsent.ts'] : []), 'pageViews.ts'].map(module),
    injectHtmlTags: () => ({
      headTags: needsConsent
        ? [
            {
              tagName: 'script',
              attributes: {type: 'application/json', id: 'guide-analytics'},
              // Here, so that a site that doesn't ask has none of these words in its script.
              innerHTML: JSON.stringify({
                trackingId,
                words: wordsOf(i18n.currentLocale as Locale).analytics,
              }),
            },
          ]
        : [
            preconnect('https://www.google-analytics.com'),
            preconnect('https://www.googletagmanager.com'),
            {
              tagName: 'script',
              attributes: {
                async: true,
                src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingId)}`,
              },
            },
            {tagName: 'script', innerHTML: startOfTag(trackingId)},
          ],
    }),
  };
}
