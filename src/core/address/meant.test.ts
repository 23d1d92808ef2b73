import {describe, expect, it} from 'vitest';
import {newestVersion} from '../../data/versions';
import {damagedAddresses, damages, everyPage} from '../../../tests/support/damagedAddresses';
import {hostileAddresses} from '../../../tests/support/hostileAddresses';
import {meantPages} from './meant';

const titles = Object.fromEntries(everyPage.map((path) => [path, `Title of ${path}`]));
const pageOf = (path: string) => path.replace(/^ja(?:\/|$)/, '').replace(/^\d[\d.]+(?:\/|$)/, '');

describe.each([1, 2])('a hundred damaged addresses (%i)', (seed) => {
  it('lead to the page that was meant in at least 95 cases', () => {
    const all = damagedAddresses(100, seed);
    const lost = all.filter(({what, path, meant}) => {
      const shown = meantPages(titles, path).map((page) => page.path);
      const isLess = what.startsWith('no edition') || what === 'another language';
      return isLess ? !shown.map(pageOf).includes(pageOf(meant)) : !shown.includes(meant);
    });
    expect(all).toHaveLength(100);
    expect(new Set(all.map(({what}) => what)).size).toBe(Object.keys(damages).length);
    expect(
      lost.length,
      lost.map(({what, path}) => `${what}: ${path}`).join('\n'),
    ).toBeLessThanOrEqual(5);
  });
});

it.each([
  ['operate/bakcups', 'operate/backups'],
  [`${newestVersion.id}.77/operate/backups`, `${newestVersion.id}/operate/backups`],
  ['docs/intro', ''],
  ['getting-started/troubleshoot', 'getting-started/troubleshooting'],
  ['jp/v0.5/Glossary', 'ja/0.5.0/glossary'],
  ['operate//backups/index.html', 'operate/backups'],
])('%s may mean %s', (path, meant) =>
  expect(meantPages(titles, path).map((page) => page.path)).toContain(meant),
);

it.each(['wp-login.php', 'xmlrpc.php', '.env', 'a', '%ff', 'toString', '__proto__', '日本語'])(
  'names no page for %j',
  (path) => expect(meantPages(titles, path)).toEqual([]),
);

it('names pages of the site alone, whatever the address and the list are', () => {
  for (const path of hostileAddresses.filter((_, at) => at % 5 === 0)) {
    expect(
      meantPages(titles, path.slice(1)).filter(({path: to}) => !everyPage.includes(to)),
    ).toEqual([]);
    expect(
      meantPages({[path]: 'x', [path.slice(1)]: 'x'}, path.slice(1))
        .map(({path: to}) => to)
        .filter((to) => /^\W|\/\/|\\|:/.test(to)),
    ).toEqual([]);
  }
  for (const list of [
    null,
    undefined,
    'docs',
    7,
    [],
    {docs: {}},
    {'javascript:alert(1)': 'docs'},
  ]) {
    expect(meantPages(list, 'docs')).toEqual([]);
  }
});
