/** Fails when Docusaurus changes a part of the theme that we replace. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import originals from './originals.json';

const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
].map((folder) => path.join('node_modules', folder));

const replaced = fs
  .readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
  .filter(
    (file) => !/@theme-(?:original|init)\//.test(fs.readFileSync(`src/theme/${file}`, 'utf8')),
  )
  .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));

function filesOf(name: string): readonly string[] {
  const place = THEMES.map((theme) => path.join(theme, name)).find(
    (original) => fs.existsSync(original) || fs.existsSync(`${original}.js`),
  );
  if (place === undefined || fs.existsSync(`${place}.js`)) {
    return place === undefined ? [] : [`${place}.js`];
  }
  const files = fs.readdirSync(place).filter((file) => /\.(?:js|css)$/.test(file));
  return files.map((file) => path.join(place, file));
}

it('the originals of replaced parts are those that were looked at', () => {
  const known: Readonly<Record<string, string>> = originals;
  const found = replaced.flatMap((name) => {
    const files = filesOf(name);
    const text = files.map((file) => fs.readFileSync(file, 'utf8')).join('');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return files.length > 0 ? [{name, files, hash}] : [];
  });
  expect(found.length).toBeGreaterThan(14);
  expect(Object.keys(known).sort()).toEqual(found.map(({name}) => name).sort());
  const changed = found
    .filter(({name, hash}) => known[name] !== hash)
    .map(
      ({name, files, hash}) =>
        `The original of src/theme/${name} changed. Compare it with ours (git diff --no-index ${files[0]!} src/theme/${name}), take over what readers need, or drop ours where the reason in src/theme/README.md is gone. Then write "${name}": "${hash}" into src/theme/originals.json.`,
    );
  expect(changed).toEqual([]);
});
