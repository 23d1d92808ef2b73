/**
 * Writes a Markdown file beside every documentation page, for tools and for people who paste a page
 * into a chat: `<address>.md` and `<address>/index.md`, with `llms.txt` (the list of them in the
 * order of the menu) and `llms-full.txt` (the newest version in one file) for each language.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {markdownAddress} from '../../core/markdownAddress';
import {wordsOf} from '../../words';
import {pagesOf, type PageOfMenu} from './pages';
import {frontMatter, fullText, listOfPages} from './text';
import {pageToMarkdown} from './toMarkdown';

export default function markdownTwinsPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  let versions: readonly {readonly version: string; readonly pages: readonly PageOfMenu[]}[] = [];
  return {
    name: 'guide-markdown-twins',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      versions = docs.loadedVersions.map((version) => ({
        version: version.label,
        pages: pagesOf(version),
      }));
    },

    postBuild({outDir}) {
      const {site} = wordsOf(i18n.currentLocale as Locale);
      const written = versions.map(({version, pages}) => ({
        version,
        pages: pages.map((page) => {
          const place = page.permalink.slice(baseUrl.length).replace(/\/$/, '');
          const address = `${siteConfig.url}${page.permalink}`;
          const html = fs.readFileSync(path.join(outDir, place, 'index.html'), 'utf8');
          const head = frontMatter(page, {address, version, language: i18n.currentLocale});
          const text = `${head}\n${pageToMarkdown(html, address)}`;
          const twin = markdownAddress(page.permalink, baseUrl);
          fs.writeFileSync(path.join(outDir, place, 'index.md'), text);
          fs.writeFileSync(path.join(outDir, twin.slice(baseUrl.length)), text);
          return {...page, text, twin: `${siteConfig.url}${twin}`};
        }),
      }));
      const list = listOfPages(written, {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        words: site.llms,
      });
      fs.writeFileSync(path.join(outDir, 'llms.txt'), list);
      fs.writeFileSync(path.join(outDir, 'llms-full.txt'), fullText(written[0]!.pages));
      return Promise.resolve();
    },
  };
}
