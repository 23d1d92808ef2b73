import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow} from '../filesBelow';
import configLoader, {ofTheBuild} from './configLoader.cjs';
import globalDataLoader from './globalDataLoader.cjs';
import * as prism from './prism';

const namesIn = (folder: string, pattern: RegExp) => {
  const scripts = filesBelow(`node_modules/${folder}`).filter((name) => name.endsWith('.js'));
  const codes = scripts.map((name) => fs.readFileSync(`node_modules/${folder}/${name}`, 'utf8'));
  return new Set(codes.flatMap((code) => Array.from(code.matchAll(pattern), ([, name]) => name!)));
};

it('the helpers of tslib are all that the one package in the bundle calls', () => {
  const called = namesIn('@docusaurus/utils-common/lib', /tslib_1\.(\w+)/g);
  expect(called.size).toBeGreaterThan(0);
  const own = fs.readFileSync(path.join(__dirname, 'tslib.mjs'), 'utf8');
  const there = /export \{(?<names>[^}]*)\}/.exec(own)!.groups!.names!.split(',');
  expect([...called].filter((name) => !there.map((it) => it.trim()).includes(name))).toEqual([]);
});

it('the module in place of the highlighter has every name that the theme imports', () => {
  const imported = ['@docusaurus/theme-common/lib', '@docusaurus/theme-classic/lib'].flatMap(
    (folder) => [...namesIn(folder, /import \{([^}]*)\} from 'prism-react-renderer'/g)],
  );
  const names = imported.flatMap((list) =>
    list.split(',').map((name) => name.trim().split(' ')[0]!),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in prism))).toEqual([]);
});

it('the configuration that pages get lacks nothing that the code of pages reads', () => {
  expect(configLoader('{"docusaurusVersion": "3", "pluginVersions": {}}')).toBe(
    'export default {"docusaurusVersion":"3"};',
  );
  const build = 'export default {"title": "A", "presets": ["{}"], "future": {"v4": {}}};';
  expect(configLoader(build)).toBe('export default {"title":"A","future":{"v4":{}}};');
  const read = [
    '@docusaurus/core/lib/client',
    '@docusaurus/theme-common/lib',
    '@docusaurus/theme-classic/lib/theme',
    '@docusaurus/plugin-content-docs/lib/client',
    'docusaurus-theme-openapi-docs/lib/theme',
  ].flatMap((folder) => [
    ...namesIn(folder, /site(?:Config|Metadata)\.(\w+)/g),
    ...[...namesIn(folder, /site(?:Config|Metadata): ?\{([^}]*)\}/g)].flatMap((names) =>
      names.split(/\W+/),
    ),
  ]);
  expect(read).toContain('future');
  expect(ofTheBuild.filter((name) => read.includes(name))).toEqual([]);
});

it('the words of a blog are left out', () => {
  const words = '{"theme.blog.archive.title": "A", "theme.common.editThisPage": "B"}';
  expect(configLoader(words)).toBe('export default {"theme.common.editThisPage":"B"};');
});

it('the data of plugins that pages get is what Docusaurus made', async () => {
  const versions = ['/1.0', '/'].map((path) => ({
    name: path,
    path,
    docs: ['intro', 'ports', ...(path === '/' ? [] : ['mods'])].map((id) => ({
      id,
      path: `${path.replace(/\/$/, '')}/${id === 'intro' ? '' : id}`,
      sidebar: 'menu',
    })),
  }));
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions}},
    search: {default: {hash: '1'}},
  };
  const code = globalDataLoader(JSON.stringify(data));
  expect(code.match(/"\/ports"/g)).toHaveLength(1);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect(module).toMatchObject({default: data});
});
