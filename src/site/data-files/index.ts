import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openapiPath} from '../../core/rest/downloads';
import {defaultLocale, type Locale} from '../../data/locales';
import {newestVersion} from '../../data/versions';
import {feedFiles} from '../feeds/feeds';
import {
  OPEN_SEARCH,
  openSearch,
  SECURITY_TXT,
  securityTxt,
  WEB_MANIFEST,
  webManifest,
} from '../page-frame/siteFiles';
import {toolFiles} from '../settings-command';
import {write} from '../write';
import {dataFiles} from './dataFiles';
import {serverArchives} from './serverArchives';

type Files = Iterable<readonly [file: string, content: string | Uint8Array]>;

function writeAll(folder: string, files: Files): void {
  for (const [file, content] of files) {
    write(path.join(folder, file), content);
  }
}

interface Options {
  readonly repositoryUrl?: string | undefined;
}

export default function dataFilesPlugin(context: LoadContext, {repositoryUrl}: Options): Plugin {
  const {siteConfig, i18n, baseUrl, generatedFilesDir} = context;
  const locale = i18n.currentLocale as Locale;
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const ofLanguage = (): Files => {
    const address = `${siteConfig.url}${baseUrl}`;
    return [
      [WEB_MANIFEST, `${JSON.stringify(webManifest(locale), null, 2)}\n`],
      [OPEN_SEARCH, openSearch(locale, address)],
      ...feedFiles(locale, address),
      ...serverArchives(locale),
    ];
  };
  const ofSite = (): Files => {
    const address = `${siteConfig.url}${root}`;
    const data = dataFiles(address);
    // Some programs know only the site's address, so the description is also at `openapi.json`.
    const openapi = data.get(openapiPath(newestVersion.id, defaultLocale, 'json'))!;
    const files = [...data, ...toolFiles(address), ['openapi.json', openapi] as const];
    // Programs look for this file only at the root of a host.
    return repositoryUrl && root === '/'
      ? [...files, [SECURITY_TXT, securityTxt(repositoryUrl, address, new Date())]]
      : files;
  };
  return {
    name: 'guide-data-files',
    postBuild({outDir}) {
      writeAll(outDir, ofLanguage());
      if (locale === i18n.defaultLocale) {
        writeAll(outDir, ofSite());
      }
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const served = [
        {publicPath: baseUrl, files: ofLanguage()},
        {publicPath: root, files: ofSite()},
      ].map(({publicPath, files}, at) => {
        const directory = path.join(generatedFilesDir, `guide-data-files-${at}`);
        writeAll(directory, files);
        return {directory, publicPath, watch: false};
      });
      // The plugin types lack the development server, though Docusaurus merges its settings.
      return {devServer: {static: served}} as object;
    },
  };
}
