/** The search package's own index knows neither Japanese words nor parts of names. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {SearchGlobalData} from '../../core/search/types';
import {isDraft, type Locale} from '../../data/locales';
import {builtPages} from '../built-pages';
import {interfaceWords} from '../../words';
import {hashOfFolders} from '../filesBelow';
import {write} from '../write';
import {filesOfEdition} from './filesOfEdition';

const {default: createPlugin, validateOptions} = searchLocal as unknown as {
  readonly default: PluginModule;
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};

async function searchPlugin(context: LoadContext, given: unknown): Promise<Plugin> {
  const options = given as PluginOptions;
  const plugin = (await createPlugin(context, options)) as Plugin;
  const {siteDir, baseUrl, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  if (!isDraft(locale) && ![options.language].flat().includes(locale)) {
    throw new Error(`The search has no language "${locale}". Add it to src/config/search.ts.`);
  }
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      // src/components/Search/words.ts imports this file.
      await args.actions.createData('words.json', interfaceWords(locale).ofSearch);
      // Browsers fetch the index again when this hash changes.
      const hash = hashOfFolders(siteDir, [
        ...[options.docsDir].flat().filter((folder) => folder !== undefined),
        'src/components',
        'src/core/search',
        'src/site/built-pages',
        'src/site/search-index',
      ]);
      const {searchResultLimits: limit, searchResultContextMaxLength: snippetLength} = options;
      args.actions.setGlobalData({
        ...{hash, limit: limit!, snippetLength: snippetLength!},
      } satisfies SearchGlobalData);
    },
    allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      // Each version has its own search page, because a redirect to `/search?version=` would lose
      // the query.
      for (const version of docs.loadedVersions.filter(({isLast}) => !isLast)) {
        const path = `${version.path.replace(/\/$/, '')}/search`;
        actions.addRoute({path, component: '@theme/SearchPage', exact: true});
      }
    },
    async postBuild({outDir}) {
      const {editions, pages} = builtPages(outDir);
      for (const {version, root, isLast} of editions) {
        const found = pages.flatMap(({version: own, doc, search}) =>
          own === version && doc ? [{...search, doc}] : [],
        );
        const {index, texts} = await filesOfEdition(found, {siteDir, locale, version});
        const folder = path.join(outDir, isLast ? '' : root.slice(baseUrl.length));
        write(path.join(folder, 'search-index.json'), JSON.stringify(index));
        write(path.join(folder, 'search-index-texts.json'), JSON.stringify(texts));
      }
    },
  };
}

/**
 * Docusaurus would load a path on its own, but this function shares what `built-pages` has read.
 */
export default Object.assign(searchPlugin, {validateOptions});
