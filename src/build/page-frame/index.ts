import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {createHeadTags} from './headTags';
import {WEB_MANIFEST, webManifest} from './webManifest';

/**
 * The tags in the head of every page, and the web manifest of the language. As a plugin, because the browser gets the whole configuration of
 * the site with every page, and with `headTags` there the start script would come twice.
 */
export default function pageFramePlugin(
  {i18n}: LoadContext,
  {baseUrl}: {readonly baseUrl: string},
): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'guide-page-frame',
    injectHtmlTags: () => ({headTags: createHeadTags(baseUrl, locale)}),
    postBuild({outDir}) {
      const manifest = `${JSON.stringify(webManifest(locale), null, 2)}\n`;
      fs.writeFileSync(path.join(outDir, WEB_MANIFEST), manifest);
      return Promise.resolve();
    },
  };
}
