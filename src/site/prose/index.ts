import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsFile, pagesWithWords} from '../../words/pageFiles';
import {hashOfFolders} from '../filesBelow';

export const FACT_FOLDERS = ['src/data', 'src/words', 'src/core'] as const;

const FOLDERS = [...FACT_FOLDERS, 'src/site', 'src/components', 'openapi'];

/** Tells whether a file is data, words or code from which pages take facts. */
export const isFactFile = (siteDir: string, file: string): boolean =>
  FACT_FOLDERS.some((folder) =>
    `${file}${path.sep}`.startsWith(path.join(siteDir, folder) + path.sep),
  );

/**
 * A page depends on its shared words and facts, so the preview shows an edit at once, and the
 * bundler's cache has no old page.
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
            // Docusaurus would treat a rule with `test` for .mdx as its own.
            resource: /\.mdx$/,
            enforce: 'pre',
            loader: path.join(siteDir, 'src/site/prose/dependencyLoader.cjs'),
            options: {
              siteDir,
              words: Object.fromEntries(
                pagesWithWords(siteDir).map((page) => [page, wordsFile(siteDir, page, locale)]),
              ),
              factFolders: FACT_FOLDERS,
              // The bundler's cache knows a loader with options by this name.
              ident: `facts-${hashOfFolders(siteDir, FOLDERS, /\.(?:ts|json|ya?ml)$/)}`,
              repositoryUrl: process.env.REPOSITORY_URL,
            },
          },
        ],
      },
    }),
  };
}
