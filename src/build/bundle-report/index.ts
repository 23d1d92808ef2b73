import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface StatsModule {
  readonly name?: string;
  readonly size?: number;
  readonly chunks?: readonly (string | number)[];
  readonly modules?: readonly StatsModule[];
}

/** Where `npm run report:bundle` finds what the browser's main bundle is made of. */
export const REPORT_FILE = 'bundle-report.json';

/**
 * Writes which module takes how much of the main bundle. Only with BUNDLE_REPORT set: collecting the
 * figures slows the build.
 */
export default function bundleReportPlugin(context: LoadContext): Plugin | null {
  if (!process.env.BUNDLE_REPORT) {
    return null;
  }
  return {
    name: 'guide-bundle-report',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply(compiler: {
              hooks: {done: {tap(name: string, run: (stats: unknown) => void): void}};
            }) {
              compiler.hooks.done.tap('guide-bundle-report', (stats) => {
                const {chunks, modules} = (
                  stats as {
                    toJson(options: object): {
                      chunks: {id: string; names: string[]}[];
                      modules: StatsModule[];
                    };
                  }
                ).toJson({
                  all: false,
                  chunks: true,
                  modules: true,
                  nestedModules: true,
                  cachedModules: true,
                  chunkModules: false,
                  ids: true,
                  modulesSpace: Infinity,
                  nestedModulesSpace: Infinity,
                  groupModulesByPath: false,
                  groupModulesByLayer: false,
                  groupModulesByType: false,
                  groupModulesByCacheStatus: false,
                  groupModulesByAttributes: false,
                  groupModulesByExtension: false,
                });
                const main = chunks.find(({names}) => names.includes('main'))?.id;
                const rows = modules
                  .filter((module) => module.chunks?.includes(main ?? ''))
                  .flatMap((module) => (module.modules?.length ? module.modules : [module]))
                  .map(({name, size}) => ({name: name ?? '?', size: size ?? 0}))
                  .sort((a, b) => b.size - a.size);
                fs.writeFileSync(path.join(context.siteDir, REPORT_FILE), JSON.stringify(rows));
              });
            },
          },
        ],
      };
    },
  };
}
