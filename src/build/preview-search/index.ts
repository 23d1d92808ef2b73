/**
 * Search in `npm start`: there are no built pages to index, so the search works on the index files of
 * the last `npm run build`. Without a build the search says how to get one.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'search-index.json';

/** Copies the index files of a build, each below the path of its version; returns how many. */
export function copyIndexFiles(buildDir: string, targetDir: string): number {
  fs.rmSync(targetDir, {recursive: true, force: true});
  if (!fs.existsSync(buildDir)) {
    return 0;
  }
  const folders = fs
    .readdirSync(buildDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const found = ['', ...folders].filter((folder) =>
    fs.existsSync(path.join(buildDir, folder, NAME)),
  );
  for (const folder of found) {
    fs.mkdirSync(path.join(targetDir, folder), {recursive: true});
    fs.copyFileSync(path.join(buildDir, folder, NAME), path.join(targetDir, folder, NAME));
  }
  return found.length;
}

export default function previewSearchPlugin(context: LoadContext): Plugin {
  const {outDir, baseUrl, generatedFilesDir} = context;
  return {
    name: 'guide-preview-search',
    configureWebpack(config, isServer) {
      if (isServer || (config as {mode?: string}).mode === 'production') {
        return {};
      }
      const directory = path.join(generatedFilesDir, 'preview-search');
      copyIndexFiles(outDir, directory);
      // Docusaurus merges this with the settings of its own development server.
      return {
        devServer: {static: [{directory, publicPath: baseUrl, watch: false}]},
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
