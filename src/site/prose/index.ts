import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {pageFile, pagesWithWords} from '../../words/pageFiles';
import {FACT_FOLDERS, hashOfFacts} from './factFiles';

/**
 * Keeps pages fresh: a page depends on its shared words and on the facts, so that the live preview
 * shows an edit at once and the bundler's cache on disk never serves an old page.
 */
export default function prosePlugin(context: LoadContext): Plugin {
  const {siteDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
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
              loader: path.join(siteDir, 'src/site/prose/dependencyLoader.cjs'),
              options: {
                siteDir,
                words: Object.fromEntries(
                  pagesWithWords(siteDir).map((page) => [page, pageFile(siteDir, page, locale)]),
                ),
                factFolders: FACT_FOLDERS,
                // Part of the module's identity: other facts, another cache entry. The lines with
                // sources hold addresses in the repository.
                facts: hashOfFacts(siteDir),
                repositoryUrl: process.env.REPOSITORY_URL,
              },
            },
          ],
        },
      };
    },
  };
}
