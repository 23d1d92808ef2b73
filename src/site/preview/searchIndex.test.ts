import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyIndexFiles} from './searchIndex';

it('copies the index file of each version of the last build, and nothing else', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-search-'));
  const [build, target] = [path.join(dir, 'build'), path.join(dir, 'copy')];
  expect(copyIndexFiles(build, target)).toBe(0);
  fs.mkdirSync(path.join(build, '0.5.0/intro'), {recursive: true});
  fs.writeFileSync(path.join(build, 'index.html'), '');
  fs.writeFileSync(path.join(build, 'search-index.json'), '[0]');
  fs.writeFileSync(path.join(build, '0.5.0/search-index.json'), '[1]');
  expect(copyIndexFiles(build, target)).toBe(2);
  expect(fs.readdirSync(target, {recursive: true}).sort()).toEqual([
    '0.5.0',
    path.join('0.5.0', 'search-index.json'),
    'search-index.json',
  ]);
  fs.rmSync(dir, {recursive: true});
});
