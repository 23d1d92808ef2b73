import {expect, it} from 'vitest';
import {resolve} from './resolve';

const at = (of: string, locale: 'en' | 'ja' = 'en') =>
  resolve({of}, {version: '0.6.8', locale, baseUrl: '/guide/', file: 'page.mdx'}).files;

it('leads to files by the base of the site, with what is in them where it says so', () => {
  expect(at('settings-command')[0]).toEqual({
    href: '/guide/tools/palworld-settings.mjs',
    name: 'palworld-settings.mjs',
  });
  expect(at('facts')[0]).toMatchObject({
    href: '/guide/data/0.6.8/settings.json',
    name: '0.6.8/settings.json',
  });
  expect(at('feeds', 'ja')[0]).toEqual({
    href: '/guide/ja/changes.xml',
    name: 'changes.xml',
    text: 'Atom',
  });
  expect(at('rest').map(({name}) => name)).toContain('0.6.8/palworld_rest.py');
  expect(() => at('nothing')).toThrow('There are no downloads of "nothing"');
});
