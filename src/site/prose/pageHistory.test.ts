import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {createPageHistory} from './pageHistory';

const OLD_PAGE = 'versioned_docs/version-0.5.0/a.mdx';
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current/a.mdx';
const files = {
  [OLD_PAGE]: '<Shared page="a" />\n',
  'docs/own.mdx': 'Own words\n',
  'docs/a.mdx': 'one',
  [JAPANESE]: '一',
};

const dateOf = async (folder: string, file: string, locale: 'en' | 'ja') => {
  const history = createPageHistory(folder, locale);
  history.initialize({siteDir: folder});
  return (await history.getFileLastUpdateInfo(path.join(folder, file)))?.timestamp;
};

it('the date of a page is that of the words in the reader’s language', async () => {
  const {folder, put} = tempFolder(files);
  const commit = (date: string) => {
    const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
    const as = '-c user.name=t -c user.email=t@example.org';
    const code = `git init -q && git add . && git ${as} commit -qm words`;
    execFileSync('bash', ['-c', code], {cwd: folder, env});
  };
  const first = '2025-01-01T00:00:00Z';
  const second = '2025-02-01T00:00:00Z';
  commit(first);
  put(JAPANESE, '二');
  commit(second);
  expect(await dateOf(folder, OLD_PAGE, 'en')).toBe(Date.parse(first));
  expect(await dateOf(folder, OLD_PAGE, 'ja')).toBe(Date.parse(second));
  expect(await dateOf(folder, 'docs/own.mdx', 'en')).toBe(Date.parse(first));
});

it('a page has no date without git', async () => {
  expect(await dateOf(tempFolder(files).folder, OLD_PAGE, 'en')).toBeUndefined();
});
