import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig} from './browserConfig';
import {unusedUtilities} from './unusedUtilities';

/** Keeps out of the browser's bundle what the built pages do not need. */
export default function slimBundlePlugin(context: LoadContext): Plugin {
  const own = (name: string) => path.join(context.siteDir, 'src/plugins/slim-bundle', name);
  const everywhere = {'prism-react-renderer$': own('prismStub.ts')};

  return {
    name: 'guide-slim-bundle',

    configureWebpack(config, isServer) {
      const {mode} = config as {readonly mode?: string};
      if (isServer || mode !== 'production') {
        return {resolve: {alias: everywhere}};
      }
      const {generatedFilesDir} = context;
      const settings = path.join(generatedFilesDir, 'guide-browser-config.json');
      fs.writeFileSync(
        settings,
        browserConfig(path.join(generatedFilesDir, 'docusaurus.config.mjs')),
      );
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            ...everywhere,
            // Before the general alias of `@generated`, which would win otherwise.
            '@generated/docusaurus.config$': settings,
            nprogress$: own('progressBar.ts'),
            tslib$: own('tslibStub.ts'),
          },
        },
      };
    },

    configurePostCss(options) {
      const modules = path.join(context.siteDir, 'node_modules/@docusaurus');
      options.plugins.push(
        unusedUtilities([
          path.join(context.siteDir, 'src'),
          path.join(modules, 'theme-classic/lib'),
          path.join(modules, 'theme-common/lib'),
          path.join(modules, 'core/lib/client'),
        ]),
      );
      return options;
    },
  };
}
