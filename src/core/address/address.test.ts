import {expect, it} from 'vitest';
import {newestVersion, rootVersion} from '../../data/versions';
import {meantAddress, redirectsFile} from './index';

const newest = newestVersion.id;

it.each([
  [`${rootVersion}/operate/backups`, 'operate/backups'],
  [rootVersion, ''],
  ['en/operate/backups/', 'operate/backups/'],
  ['ja/latest/glossary', `ja/${newest}/glossary`],
  ['ja/0.5/', 'ja/0.5.0/'],
  ['getting-started/', 'category/getting-started'],
  ['settings-and-operation', 'category/settings-and-operations'],
  ['ja/0.5.0/api/rest-api/', 'ja/0.5.0/category/rest-api'],
  ['latest/operate', `${newest}/category/operate`],
])('%s is %s', (path, meant) => {
  expect(meantAddress(path)).toBe(meant);
  // A redirect never leads to another one.
  expect(meantAddress(meant)).toBeUndefined();
});

it.each(['', 'glossary', 'no-such-page', 'ja/', '0.5.0/', 'toString', 'getting-started/a'])(
  'is not guessed for %j',
  (path) => expect(meantAddress(path)).toBeUndefined(),
);

it('is told to hosts, below the path of the site', () => {
  const lines = redirectsFile('/guide/').split('\n');
  expect(lines).toContain(`/guide/${rootVersion}/* /guide/:splat 301`);
  expect(lines).toContain('/guide/ja/0.5.0/operate /guide/ja/0.5.0/category/operate 301');
  expect(lines.length).toBeGreaterThan(60);
});
