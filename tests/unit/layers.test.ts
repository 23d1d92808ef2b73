import fs from 'node:fs';
import {expect, it} from 'vitest';

it('the layers of src are those of the drawing in the README', () => {
  const rules = fs.readFileSync('eslint.config.mjs', 'utf8');
  const layers = /^const layers = \[(.*)\];$/m.exec(rules)![1]!.match(/\w+/g)!;
  const drawing = /^src\n((?: {2}\w+ .*\n)+)/m.exec(fs.readFileSync('README.md', 'utf8'))![1]!;
  expect(drawing.match(/^ {2}\w+/gm)!.map((line) => line.trim())).toEqual([...layers].reverse());
  const files = fs.readdirSync('src', {recursive: true, encoding: 'utf8'});
  const folders = files
    .filter((file) => /[\\/].*\.tsx?$/.test(file))
    .map((file) => file.split(/[\\/]/)[0]!);
  expect([...layers].sort()).toEqual([...new Set(folders)].sort());
});
