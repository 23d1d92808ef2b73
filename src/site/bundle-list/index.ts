/**
 * A list of each script's modules lets tests/browser/loading name what makes a page heavy. It has
 * the name of the build's folder, because a later build into another one has other scripts.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'guide-bundle-list';

function nameOf(file: string, siteDir: string): string {
  const inPackages = file.split(/[\\/]node_modules[\\/]/).at(-1)!;
  return inPackages === file
    ? path.relative(siteDir, file).replaceAll('\\', '/')
    : (/^(?:@[^\\/]+[\\/])?[^\\/]+/.exec(inPackages)?.[0] ?? file).replaceAll('\\', '/');
}

export default function bundleListPlugin({
  siteDir,
  outDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => ({
      plugins:
        isServer || process.env.NODE_ENV !== 'production'
          ? []
          : [
              {
                apply: ({hooks}) =>
                  hooks.afterEmit.tap(NAME, ({chunks, chunkGraph}) => {
                    const scripts: Record<string, Record<string, number>> = {};
                    for (const chunk of chunks) {
                      const file = [...chunk.files].find((each) => each.endsWith('.js'));
                      for (const module of chunkGraph.getChunkModules(chunk)) {
                        // The bundler joins modules into one, whose parts its types lack.
                        const {modules = [module]} = module as {modules?: (typeof module)[]};
                        for (const part of modules) {
                          const place = part.nameForCondition();
                          if (file && place && !/\.mdx?$/.test(place)) {
                            const name = nameOf(place, siteDir);
                            const bytes = (scripts[path.posix.basename(file)] ??= {});
                            bytes[name] = (bytes[name] ?? 0) + part.size();
                          }
                        }
                      }
                    }
                    const [folder] = path.relative(siteDir, outDir).split(path.sep);
                    const file = path.join(generatedFilesDir, `modules-of-${folder}.json`);
                    fs.writeFileSync(file, JSON.stringify(scripts));
                  }),
              },
            ],
    }),
  };
}
