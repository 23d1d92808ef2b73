import fs from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders whose files decide what the build writes into a page. */
const FACT_FOLDERS = ['src/data', 'src/core', 'src/build', 'src/components', 'openapi'];

/**
 * Keeps pages fresh: a page depends on its shared words (so that the live preview shows an edit at
 * once) and on the facts (so that the bundler's cache on disk never serves an old one).
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
                // Part of the module's identity: other facts, another cache entry.
                facts: hashOfFolders(context.siteDir),
              },
            },
          ],
        },
      };
    },
  };
}

function hashOfFolders(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of FACT_FOLDERS) {
    for (const file of filesBelow(path.join(siteDir, folder))) {
      if (/\.(?:ts|json|ya?ml)$/.test(file) && !/\.test\.ts$/.test(file)) {
        hash.update(path.relative(siteDir, file)).update(fs.readFileSync(file));
      }
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
