import fs from 'node:fs';
import {expect, it} from 'vitest';
import words from '../../src/words/en/interface.json';
import {builtFile} from '../support/builtSite';

it('no page shows the id of a word in its place', () => {
  const heads = [...new Set(Object.keys(words).map((id) => id.split('.')[0]))].join('|');
  const raw = new RegExp(`(?:["=>])((?:${heads})\\.[\\w.]+)(?=["<> ])`);
  const files = fs
    .readdirSync(builtFile('.'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html'));
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => {
    const found = raw.exec(fs.readFileSync(builtFile(file), 'utf8'));
    return found ? [`${file}: ${found[1]}`] : [];
  });
  expect(wrong).toEqual([]);
});
