/**
 * Writes what changed in this guide for feed readers: `changes.xml` (Atom) and `changes.json`
 * (JSON Feed), at the root of each language.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {feeds} from '../../data/feeds';
import type {Locale} from '../../data/locales';
import {atomFeed, jsonFeed} from './feeds';

export default function feedsPlugin({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'guide-feeds',
    postBuild({outDir}) {
      const root = `${siteConfig.url}${baseUrl}`;
      const locale = i18n.currentLocale as Locale;
      fs.writeFileSync(path.join(outDir, feeds.atom.file), atomFeed(locale, root));
      fs.writeFileSync(path.join(outDir, feeds.json.file), jsonFeed(locale, root));
      return Promise.resolve();
    },
  };
}
