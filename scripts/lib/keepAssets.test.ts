import fs from 'node:fs';
import {expect, it} from 'vitest';
import {filesBelow} from '../../src/site/filesBelow';
import {tempFolder} from '../../tests/support/tempFolder';
import {keepAssets, writeAssetList} from './keepAssets';

function site(files: Readonly<Record<string, string>>): string {
  const {folder} = tempFolder(files);
  fs.mkdirSync(`${folder}/assets`, {recursive: true});
  return folder;
}

it('stay for one release, and no longer, in every language', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((letter) =>
    site({
      'assets/js/main.00000000.js': 'same',
      [`assets/js/page.0000000${letter}.js`]: letter,
      [`ja/assets/js/page.0000000${letter}.js`]: `ja ${letter}`,
    }),
  ) as [string, string, string];
  expect([first, second, third].map(writeAssetList)).toEqual([3, 3, 3]);
  expect(keepAssets(first, second)).toBe(2);
  expect(fs.readFileSync(`${second}/ja/assets/js/page.0000000a.js`, 'utf8')).toBe('ja a');
  expect(keepAssets(second, third)).toBe(2);
  const kept = ['main.00000000.js', 'page.0000000b.js', 'page.0000000c.js'];
  expect(filesBelow(`${third}/assets/js`)).toEqual(kept);
});

it.each([
  ['a page in the root', 'login.html'],
  ['a page among the hashed files', 'assets/login.0a1b2c3d.html'],
  ['a file outside of the build', '../planted.txt'],
  ['a hashed name outside of the build', 'assets/js/../../../planted.0a1b2c3d.js'],
  ['a place of the machine', '/tmp/planted.0a1b2c3d.js'],
  ['a script without a hash', 'assets/js/evil.js'],
  ['a script of the root', 'offline-worker.js'],
  ['a file that is a link', 'assets/js/link.0a1b2c3d.js'],
  ['a file below a folder that is a link', 'assets/linked/page.0a1b2c3d.js'],
  ['a file that is not there', 'assets/js/absent.0a1b2c3d.js'],
  ['a folder', 'assets/folder.0a1b2c3d.js'],
  ['something else than a name', {toString: 'assets/js/page.0000000a.js'}],
])('refuse a list with %s, and copy nothing of it', (_what, name) => {
  const outside = site({'page.0a1b2c3d.js': 'secret'});
  const hostile = site({
    'assets/js/page.0000000a.js': 'good',
    'assets/js/evil.js': 'evil',
    'assets/login.0a1b2c3d.html': 'evil',
    'login.html': 'evil',
    'offline-worker.js': 'evil',
    'assets/folder.0a1b2c3d.js/file': '',
    'hashed-files.json': JSON.stringify(['assets/js/page.0000000a.js', name]),
  });
  fs.symlinkSync(`${outside}/page.0a1b2c3d.js`, `${hostile}/assets/js/link.0a1b2c3d.js`);
  fs.symlinkSync(outside, `${hostile}/assets/linked`);
  const build = site({'index.html': 'ours'});
  expect(() => keepAssets(hostile, build)).toThrow(/no hashed files of that release/);
  expect(filesBelow(build)).toEqual(['index.html']);
  expect(fs.existsSync(`${build}/../planted.txt`)).toBe(false);
});

it('refuse what has no list, or one that is none', () => {
  expect(() => keepAssets(site({}), site({}))).toThrow(/no hashed-files\.json/);
  const hostile = site({'hashed-files.json': '{"length": 1}'});
  expect(() => keepAssets(hostile, site({}))).toThrow(/no list of files/);
});
