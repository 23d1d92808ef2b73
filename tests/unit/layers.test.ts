/** The layers of src, as the README draws them: each imports from those below it only. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** The layers in the drawing of the README, lowest first. */
const layers = [
  ...(/^src\n(?<drawing>(?: {2}\w+ .*\n)+)/m.exec(fs.readFileSync('README.md', 'utf8'))?.groups
    ?.drawing ?? ''),
]
  .join('')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.trim().split(' ')[0]!)
  .reverse();

const IMPORT = /(?:^(?:import|export) [^;]*?from|\bimport\(|^import)\s*'(?<target>[^']+)'/gm;

const files = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** The layer that an import of a file leads to, if it leads into src at all. */
function layerOf(target: string, from: string): string | undefined {
  const place = target.startsWith('@site/src/')
    ? target.slice('@site/src/'.length)
    : target.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), target)
      : undefined;
  return place?.startsWith('..') ? undefined : place?.split('/')[0];
}

describe('the layers of src', () => {
  it('are all drawn in the README', () => {
    const folders = fs
      .readdirSync('src', {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
      .filter((name) => files.some((file) => file.startsWith(`${name}/`)));
    expect([...layers].sort()).toEqual(folders.sort());
  });

  it('import only from those below', () => {
    let looked = 0;
    const upward: string[] = [];
    for (const file of files) {
      const own = layers.indexOf(file.split('/')[0]!);
      for (const {groups} of fs.readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)) {
        const layer = layerOf(groups!.target!, file);
        if (layer !== undefined && layers.includes(layer)) {
          looked += 1;
          if (layers.indexOf(layer) > own) {
            upward.push(`src/${file} imports ${groups!.target}`);
          }
        }
      }
    }
    expect(upward).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });
});
