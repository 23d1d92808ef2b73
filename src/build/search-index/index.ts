/**
 * The local search plugin, with what it writes made ready for readers.
 *
 * The plugin decides which pages belong to which index file, and where that file is. Here each file
 * gets documents that are cut at every place a reader can open (headings, rows of tables with an
 * id, defined terms), wherever the page's markup puts them; and the plugin's word index, which knows
 * neither Japanese words nor parts of names, is left out: src/core/search builds one in the browser.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {IndexFile, SearchGlobalData} from '../../core/search/types';
import {indexFileOf, type AddressedPage} from './documents';
import {readPage} from './readPage';
import {sourceHash} from './sourceHash';

// The package's types describe its options only.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {
  readonly default: PluginModule;
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};
export {validateOptions};

interface LoadedDocs {
  readonly loadedVersions: readonly {readonly path: string; readonly isLast: boolean}[];
}

export default async function searchPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      const hash = sourceHash(context.siteDir, [
        ...[options.docsDir].flat().filter((folder) => folder !== undefined),
        'src/components',
        'src/core/search',
        'src/build/search-index',
      ]);
      args.actions.setGlobalData({hash} satisfies SearchGlobalData);
    },
    async postBuild(args) {
      await plugin.postBuild?.(args);
      const {outDir, baseUrl} = args;
      await Promise.all(
        versionFolders(args.plugins, baseUrl).map((folder) =>
          rewriteIndex(path.join(outDir, folder, 'search-index.json'), {outDir, baseUrl}),
        ),
      );
    },
  };
}

/** The folders of the versions below the output folder; the latest version's is the root. */
function versionFolders(plugins: readonly LoadedPlugin[], baseUrl: string): string[] {
  const folders = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedDocs).loadedVersions)
    .map((version) => (version.isLast ? '' : version.path.slice(baseUrl.length)));
  if (folders.length === 0) {
    throw new Error('The search found no version of the docs to index.');
  }
  return folders;
}

async function rewriteIndex(
  file: string,
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
): Promise<void> {
  const [titles] = JSON.parse(await fs.readFile(file, 'utf8')) as IndexFile;
  const pages = await Promise.all(
    (titles?.documents ?? []).map(async ({u}): Promise<AddressedPage | undefined> => {
      const route = decodeURI(u.slice(baseUrl.length));
      const html = await fs.readFile(path.join(outDir, route, 'index.html'), 'utf8');
      const page = readPage(html);
      return page && {...page, url: u};
    }),
  );
  const found = pages.filter((page) => page !== undefined);
  if (found.length === 0) {
    throw new Error(
      `${path.relative(outDir, file)} would know no page. Is docsRouteBasePath right?`,
    );
  }
  await fs.writeFile(file, JSON.stringify(indexFileOf(found)));
}
