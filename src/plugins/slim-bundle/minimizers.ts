import type {CurrentBundler} from '@docusaurus/types';

interface BundlerConfig {
  readonly optimization?: {readonly minimizer?: readonly Minimizer[]};
}

interface Minimizer {
  apply(compiler: unknown): void;
}

/**
 * The minimizers of Docusaurus with its options, but for one: it wrote each Japanese character as six
 * (`\u30B5`).
 */
export function utf8Minimizers(config: unknown, bundler: CurrentBundler): Minimizer[] {
  const {SwcJsMinimizerRspackPlugin: Swc} = bundler.instance as unknown as {
    SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer;
  };
  const given = (config as BundlerConfig).optimization?.minimizer ?? [];
  if (given.length === 0) {
    // `docusaurus build --no-minify`
    return [];
  }
  const others = given.filter((minimizer) => !(minimizer instanceof Swc));
  if (others.length !== given.length - 1) {
    throw new Error('The minimizers of the bundle are others than expected: see minimizers.ts.');
  }
  const scripts = new Swc({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      mangle: true,
      compress: {ecma: 5},
      format: {ecma: 5, comments: false, ascii_only: false},
    },
  });
  return [scripts, ...others];
}
