import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps out of the browser's bundle what the built pages do not need. */
export default function slimBundlePlugin(context: LoadContext): Plugin {
  return {
    name: 'guide-slim-bundle',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(
              context.siteDir,
              'src/plugins/slim-bundle/prismStub.ts',
            ),
          },
        },
      };
    },
  };
}
