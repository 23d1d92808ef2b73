/** This plugin reads every built page once, for Markdown, archives and paper. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {markdownAddress} from '../../core/markdownAddress';
import {markdownArchive} from '../../core/markdownArchive';
import {printAddress} from '../../core/printAddress';
import {languageOf, localePath, type Locale} from '../../data/locales';
import {newestVersion, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {archiveTime} from '../data-files/serverArchives';
import {write as writeFile} from '../write';
import {keptResults} from './keptResults';
import {linksBetween} from './links';
import {markdownFiles} from './markdownFiles';
import {menuOf, sitePages, type Menu, type PageOfMenu, type SitePage} from './menu';
import {articleOf, readArticle, type MadeOfPage} from './page';
import {sectionDocument} from './paperDocument';
import {joined, partId} from './toPaper';
import {cutTwin, idsIn} from './twinParts';
import {
  fileOfCategory,
  firstLine,
  frontMatter,
  listFile,
  listOfPages,
  skillFile,
  wholeText,
} from './twins';

interface BuiltPages {
  readonly editions: readonly Menu[];
  readonly pages: readonly (PageOfMenu & Pick<MadeOfPage, 'search'>)[];
}

let read: ((outDir: string) => BuiltPages) | undefined;

/** Gives what the plugin read of the pages in `outDir`. Throws if the site lacks the plugin. */
export function builtPages(outDir: string): BuiltPages {
  if (!read) {
    throw new Error('The plugin guide-built-pages is not in docusaurus.config.ts, or by its path.');
  }
  return read(outDir);
}

export default function builtPagesPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const {url: site, title, tagline, favicon} = siteConfig;
  const locale = i18n.currentLocale as Locale;
  const words = wordsOf(locale);
  const {llms, print} = words.site;
  const root = `${site}${baseUrl}`;
  const dataRoot = `${site}${i18n.localeConfigs[i18n.defaultLocale]!.baseUrl}`;
  let editions: readonly Menu[] = [];
  let single: Menu['pages'] = [];

  const readPages = (outDir: string) => {
    const found = [
      ...editions.flatMap(({pages, root: start}) => pages.map((page) => ({page, start}))),
      ...single.map((page) => ({page, start: baseUrl})),
    ].map(({page, start}) => {
      const place = page.permalink.slice(baseUrl.length).replace(/\/$/, '');
      const html = fs.readFileSync(path.join(outDir, place, 'index.html'), 'utf8');
      return {
        ...page,
        place,
        part: partId(page.permalink, start),
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
      const isList = page.version !== undefined && !page.doc;
      const whole = isList
        ? `# ${page.title}\n\n${page.description}\n\n${made.markdown}`
        : made.markdown;
      const {markdown, parts} = cutTwin(whole, page.twin.replace(/\.md$/, '/'));
      const fileWith = (title: string, text: string) =>
        [
          frontMatter({...page, title}, {address: `${site}${page.permalink}`, language: locale}),
          firstLine(page, root, llms),
          text,
        ].join('\n');
      return {
        ...page,
        ...made,
        text: fileWith(page.title, markdown),
        parts: parts.map(({name, title, markdown: own}) => {
          const named = `${page.title}: ${title}`;
          return {
            name,
            twin: `${page.twin.replace(/\.md$/, '')}/${name}.md`,
            ids: idsIn(own),
            text: fileWith(named.replaceAll('`', ''), `# ${named}\n\n${own}\n`),
          };
        }),
      };
    });
    kept.save();
    // A long page is cut into parts, so a place may have moved to one of them.
    const moved = new Map<string, string>(
      pages.flatMap(({twin, parts}) =>
        parts.flatMap((part) =>
          part.ids.map((id) => [`${twin}#${id}`, `${part.twin}#${id}`] as const),
        ),
      ),
    );
    const toParts = (text: string) =>
      text.replace(/(?<=\]\()https?:[^\s)#]+\.md#[^\s)]+/g, (link) => moved.get(link) ?? link);
    return pages.map(({parts, text, ...page}) => ({
      ...page,
      text: toParts(text),
      parts: parts.map((part) => ({...part, text: toParts(part.text)})),
    }));
  };
  let built: ReturnType<typeof readPages> | undefined;
  const readOnce = (outDir: string) => (built ??= readPages(outDir));
  read = (outDir) => ({editions, pages: readOnce(outDir)});

  return {
    name: 'guide-built-pages',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      editions = docs.loadedVersions.map(menuOf);
      single = sitePages(
        (allContent['docusaurus-plugin-content-pages']?.default ?? []) as SitePage[],
      );
    },

    postBuild({outDir}) {
      const write = (file: string, text: string | Uint8Array) =>
        writeFile(path.join(outDir, file), text);
      const pages = readOnce(outDir);
      const byPlace = new Map(pages.map((page) => [page.permalink, page]));
      for (const {place, twin, text, parts} of pages) {
        write(`${place}/index.md`, text);
        write(twin.slice(root.length), text);
        parts.forEach((part) => write(part.twin.slice(root.length), part.text));
      }
      const newest = pages.filter(({version}) => version === newestVersion.id);
      for (const id of new Set(newest.flatMap(({category}) => category?.id ?? []))) {
        const own = newest.filter(({category}) => category?.id === id);
        // A section with its scripts would be too long to read.
        const texts = own.flatMap(({text, parts}) => [
          text,
          ...parts.flatMap((part) => (part.name.includes('.') ? [] : [part.text])),
        ]);
        write(fileOfCategory(id), texts.join('\n\n'));
      }
      write('llms-full.txt', wholeText(newest));
      const versions = editions.map(({version}) => version);
      for (const {version, sections, root: start} of editions) {
        const list = {title, tagline, words, version, versions, root, dataRoot};
        const listed = listOfPages(pages, list);
        write(listFile(version), listed);
        if (version === newestVersion.id) {
          write('skill.md', skillFile(listed, llms));
        }
        if (version === newestVersion.id && locale === i18n.defaultLocale) {
          write('.well-known/llms.txt', listed);
        }
        for (const section of version === versions[0] ? sections : []) {
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
        const own = pages
          .filter((page) => page.version === version)
          .flatMap((page) => [page, ...page.parts]);
        const archive = markdownArchive(version as VersionId, locale);
        const files = markdownFiles(own, `${site}${start}`);
        write(archive.slice(localePath(locale).length), zipSync(files, {mtime: archiveTime}));
      }
    },
  };
}
