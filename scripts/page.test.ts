import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {movePage, newPage, removePage} from './page';
import {readTexts, waiting} from '../src/site/translations';
import {sharedLine, wordsFile} from '../src/words/pageFiles';
import {withProjectCopy} from './lib/projectCopy';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';

const sync = (copy: string) =>
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/sync.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });

it('makes, renames and removes a page', {timeout: 300_000}, () => {
  withProjectCopy((copy) => {
    const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');
    const exists = (file: string) => fs.existsSync(path.join(copy, file));

    expect(newPage(copy, 'operate/trial', 'operate/mods')).toEqual(['docs/operate/trial.mdx']);
    expect(read('src/config/sidebar/sidebar.ts')).toMatch(
      /'operate\/mods',\n *'operate\/trial',\n/,
    );
    const changed = movePage(copy, 'operate/mods', 'operate/modding');
    expect(changed).toContain('docs/operate/checklist.mdx');
    expect(read('docs/operate/checklist.mdx')).toContain('/operate/modding.mdx');
    expect(read(`${JAPANESE}/operate/messages.mdx`)).toContain('/operate/modding.mdx#after-update');
    expect(read('src/data/movedPages.ts')).toContain("'operate/mods': 'operate/modding',");
    movePage(copy, 'operate/modding', 'operate/mods-and-tools');
    expect(read('src/data/movedPages.ts')).toContain("'operate/mods': 'operate/mods-and-tools',");
    const said = sync(copy);
    expect(said).toContain('wrote versioned_docs/version-0.1.5.1/operate/trial.mdx');
    expect(said).toContain('removed versioned_docs/version-0.5.0/operate/mods.mdx');
    expect(said).toContain('wrote versioned_docs/version-0.5.0/operate/mods-and-tools.mdx');

    expect(() => removePage(copy, 'operate/backups', 'operate/updates')).toThrow(
      /Other pages still name operate\/backups[\s\S]*docs\/operate\/checklist\.mdx:\d+/,
    );
    removePage(copy, 'operate/trial', 'operate/mods-and-tools');
    expect(exists('docs/operate/trial.mdx')).toBe(false);
    expect(sync(copy)).toContain('removed versioned_docs');
  });
});

it(
  'begins a page in Japanese, which readers of English see until it has English words',
  {timeout: 300_000},
  () => {
    withProjectCopy((copy) => {
      const english = 'docs/operate/try.mdx';
      const japanese = `${JAPANESE}/operate/trial.mdx`;
      const write = (file: string, text: string) => fs.writeFileSync(path.join(copy, file), text);
      const waits = () => waiting({}, readTexts(copy)).map(({name, locale}) => [name, locale]);

      expect(newPage(copy, 'operate/trial', 'operate/mods', 'ja')).toEqual([japanese]);
      write(japanese, '# 試験\n');
      expect(sync(copy)).toContain('wrote docs/operate/trial.mdx');
      expect(wordsFile(copy, 'operate/trial', 'en')).toBe(japanese);
      expect(waits()).toEqual([['operate/trial#top', 'en']]);
      movePage(copy, 'operate/trial', 'operate/try');
      sync(copy);
      expect(wordsFile(copy, 'operate/try', 'en')).toBe(`${JAPANESE}/operate/try.mdx`);
      write(english, '# Trial\n');
      expect(waits()).toEqual([]);
      expect(wordsFile(copy, 'operate/try', 'en')).toBe(english);
      expect(sync(copy)).toBe('');
      expect(fs.readFileSync(path.join(copy, english), 'utf8')).toBe('# Trial\n');
      write(english, sharedLine('operate/try', wordsFile(copy, 'operate/try', 'ja')));
      removePage(copy, 'operate/try', 'operate/mods');
      sync(copy);
      expect(fs.existsSync(path.join(copy, english))).toBe(false);
    });
  },
);

it('refuses what cannot be done, and says why', () => {
  expect(() => newPage('.', 'operate/backups')).toThrow('There is a page operate/backups already');
  expect(() => newPage('.', 'Operate/Backups')).toThrow('small letters');
  expect(() => movePage('.', 'operate/nothing', 'operate/other')).toThrow(
    'There is no page operate/nothing',
  );
});
