import {expect, it} from 'vitest';
import {newestVersion, rootVersion} from '../../data/versions';
import {hostileAddresses} from '../../../tests/support/hostileAddresses';
import {redirectsFile, redirectsMap, redirectsTo} from './index';
import {insideSite, leadsTo} from './leadsTo';

const newest = newestVersion.id;
const ofEditions = ['', `${newest}/`, '0.5.0/'].flatMap((edition) =>
  ['', 'glossary', 'operate/backups', 'category/operate', 'category/rest-api'].map(
    (page) => edition + page,
  ),
);
const pages = ['', 'ja/'].flatMap((language) =>
  [...ofEditions, 'search', 'commands'].map((page) => (language + page).replace(/\/$/, '')),
);
const redirects = redirectsTo(pages);

it.each([
  [`${rootVersion}/operate/backups`, 'operate/backups'],
  [rootVersion, ''],
  ['en/operate/backups/', 'operate/backups'],
  ['docs/search', 'search'],
  ['ja/latest/glossary', `ja/${newest}/glossary`],
  ['ja/0.5/', 'ja/0.5.0'],
  ['operate/', 'category/operate'],
  ['ja/0.5.0/api/rest-api/', 'ja/0.5.0/category/rest-api'],
  ['latest/operate', `${newest}/category/operate`],
  ['docs', ''],
  ['ja/docs/', 'ja'],
  ['ja/0.5.0/category/operate/print.html', 'ja/0.5.0/category/operate'],
  ['category/rest-api/print.html', 'category/rest-api'],
])('%s is %s', (path, meant) => expect(leadsTo(redirects, path)).toBe(meant));

it.each([
  '',
  'glossary',
  'no-such-page',
  'ja/',
  '0.5.0/',
  'toString',
  '__proto__',
  'operate/a',
  `${newest}/category/operate/print.html`,
])('is not guessed for %j', (path) => expect(leadsTo(redirects, path)).toBeUndefined());

it('leads from no page, and to pages alone', () => {
  expect(Object.keys(redirects).length).toBeGreaterThan(100);
  expect(Object.keys(redirects).filter((from) => pages.includes(from))).toEqual([]);
  expect(Object.values(redirects).filter((to) => !pages.includes(to))).toEqual([]);
});

it('leads none of hundreds of hostile addresses anywhere, whatever the list is', () => {
  expect(hostileAddresses.length).toBeGreaterThan(300);
  for (const path of hostileAddresses.flatMap((at) => [at.slice(1), decodeURI(at.slice(1))])) {
    expect(leadsTo(redirects, path), path).toBeUndefined();
    const {origin, pathname} = new URL(insideSite(`/${path}`), 'https://guide.example');
    expect([origin, pathname.startsWith('//')], path).toEqual(['https://guide.example', false]);
    expect(leadsTo({docs: path}, 'docs'), path).toBeUndefined();
  }
  for (const list of [null, undefined, 'docs', 7, [], {docs: {}}, {docs: 'javascript:alert(1)'}]) {
    expect(leadsTo(list, 'docs')).toBeUndefined();
  }
});

it('is told to hosts, below the path of the site', () => {
  expect(redirectsFile(redirects, '/guide/').split('\n')).toContain(
    '/guide/ja/0.5.0/operate /guide/ja/0.5.0/category/operate 302',
  );
  expect(redirectsMap(redirects, '/').split('\n')).toEqual(
    expect.arrayContaining(['/docs/glossary /glossary;', '/docs/glossary/ /glossary;', '/docs /;']),
  );
});
