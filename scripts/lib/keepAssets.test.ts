import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {keepAssets, writeAssetList} from './keepAssets';

function site(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-assets-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

describe('the hashed files of the release before', () => {
  it('stay for one release, and no longer', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((letter) =>
      site({'assets/js/main.same.js': 'same', [`assets/js/page.${letter}.js`]: letter}),
    ) as [string, string, string];
    expect(writeAssetList(first)).toBe(2);
    expect(writeAssetList(second)).toBe(2);
    expect(keepAssets(first, second)).toBe(1);
    expect(fs.readFileSync(path.join(second, 'assets/js/page.a.js'), 'utf8')).toBe('a');
    writeAssetList(third);
    expect(keepAssets(second, third)).toBe(1);
    expect(fs.readdirSync(path.join(third, 'assets/js')).sort()).toEqual([
      'main.same.js',
      'page.b.js',
      'page.c.js',
    ]);
  });

  it('are not looked for where there is no release', () => {
    expect(() => keepAssets(site({'index.html': ''}), site({}))).toThrow(/no assets\/files\.json/);
  });
});
