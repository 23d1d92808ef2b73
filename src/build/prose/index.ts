import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FACT_FOLDERS, hashOfFacts} from './factFiles';

/**
 * Keeps pages fresh: a page depends on its shared words and on the facts, so that the live preview
 * shows an edit at once and the bundler's cache on disk never serves an old page.
 */
export default function prosePlugin(context: LoadContext): Plugin {
  return {
    name: 'guide-prose',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              // Not `test`: Docusaurus takes any rule that tests for .mdx for one of its own loaders.
              resource: /\.mdx$/,
              enforce: 'pre',
              loader: path.join(context.siteDir, 'src/build/prose/dependencyLoader.cjs'),
              options: {
                siteDir: context.siteDir,
                locale: context.i18n.currentLocale,
                factFolders: FACT_FOLDERS,
                // Part of the module's identity: other facts, another cache entry. The lines with
                // sources hold addresses in the repository.
                facts: hashOfFacts(context.siteDir),
                repositoryUrl: process.env.REPOSITORY_URL,
              },
            },
          ],
        },
      };
    },
  };
}
