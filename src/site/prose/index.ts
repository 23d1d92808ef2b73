import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {pageFile, pagesWithWords} from '../../words/pageFiles';
import {hashOfFolders} from '../filesBelow';

/** Folders with facts and words, which the live preview reads again when one of their files is saved. */
export const FACT_FOLDERS = ['src/data', 'src/words', 'src/core'] as const;

/** All folders whose files decide what a page says, beside its own words. */
const FOLDERS = [...FACT_FOLDERS, 'src/site', 'src/components', 'openapi'];

/** Is the path, as the bundler names what was saved, in one of the folders with facts, or that folder? */
export const isFactFile = (siteDir: string, file: string): boolean =>
  FACT_FOLDERS.some((folder) =>
    `${file}${path.sep}`.startsWith(path.join(siteDir, folder) + path.sep),
  );

/**
 * Keeps pages fresh: a page depends on its shared words and on the facts, so that the live preview
 * shows an edit at once and the bundler's cache on disk never serves an old page.
 */
export default function prosePlugin(context: LoadContext): Plugin {
  const {siteDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'guide-prose',
    configureWebpack: () => ({
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
              // The bundler knows a loader with options by this name: other facts, another cache
              // entry. The lines with sources hold addresses in the repository.
              ident: `facts-${hashOfFolders(siteDir, FOLDERS, /\.(?:ts|json|ya?ml)$/)}`,
              repositoryUrl: process.env.REPOSITORY_URL,
            },
          },
        ],
      },
    }),
  };
}
