/**
 * `bundle-modules.json` lists each script's modules, so that tests/browser/loading can name what
 * makes a page heavy.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface Module {
  readonly modules?: readonly Module[];
  nameForCondition(): string | null | undefined;
  size(): number;
}
interface Chunk {
  readonly files: Iterable<string>;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly chunkGraph: {getChunkModules(chunk: Chunk): readonly Module[]};
}
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, look: (compilation: Compilation) => void): void};
  };
}

const NAME = 'guide-bundle-list';

function nameOf(file: string, siteDir: string): string {
  const inPackages = file.split(/[\\/]node_modules[\\/]/).at(-1)!;
  return inPackages === file
    ? path.relative(siteDir, file).replaceAll('\\', '/')
    : (/^(?:@[^\\/]+[\\/])?[^\\/]+/.exec(inPackages)?.[0] ?? file).replaceAll('\\', '/');
}

export default function bundleListPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const listOf = (modules: readonly Module[]) => {
    const bytes: Record<string, number> = {};
    for (const module of modules.flatMap((each) => each.modules ?? [each])) {
      const file = module.nameForCondition();
      const name = file && nameOf(file, siteDir);
      if (name && !/\.mdx?$/.test(name)) {
        bytes[name] = (bytes[name] ?? 0) + module.size();
      }
    }
    return bytes;
  };
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            {
              apply: ({hooks}: Compiler) =>
                hooks.afterEmit.tap(NAME, ({chunks, chunkGraph}) => {
                  const scripts: Record<string, Record<string, number>> = {};
                  for (const chunk of chunks) {
                    const own = listOf(chunkGraph.getChunkModules(chunk));
                    const file = [...chunk.files].find((each) => each.endsWith('.js'));
                    if (file && Object.keys(own).length > 0) {
                      scripts[path.posix.basename(file)] = own;
                    }
                  }
                  const file = path.join(generatedFilesDir, 'bundle-modules.json');
                  fs.writeFileSync(file, JSON.stringify(scripts));
                }),
            },
          ],
    }),
  };
}
