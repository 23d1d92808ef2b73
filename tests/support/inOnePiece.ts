import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';

/** Bundles modules of `src`, because calls between Vitest's modules are slow. */
export async function inOnePiece<Exports>(...modules: readonly string[]): Promise<Exports> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'in-one-piece-'));
  const outfile = path.join(folder, 'code.mjs');
  try {
    buildSync({
      stdin: {
        contents: modules.map((name) => `export * from './${name}';`).join(''),
        resolveDir: path.join(import.meta.dirname, '../../src'),
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
