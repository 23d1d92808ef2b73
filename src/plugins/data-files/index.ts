import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {restDataFiles} from '../../lib/rest/downloads';
import {dataFiles} from '../../lib/settings/downloads';

interface DevServer {
  readonly app?: {
    get(
      path: string,
      handler: (
        request: unknown,
        response: {type(type: string): {send(body: string): void}},
      ) => void,
    ): void;
  };
}

/**
 * Publishes facts as files: `data/<version>/PalWorldSettings.ini` with its companions, and the
 * descriptions of the REST API. They lie at one address for all languages, so only the build of the
 * default language writes them, at the root of the site; the live preview answers them from memory.
 */
export default function dataFilesPlugin({siteConfig, i18n}: LoadContext): Plugin {
  const files = () => [
    ...dataFiles(`${siteConfig.url}${rootOf(siteConfig.baseUrl, i18n)}`),
    ...restDataFiles(),
  ];
  return {
    name: 'guide-data-files',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      for (const [file, content] of files()) {
        await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await fs.writeFile(path.join(outDir, file), content);
      }
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      return {
        devServer: {
          setupMiddlewares: (middlewares: unknown[], {app}: DevServer) => {
            for (const [file, content] of files()) {
              app?.get(`${rootOf(siteConfig.baseUrl, i18n)}${file}`, (_request, response) =>
                response.type(path.extname(file)).send(content),
              );
            }
            return middlewares;
          },
        },
      } as object;
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
