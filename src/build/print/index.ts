/**
 * Writes every category of the menu as one page for paper, `<address of the category>/print.html`: its
 * pages one after the other. It is a file beside the pages, made of their HTML, so it has no route, no
 * script, and no place in the sitemap and the search.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {printAddress} from '../../core/printAddress';
import {languageOf, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {articlesForPaper, partId} from './article';
import {sectionDocument} from './document';
import {sectionsOf, type Section} from './sections';

interface SectionsOfVersion {
  readonly version: string;
  /** The address of its first page. */
  readonly root: string;
  readonly sections: readonly Section[];
}

export default function printPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  let versions: readonly SectionsOfVersion[] = [];
  return {
    name: 'guide-print',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      versions = docs.loadedVersions.map((version) => ({
        version: version.label,
        root: `${version.path.replace(/\/$/, '')}/`,
        sections: sectionsOf(version),
      }));
    },

    postBuild({outDir}) {
      const locale = i18n.currentLocale as Locale;
      const folderOf = (permalink: string) => path.join(outDir, permalink.slice(baseUrl.length));
      for (const {version, root, sections} of versions) {
        for (const section of sections) {
          const pages = section.pages.map(({permalink}) => ({
            permalink,
            id: partId(permalink, root),
            html: fs.readFileSync(path.join(folderOf(permalink), 'index.html'), 'utf8'),
          }));
          const articles = articlesForPaper(pages);
          const shared = /<link rel="?stylesheet"? href="?([^\s">]+\/styles\.[^\s">]+\.css)/.exec(
            pages[0]!.html,
          )?.[1];
          if (shared === undefined) {
            throw new Error(`${pages[0]!.permalink} links no style sheet of the site.`);
          }
          const text = sectionDocument({
            section,
            parts: section.pages.map(({title}, index) => ({
              id: pages[index]!.id,
              title,
              html: articles[index]!,
            })),
            icon: `${baseUrl}${siteConfig.favicon}`,
            styles: [shared, `${baseUrl}css/print.css`, `${baseUrl}css/printed-section.css`],
            siteTitle: siteConfig.title,
            siteUrl: siteConfig.url,
            version,
            language: languageOf(locale).tag,
            words: wordsOf(locale).site.print,
          });
          fs.writeFileSync(folderOf(printAddress(section.permalink)), text);
        }
      }
      return Promise.resolve();
    },
  };
}
