import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {newestVersion} from '../src/data/versions';
import {draftLine, progressOf} from './language';
import {withProjectCopy} from './lib/projectCopy';

const PRINT = `
const {translationFiles} = require('./src/config/translations');
const file = (end) => translationFiles().get('i18n/zh-Hans/' + end);
console.log(JSON.stringify([file('code.json'), file('docusaurus-plugin-content-docs/current.json')]));`;

const LOAD = `
const {loadSite} = require('@docusaurus/core/lib/server/site');
loadSite({siteDir: process.cwd(), locale: 'zh-Hans'}).then(({props}) => console.log(props.routesPaths.length));`;

it('names a language as its speakers do, and refuses what is none', () => {
  expect(draftLine('zh-Hans')).toBe(
    "  'zh-Hans': {label: '简体中文', tag: 'zh-CN', hasKana: false},",
  );
  expect(() => draftLine('zh_Hans')).toThrow('no language');
  expect(() => draftLine('')).toThrow('no language');
});

it(
  'begins a draft that shows English wherever it lacks a text, and says how far it is',
  {timeout: 300_000},
  () => {
    withProjectCopy((copy) => {
      const run = (...words: string[]) => {
        const {stdout, stderr, status} = spawnSync('npx', ['tsx', ...words], {
          cwd: copy,
          encoding: 'utf8',
          shell: process.platform === 'win32',
          env: {...process.env, NODE_ENV: 'production', GUIDE_VERSIONS: newestVersion.id},
        });
        expect(status, stderr).toBe(0);
        return stdout;
      };
      expect(run('scripts/language.ts', 'zh-Hans')).toMatch(
        /^0 of \d+ pages, 0 of \d,\d+ texts\.$/m,
      );
      const page = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/operate/mods.mdx';
      fs.mkdirSync(path.dirname(path.join(copy, page)), {recursive: true});
      fs.writeFileSync(
        path.join(copy, page),
        '---\ntitle: 模组\n---\n\n## 安装 {/* #install */}\n',
      );
      const words = path.join(copy, 'src/words/zh-Hans/interface.json');
      const english = JSON.parse(
        fs.readFileSync(path.join(copy, 'src/words/en/interface.json'), 'utf8'),
      ) as Record<string, string>;
      const [id = ''] = Object.keys(english);
      fs.writeFileSync(words, JSON.stringify({[id]: '译文', nothing: '译文'}));
      expect(progressOf(copy, 'zh-Hans')).toMatchObject({
        ...{pages: 1, texts: 3, next: 'intro'},
        unknown: ['src/words/zh-Hans/interface.json, "nothing"'],
      });

      run('scripts/generate.ts');
      expect(run('-e', LOAD)).toMatch(/^\d{3}$/m);

      const [code, sidebar] = JSON.parse(run('-e', PRINT)) as Record<string, {message: string}>[];
      const shown = Object.entries(code!).map(([key, {message}]) => [key, message]);
      const early = Object.entries({...english, [id]: '译文'}).filter(
        ([key]) => !key.startsWith('search.'),
      );
      expect(shown.sort()).toEqual(early.sort());
      expect(Object.values(sidebar!).length).toBeGreaterThan(5);
      const list = fs.readFileSync(path.join(copy, 'src/data/locales.ts'), 'utf8');
      expect(run('scripts/language.ts', 'zh-Hans')).toMatch(/^1 of \d+ pages, 3 of/m);
      expect(fs.readFileSync(path.join(copy, 'src/data/locales.ts'), 'utf8')).toBe(list);
    });
  },
);
