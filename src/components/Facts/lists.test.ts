import {expect, it} from 'vitest';
import {runsOn} from '../../core/paths';
import type {FactsAttributes} from '../../core/resolver';
import {locales, type Locale} from '../../data/locales';
import {serverSystems} from '../../data/paths';
import {versionIds, type VersionId} from '../../data/versions';
import {resolve} from './resolve';
import type {Cell, RichCell, Term} from './types';

const blocksOf = (attributes: FactsAttributes, version: VersionId, locale: Locale = 'en') =>
  resolve(attributes, {version, locale, baseUrl: '/guide/', file: 'page.mdx'}).blocks;
const termsOf = (...place: Parameters<typeof blocksOf>): readonly Term[] =>
  blocksOf(...place).flatMap((block) => ('terms' in block ? block.terms : []));

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' ? cell : (cell as RichCell).text;

it('the files of the server: have a place and a remark in every version that runs on the system', () => {
  const pages = versionIds.flatMap((version) =>
    locales.map((locale) => [version, locale] as const),
  );
  for (const [version, locale] of pages) {
    for (const os of serverSystems.filter((system) => runsOn(system, version))) {
      const files = termsOf({of: 'files', os}, version, locale);
      expect(files.length).toBeGreaterThanOrEqual(8);
      expect(files.flatMap(({texts}) => texts.map(textOf)).every(Boolean)).toBe(true);
    }
  }
});

it('the files of the server: refuse a system that does not exist, and Docker before its time', () => {
  const at = (os: string) => blocksOf({of: 'files', os}, '0.2.4.0');
  expect(() => at('bsd')).toThrow('windows, linux or docker');
  expect(() => at('docker')).toThrow('<Since>');
});

it('the news of a version link what it has to its entry, and nothing that is gone', () => {
  const namesIn = (label: string) =>
    termsOf({of: 'whatsNew'}, '0.5.0').find(({term}) => textOf(term).startsWith(label))?.texts[0];
  expect(namesIn('Removed settings')).toEqual([{text: 'AllowConnectPlatform', look: 'code'}]);
  const place = '/0.5.0/settings-and-operation/configuration#';
  expect(JSON.stringify(namesIn('New settings'))).toContain(place);
});

it('downloads lead to files by the base of the site, with what is in them where it says so', () => {
  const at = (name: string, locale: Locale = 'en') =>
    blocksOf({of: 'downloads', name}, '0.6.8', locale).flatMap((block) =>
      'list' in block ? block.list : [],
    );
  expect(at('settings-command')[0]).toEqual({
    href: '/guide/tools/palworld-settings.mjs',
    text: 'palworld-settings.mjs',
    look: 'code',
    isDownload: true,
  });
  expect(at('facts')[0]).toMatchObject({
    href: '/guide/data/0.6.8/settings.json',
    text: '0.6.8/settings.json',
    isDownload: false,
  });
  expect(at('settings').find((file) => textOf(file).endsWith('.ini'))).toMatchObject({
    href: '/guide/data/0.6.8/PalWorldSettings.ini',
    isDownload: true,
  });
  expect(at('feeds', 'ja')[0]).toMatchObject({
    href: '/guide/ja/changes.xml',
    text: 'changes.xml',
    remark: 'このガイドの更新情報',
  });
  expect(at('rest').map(textOf)).toContain('0.6.8/palworld_rest.py');
  expect(() => at('nothing')).toThrow('There is no list of downloads "nothing"');
});
