/** Docusaurus' own plugin reports `?` and `#`, which contain a reader's choices and searches. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

interface Options {
  readonly trackingId?: string | undefined;
  readonly needsConsent?: boolean;
}

export default function analyticsPlugin(
  {siteDir, i18n}: LoadContext,
  {trackingId, needsConsent = false}: Options,
): Plugin | null {
  if (!trackingId || process.env.NODE_ENV !== 'production') {
    return null;
  }
  // Other sites then have none of these words in their script.
  const words = needsConsent ? wordsOf(i18n.currentLocale as Locale).analytics : undefined;
  return {
    name: 'guide-analytics',
    getClientModules: () =>
      [...(needsConsent ? ['analyticsConsent.ts'] : []), 'analytics.ts'].map((name) =>
        path.join(siteDir, 'src/browser/clientModules', name),
      ),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {type: 'application/json', id: 'guide-analytics'},
          innerHTML: JSON.stringify({trackingId, words}),
        },
      ],
    }),
  };
}
