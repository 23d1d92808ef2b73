import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {restDataFiles} from '../../core/rest/downloads';
import {toolFiles} from '../settings-command';
import {clientFiles} from '../rest-clients';
import {dataFiles} from './dataFiles';

/**
 * Publishes facts as files: `data/<version>/PalWorldSettings.ini` with its companions, and the
 * descriptions of the REST API. They lie at one address for all languages, so only the build of the
 * default language writes them, at the root of the site; the live preview serves them from a generated folder.
 */
export default function dataFilesPlugin({
  siteConfig,
  i18n,
  generatedFilesDir,
}: LoadContext): Plugin {
  const root = rootOf(siteConfig.baseUrl, i18n);
  const write = (folder: string) => {
    const address = `${siteConfig.url}${root}`;
    const files = [
      ...dataFiles(address),
      ...restDataFiles(),
      ...toolFiles(address),
      ...clientFiles(address),
    ];
    for (const [file, content] of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), content);
    }
  };
  return {
    name: 'guide-data-files',
    postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        write(outDir);
      }
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const folder = path.join(generatedFilesDir, 'guide-data-files');
      write(folder);
      // The types of a plugin do not know the development server; Docusaurus merges its settings.
      return {devServer: {static: [{directory: folder, publicPath: root}]}} as object;
    },
  };
}

/** The base address without the part of the language. */
function rootOf(baseUrl: string, {currentLocale, defaultLocale}: LoadContext['i18n']): string {
  const ending = `/${currentLocale}/`;
  return currentLocale !== defaultLocale && baseUrl.endsWith(ending)
    ? baseUrl.slice(0, -ending.length + 1)
    : baseUrl;
}
