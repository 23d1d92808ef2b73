import {expect, it} from 'vitest';
import {recipes} from '../../core/editor/recipes';
import {runsOn} from '../../core/paths';
import type {FactsAttributes} from '../../core/resolver';
import {handbookTables} from '../../data/handbook';
import {memorySizes} from '../../data/memory';
import {serverSystems} from '../../data/paths';
import {platforms, platformsOf} from '../../data/platforms';
import {ports} from '../../data/ports';
import {versionIds, type VersionId, oldestVersion} from '../../data/versions';
import {locales, type Locale} from '../../data/locales';
import type {Cell, RichCell, Table, Term} from './types';
import {phrases, resolve} from './resolve';

const context = (version: VersionId, locale: Locale) => ({
  version,
  locale,
  baseUrl: '/guide/',
  file: 'page.mdx',
});

const blocksOf = (attributes: FactsAttributes, version: VersionId, locale: Locale) =>
  resolve(attributes, context(version, locale)).blocks;
const tableOf = (...place: Parameters<typeof blocksOf>): Table =>
  blocksOf(...place).flatMap((block) => ('table' in block ? [block.table] : []))[0]!;
const termsOf = (...place: Parameters<typeof blocksOf>): readonly Term[] =>
  blocksOf(...place).flatMap((block) => ('terms' in block ? block.terms : []));
const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' ? cell : (cell as RichCell).text;
const pages = versionIds.flatMap((version) => locales.map((locale) => [version, locale] as const));

const plain = (of: string) => ({of});
const tables: readonly ({readonly of: string} & Readonly<Record<string, string>>)[] = [
  ...['newerBuilds', 'editions', 'hosts', 'imageDefaults', 'imageOptions', 'imageVariables'].map(
    plain,
  ),
  ...['laterDefaults', 'lines', 'memory', 'platforms', 'ports', 'restarts', 'restSettings'].map(
    plain,
  ),
  ...['saveTools', 'secondServerPorts', 'serverKinds'].map(plain),
  ...Object.keys(handbookTables).map((name) => ({of: 'handbook', name})),
  ...Object.keys(recipes).map((name) => ({of: 'recipe', name})),
  {of: 'laterSettings', series: '0.7'},
  {of: 'restarts', show: 'shutdown'},
  {of: 'restStatus', id: 'kick'},
];

const isShown = (of: string, version: VersionId) =>
  of.startsWith('later')
    ? version === '0.6.8'
    : !of.startsWith('rest') || of === 'restarts' || version !== oldestVersion.id;

it('ports: never invite readers to open a port of administration', () => {
  const open = ports.filter(({exposure}) => exposure === 'public');
  expect(open.map(({id}) => id)).toEqual(['game']);
  const tcp = ports.filter(({protocol}) => protocol === 'TCP');
  expect(new Set(tcp.map(({exposure}) => exposure))).toEqual(new Set(['never']));
});

it('ports: come with number, use and exposure in the language of the page', () => {
  const {rows} = tableOf({of: 'ports'}, '0.6.8', 'ja');
  expect(rows[0]).toMatchObject({heading: {text: '8211/UDP'}, anchor: 'port-8211'});
  expect(rows[0]?.cells[1]).toEqual({text: '-port=', look: 'code'});
  expect(rows.at(-1)?.cells.at(-1)).toEqual({text: '公開しない', look: 'bad'});
});

it('gives the phrases of a text nothing but the text: a second argument is what stays whole', () => {
  const facts = resolve({of: 'secondServerPorts'}, context('1.0', 'ja'));
  const more: unknown[] = [];
  const marked = phrases(facts, (text, ...others: unknown[]) => {
    more.push(...others);
    return text;
  });
  expect(marked).toEqual(facts);
  expect(more).toEqual([]);
});

it('platforms have at most one state in each version, and say how to join exactly where one can', () => {
  platforms.forEach((period, index) => {
    const next = platforms[index + 1];
    const id = `${period.id} ${period.since}`;
    expect(period.removed, id).toBe(next?.id === period.id ? next.since : undefined);
    expect('finding' in period, id).toBe(period.joining !== 'no');
  });
  expect(new Set(platforms.map(({id}) => id)).size).toBe(5);
});

it.each([
  [oldestVersion.id, 'steam yes, xbox no, microsoftStore no'],
  ['0.2.4.0', 'steam yes, xbox beta, microsoftStore no'],
  ['0.4.15', 'steam steamServer, xbox xboxServer, microsoftStore xboxServer, ps5 no'],
  ['0.5.0', 'steam yes, xbox yes, microsoftStore yes, ps5 yes, mac yes'],
] as const)('who can join %s: %s', (version, expected) => {
  const found = platformsOf(version).map(({id, joining}) => `${id} ${joining}`);
  expect(found.join(', ')).toBe(expected);
});

it('tables: name the ones there are when one is misspelt', () => {
  expect(() => resolve({of: 'port'}, context('0.6.8', 'en'))).toThrow(
    'There is no table of facts "port". The nearest are ',
  );
});

it('tables: resolve in every version and language, with no name in braces left over', () => {
  for (const [version, locale] of pages) {
    for (const attributes of tables.filter(({of}) => isShown(of, version))) {
      const {columns, rows} = tableOf(attributes, version, locale);
      const name = JSON.stringify(attributes);
      expect(JSON.stringify(rows), name).not.toMatch(/\{\w+\}/);
      expect(
        rows.filter(({cells}) => cells.length !== columns.length - 1),
        name,
      ).toEqual([]);
    }
  }
});

it('tables: sizes memory without a gap from one player to a full server', () => {
  memorySizes.forEach(({players}, index) => {
    expect(players.from).toBe(index === 0 ? 1 : (memorySizes[index - 1]?.players.to ?? 0) + 1);
  });
  expect(memorySizes.at(-1)?.players.to).toBe(32);
});

it('tables: draw memory and the days of the editions as bars of the whole', () => {
  const barsOf = (of: string) =>
    tableOf({of}, '0.6.8', 'en').rows.map(({cells}) =>
      cells.map((cell) => (cell as RichCell).bar).find(Boolean)!,
    );
  expect(barsOf('memory').map(([, to]) => to)).toEqual([25, 50, 75, 100]);
  const editions = barsOf('editions');
  expect(editions.length).toBeGreaterThanOrEqual(versionIds.length);
  expect(editions[0]![1]).toBe(100);
  expect(editions.at(-1)![0]).toBe(0);
  for (const [index, [from, to]] of editions.entries()) {
    expect(from).toBeLessThan(to);
    expect(from).toBeGreaterThanOrEqual(editions[index + 1]?.[1] ?? 0);
  }
});

it('the files of the server: have a place and a remark in every version that runs on the system', () => {
  for (const [version, locale] of pages) {
    for (const os of serverSystems.filter((system) => runsOn(system, version))) {
      const files = termsOf({of: 'files', os}, version, locale);
      expect(files.length).toBeGreaterThanOrEqual(8);
      expect(files.flatMap(({texts}) => texts.map(textOf)).every(Boolean)).toBe(true);
    }
  }
});

it('the files of the server: refuse a system that does not exist, and Docker before its time', () => {
  const at = (os: string) => blocksOf({of: 'files', os}, '0.2.4.0', 'en');
  expect(() => at('bsd')).toThrow('windows, linux or docker');
  expect(() => at('docker')).toThrow('<Since>');
});

it('the news of a version link what it has to its entry, and nothing that is gone', () => {
  const namesIn = (label: string) =>
    termsOf({of: 'whatsNew'}, '0.5.0', 'en').find(({term}) => textOf(term).startsWith(label))
      ?.texts[0];
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
