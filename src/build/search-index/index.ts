/**
 * The local search plugin, with what it writes made ready for readers.
 *
 * The plugin decides which pages belong to which index file, and where that file is. Here each file
 * gets documents that are cut at every place a reader can open (headings, rows of tables with an
 * id, defined terms), wherever the page's markup puts them, and an index of MiniSearch in place of
 * the plugin's, which knows neither Japanese words nor parts of names.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {SearchGlobalData} from '../../core/search/types';
import {isLocale, type Locale} from '../../data/locales';
import {synonyms} from '../../data/synonyms';
import {sharedFile, sharedPageOf} from '../prose/sharedProse';
import {indexFileOf, type AddressedPage} from './documents';
import {phrasesInProse, phrasesInWords, type Phrases} from './phrases';
import {readPage} from './readPage';
import {sourceHash} from './sourceHash';

export {validateOptions} from './options';

// The package's types describe its options only.
const {default: createPlugin} = searchLocal as unknown as {readonly default: PluginModule};

interface LoadedDoc {
  readonly id: string;
  readonly permalink: string;
  /** `@site/docs/…` */
  readonly source: string;
}

interface LoadedVersion {
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly LoadedDoc[];
}

interface Build {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: Locale;
}

/** What the plugin wrote: its first list has a document for each page. */
type WrittenFile = readonly {readonly documents: readonly {readonly u: string}[]}[];

export default async function searchPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  const {siteDir, baseUrl} = context;
  const locale = context.i18n.currentLocale;
  if (!isLocale(locale)) {
    throw new Error(`The search has no words for "${locale}": add it to src/data/locales.ts.`);
  }
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      const hash = sourceHash(siteDir, [
        ...[options.docsDir].flat().filter((folder) => folder !== undefined),
        'src/components',
        'src/core/search',
        'src/build/search-index',
      ]);
      args.actions.setGlobalData({hash} satisfies SearchGlobalData);
    },
    async postBuild(args) {
      await plugin.postBuild?.(args);
      const build: Build = {siteDir, baseUrl, locale, outDir: args.outDir};
      const versions = loadedVersions(args.plugins);
      const phrases = new Map(
        await Promise.all(
          versions
            .flatMap(({docs}) => docs)
            .map(async (doc) => [doc.permalink, await phrasesOf(doc, build)] as const),
        ),
      );
      for (const version of versions) {
        await rewriteIndex(version, phrases, build);
      }
    },
  };
}

function loadedVersions(plugins: readonly LoadedPlugin[]): LoadedVersion[] {
  const versions = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as {loadedVersions: readonly LoadedVersion[]}).loadedVersions);
  if (versions.length === 0) {
    throw new Error('The search found no version of the docs to index.');
  }
  return versions;
}

/** The phrases of a page: at the headings of its words, and of the entries that components write. */
async function phrasesOf({id, source}: LoadedDoc, {siteDir, locale}: Build): Promise<Phrases> {
  const own = path.join(siteDir, source.replace(/^@site\//, ''));
  const shared = sharedPageOf(await fs.readFile(own, 'utf8'));
  const file = shared === undefined ? own : sharedFile(siteDir, shared, locale);
  return new Map([
    ...phrasesInProse(await fs.readFile(file, 'utf8'), path.relative(siteDir, file)),
    ...phrasesInWords(id, locale),
  ]);
}

async function rewriteIndex(
  version: LoadedVersion,
  phrases: ReadonlyMap<string, Phrases>,
  {outDir, baseUrl, locale}: Build,
): Promise<void> {
  const folder = version.isLast ? '' : version.path.slice(baseUrl.length);
  const file = path.join(outDir, folder, 'search-index.json');
  const [titles] = JSON.parse(await fs.readFile(file, 'utf8')) as WrittenFile;
  const pages = await Promise.all(
    (titles?.documents ?? []).map(async ({u}): Promise<AddressedPage | undefined> => {
      const route = decodeURI(u.slice(baseUrl.length));
      const html = await fs.readFile(path.join(outDir, route, 'index.html'), 'utf8');
      const page = readPage(html);
      return page && {...page, url: u, phrases: phrases.get(u) ?? new Map()};
    }),
  );
  const found = pages.filter((page) => page !== undefined);
  if (found.length === 0) {
    throw new Error(
      `${path.relative(outDir, file)} would know no page. Is docsRouteBasePath right?`,
    );
  }
  const content = await indexFileOf(found, {locale, synonyms: synonyms[locale]});
  await fs.writeFile(file, JSON.stringify(content));
}
