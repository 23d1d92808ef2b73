import fs from 'node:fs';
import path from 'node:path';
import {withoutUnusedStyles} from './unusedStyles';

interface Asset {
  readonly name: string;
  readonly source: {source(): string | Buffer};
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
  };
  getAssets(): readonly Asset[];
  updateAsset(name: string, source: unknown): void;
}

export interface Compiler {
  readonly hooks: {
    readonly compilation: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => unknown};
  };
}

/** What our own style sheets and scripts outside the bundle name stays. */
function ownSources(siteDir: string): readonly string[] {
  return ['src', 'static']
    .map((folder) => path.join(siteDir, folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {withFileTypes: true, recursive: true})
        .filter((item) => item.isFile() && /\.(?:[jt]sx?|css)$/.test(item.name))
        .map((item) => fs.readFileSync(path.join(item.parentPath, item.name), 'utf8')),
    );
}

/** Takes from the style sheet what is not used, after it was made small and before it gets its name. */
export const styleSheetPlugin = (siteDir: string) => ({
  apply({hooks, webpack}: Compiler): void {
    const {Compilation, sources} = webpack;
    hooks.compilation.tap('guide-style-sheet', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({name: 'guide-style-sheet', stage}, () => {
        const assets = compilation.getAssets();
        const textOf = ({source}: Asset) => String(source.source());
        const scripts = assets.filter(({name}) => name.endsWith('.js')).map(textOf);
        for (const asset of assets.filter(({name}) => /styles\.[^/]*\.css$/.test(name))) {
          const css = withoutUnusedStyles(textOf(asset), [...scripts, ...ownSources(siteDir)]);
          compilation.updateAsset(asset.name, new sources.RawSource(css));
        }
      });
    });
  },
});
