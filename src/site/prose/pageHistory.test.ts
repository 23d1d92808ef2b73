import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createPageHistory} from './pageHistory';

const OLD_PAGE = 'versioned_docs/version-0.5.0/a.mdx';
const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current/a.mdx';

describe('createPageHistory', () => {
  let folder = '';
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };
  const git = (date: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...parameters], {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
    write(OLD_PAGE, '<Shared page="a" />\n');
    write('docs/own.mdx', 'Own words\n');
    write('docs/a.mdx', 'one');
    write(JAPANESE, '一');
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const dateOf = async (file: string, locale: 'en' | 'ja') => {
    const history = createPageHistory(folder, locale);
    history.initialize({siteDir: folder});
    return (await history.getFileLastUpdateInfo(path.join(folder, file)))?.timestamp;
  };

  it('takes the date of the words in the reader’s language', async () => {
    const first = '2025-01-01T00:00:00Z';
    const second = '2025-02-01T00:00:00Z';
    git(first, 'init', '-q');
    git(first, 'add', '.');
    git(first, 'commit', '-qm', 'first');
    write(JAPANESE, '二');
    git(second, 'commit', '-qam', 'second');
    expect(await dateOf(OLD_PAGE, 'en')).toBe(Date.parse(first));
    expect(await dateOf(OLD_PAGE, 'ja')).toBe(Date.parse(second));
    expect(await dateOf('docs/own.mdx', 'en')).toBe(Date.parse(first));
  });

  it('knows nothing without git', async () => {
    expect(await dateOf(OLD_PAGE, 'en')).toBeUndefined();
  });
});
