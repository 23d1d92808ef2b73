/** Leaves the titles and descriptions of other pages out of every page's script (README.md). */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Parts of Docusaurus that look for a page's title by its id. */
const READERS = /\b(?:DocCardList|useDocById)\b/;
const SOURCES = ['src', 'docs', 'versioned_docs', 'i18n'];

interface Options {
  /** Folders whose files may show titles of other pages, from the root of the project. */
  readonly folders?: readonly string[];
}

/** The theme's page of a category, and ours around it: they bring the titles with them. */
const CATEGORY_PAGE = /[\\/]theme[\\/]DocCategoryGeneratedIndexPage[\\/]/;

/** The first file of the site that shows titles of other pages, or undefined. */
export function findReader(
  siteDir: string,
  folders: readonly string[] = SOURCES,
): string | undefined {
  return folders
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {withFileTypes: true, recursive: true}))
    .filter((entry) => entry.isFile() && /\.(?:mdx?|[jt]sx?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .find(
      (file) =>
        !file.startsWith(__dirname) &&
        !CATEGORY_PAGE.test(file) &&
        READERS.test(fs.readFileSync(file, 'utf8')),
    );
}

export default function pageTitlesPlugin(
  {siteDir}: LoadContext,
  {folders = SOURCES}: Options = {},
): Plugin {
  return {
    name: 'guide-page-titles',
    configureWebpack(config, isServer) {
      const isForReaders = !isServer && (config as {mode?: string}).mode === 'production';
      if (!isForReaders || findReader(siteDir, folders)) {
        return {};
      }
      return {
        module: {
          rules: [
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
              use: {loader: path.join(__dirname, 'titlesOfCategories.cjs')},
            },
            {
              // Another package than the site's own files would find no titles.
              test: /[\\/]theme[\\/]DocCardList[\\/]index\.[jt]sx?$/,
              issuer: {not: [CATEGORY_PAGE]},
              use: {loader: path.join(__dirname, 'refuse.cjs')},
            },
          ],
        },
      };
    },
  };
}
