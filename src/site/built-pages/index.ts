/**
 * Reads every built page once, and writes what is made of it:
 *
 * - a Markdown file for tools and for people who paste a page into a chat, `<address>.md` and
 *   `<address>/index.md`; `llms.txt` lists those of the newest edition, `llms-<version>.txt` those of
 *   an older one, and `llms-<category>.md` has the pages of a category of the newest edition in one;
 * - every category of the menu as one page for paper, `<address of the category>/print.html`;
 * - the search index of each edition (src/site/search-index).
 *
 * They are files beside the pages: without routes, scripts, or a place in the sitemap.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownAddress} from '../../core/markdownAddress';
import {printAddress} from '../../core/printAddress';
import {languageOf, type Locale} from '../../data/locales';
import {newestVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import {indexText} from '../search-index/indexText';
import {keptResults} from './keptResults';
import {linksBetween} from './links';
import {menuOf, sitePages, type Menu, type SitePage} from './menu';
import {articleOf, readArticle, type MadeOfPage} from './page';
import {sectionDocument} from './paperDocument';
import {joined, partId} from './toPaper';
import {fileOfCategory, firstLine, frontMatter, fullText, listFile, listOfPages} from './twins';

interface Edition extends Menu {
  readonly version: string;
  /** The address of its first page. */
  readonly root: string;
  readonly isLast: boolean;
}

export default function builtPagesPlugin({
  siteDir,
  siteConfig,
  i18n,
  baseUrl,
}: LoadContext): Plugin {
  const {url: site, title, tagline, favicon} = siteConfig;
  const locale = i18n.currentLocale as Locale;
  const {llms, print} = wordsOf(locale).site;
  const root = `${site}${baseUrl}`;
  const dataRoot = `${site}${i18n.localeConfigs[i18n.defaultLocale]!.baseUrl}`;
  let editions: readonly Edition[] = [];
  let single: Menu['pages'] = [];

  const readPages = (outDir: string) => {
    const found = [
      ...editions.flatMap((edition) => edition.pages.map((page) => ({page, edition}))),
      ...single.map((page) => ({page, edition: undefined})),
    ].map(({page, edition}) => {
      const place = page.permalink.slice(baseUrl.length).replace(/\/$/, '');
      const html = fs.readFileSync(path.join(outDir, place, 'index.html'), 'utf8');
      return {
        ...page,
        place,
        part: partId(page.permalink, edition?.root ?? baseUrl),
        twin: `${site}${markdownAddress(page.permalink, baseUrl)}`,
        article: articleOf(html, page.permalink),
        style: /<link rel="?stylesheet"? href="?([^\s">]+\/styles\.[^\s">]+\.css)/.exec(html)?.[1],
      };
    });
    const kept = keptResults<MadeOfPage>(`pages-${locale}`, 'src/site/built-pages');
    const linksOf = linksBetween(found, site);
    const pages = found.map(({article, ...page}) => {
      const links = linksOf(page.permalink);
      const make = () => readArticle(article, {...page, ...links});
      const made = kept.of(`${page.part} ${article} ${links.key}`, make);
      const text = [
        frontMatter(page, {address: `${site}${page.permalink}`, language: locale}),
        firstLine(page, root, llms),
        made.markdown,
      ].join('\n');
      return {...page, ...made, text};
    });
    kept.save();
    return pages;
  };
  type ReadPage = ReturnType<typeof readPages>[number];

  const writeMarkdown = (
    pages: readonly ReadPage[],
    write: (file: string, text: string) => void,
  ) => {
    for (const {place, twin, text} of pages) {
      write(`${place}/index.md`, text);
      write(twin.slice(root.length), text);
    }
    const versions = editions.map(({version}) => version);
    for (const version of versions) {
      const words = {title, tagline, words: llms};
      write(listFile(version), listOfPages(pages, {...words, version, versions, root, dataRoot}));
    }
    const newest = pages.filter(({version}) => version === newestVersion.id);
    for (const id of new Set(newest.flatMap(({category}) => category?.id ?? []))) {
      write(fileOfCategory(id), fullText(newest.filter(({category}) => category?.id === id)));
    }
  };

  return {
    name: 'guide-built-pages',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      editions = docs.loadedVersions.map((version) => ({
        ...menuOf(version),
        version: version.label,
        root: `${version.path.replace(/\/$/, '')}/`,
        isLast: version.isLast,
      }));
      single = sitePages(
        (allContent['docusaurus-plugin-content-pages']?.default ?? []) as SitePage[],
      );
    },

    async postBuild({outDir}) {
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const pages = readPages(outDir);
      const byPlace = new Map(pages.map((page) => [page.permalink, page]));
      writeMarkdown(pages, write);
      for (const {version, sections, root: start, isLast} of editions) {
        for (const section of sections) {
          const parts = section.pages.map(({permalink}) => byPlace.get(permalink)!);
          const {style} = parts[0]!;
          if (style === undefined) {
            throw new Error(`${parts[0]!.permalink} links no style sheet of the site.`);
          }
          const text = sectionDocument({
            section,
            parts: joined(parts),
            icon: `${baseUrl}${favicon}`,
            styles: [style, `${baseUrl}css/print.css`, `${baseUrl}css/printed-section.css`],
            siteTitle: title,
            siteUrl: site,
            version,
            language: languageOf(locale).tag,
            words: print,
          });
          write(printAddress(section.permalink).slice(baseUrl.length), text);
        }
        const found = pages.flatMap(({version: own, doc, search}) =>
          own === version && doc ? [{...search, doc}] : [],
        );
        const folder = isLast ? '' : start.slice(baseUrl.length);
        write(`${folder}search-index.json`, await indexText(found, {siteDir, locale}));
      }
    },
  };
}
