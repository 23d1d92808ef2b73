/**
 * The local search plugin: its option, its page and the place of its box. The index files are ours
 * (src/site/built-pages writes them): one holds the documents of one version and language, cut at
 * every place a reader can open (headings, rows of tables with an id, defined terms).
 */
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {SearchGlobalData} from '../../core/search/types';
import {hashOfFolders} from '../filesBelow';

// The package's types describe its options only.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {
  readonly default: PluginModule;
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};
export {validateOptions};

export default async function searchPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  // The plugin's own indexes know neither Japanese words nor parts of names: they aren't made.
  const {postBuild: _, ...plugin} = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      // When what the words of the pages come from changes, browsers fetch the index again.
      const hash = hashOfFolders(context.siteDir, [
        ...[options.docsDir].flat().filter((folder) => folder !== undefined),
        'src/components',
        'src/core/search',
        'src/site/built-pages',
        'src/site/search-index',
      ]);
      args.actions.setGlobalData({hash} satisfies SearchGlobalData);
    },
  };
}
