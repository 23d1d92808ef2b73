/** A bundle saves time, because tests start the game server hundreds of times. */
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    gameServer: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  // Node finds the external package below node_modules.
  const cache = path.join(import.meta.dirname, '../../../node_modules/.cache');
  fs.mkdirSync(cache, {recursive: true});
  const folder = fs.mkdtempSync(path.join(cache, 'game-server-'));
  const outfile = path.join(folder, 'gameServer.cjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'gameServer.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // The package reads files beside itself.
    external: ['jsonpath'],
    outfile,
  });
  project.provide('gameServer', outfile);
  return () => fs.rmSync(folder, {recursive: true});
}
