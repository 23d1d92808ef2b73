import {describe, expect, it} from 'vitest';
import {isOneErrorApart} from './distance';
import {indexUrl, searchPageUrl} from './indexUrl';
import {prepareSynonyms} from './query';
import {search} from './search';
import {buildSearchIndex, readIndexFile} from './searchIndex';
import {findMarks} from './snippet';
import {stem} from './stem';
import type {IndexFile} from './types';

const page = (i: number, t: string, u: string) => ({i, t, u, b: []});
const file: IndexFile = [
  {
    documents: [
      page(1, 'Settings', '/configuration'),
      page(2, 'ポートとサーバー', '/ports'),
      page(3, 'Shut the server down (POST /shutdown)', '/shutdown'),
    ],
  },
  {
    documents: [
      {
        i: 4,
        t: 'ServerPlayerMaxNum Most players',
        u: '/configuration',
        h: '#ServerPlayerMaxNum',
        p: 1,
      },
      {i: 5, t: 'ExpRate Experience', u: '/configuration', h: '#ExpRate', p: 1},
      {i: 6, t: '設定が反映されないとき', u: '/ports', h: '#not-applied', p: 2},
    ],
  },
  {
    documents: [
      {i: 1, t: 'Every setting of PalWorldSettings.ini.', s: 'Settings', u: '/configuration', p: 1},
    ],
  },
  {documents: [{i: 2, t: 'ポート開放, firewall', s: 'ポート', u: '/ports', p: 2}]},
  {
    documents: [
      {
        i: 7,
        t: 'How many players may be on the server at a time.',
        u: '/configuration',
        h: '#ServerPlayerMaxNum',
        p: 1,
      },
      {i: 8, t: '待ち受けポートは8211です。サーバーを再起動します。', u: '/ports', h: '', p: 2},
      {
        i: 9,
        t: 'curl http://localhost:8212/v1/api/shutdown restarts nothing',
        u: '/shutdown',
        h: '',
        p: 3,
      },
    ],
  },
];
const index = buildSearchIndex(file);
const options = {
  limit: 8,
  snippetLength: 50,
  synonyms: prepareSynonyms([
    ['鯖', 'サーバー'],
    ['slots', 'players'],
  ]),
};
const first = (query: string) => {
  const hit = search(index, query, options).groups[0]?.hits[0];
  return hit && hit.url + hit.hash;
};

describe('search', () => {
  it.each([
    ['an identifier', 'ServerPlayerMaxNum', '/configuration#ServerPlayerMaxNum'],
    ['the middle of one, in any case', 'playermax', '/configuration#ServerPlayerMaxNum'],
    ['its words apart', 'exp rate', '/configuration#ExpRate'],
    ['a typing error', 'experiense', '/configuration#ExpRate'],
    ['another form of a word', 'restarting', '/shutdown'],
    ['a path', '/v1/api/shutdown', '/shutdown'],
    ['a file', 'palworldsettings.ini', '/configuration'],
    ['a port', '8211', '/ports'],
    ['a synonym', 'slots', '/configuration#ServerPlayerMaxNum'],
    ['Japanese without spaces', '設定反映されない', '/ports#not-applied'],
    ['another word order, one word missing', '反映されない 全然 設定', '/ports#not-applied'],
    ['hiragana', 'ぽーと', '/ports'],
    ['half width', 'ﾎﾟｰﾄ', '/ports'],
    ['no long mark', 'サーバ', '/ports'],
    ['slang', '鯖 再起動', '/ports'],
    ['a keyword', 'ポート開放', '/ports'],
  ])('finds %s: %s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each(['', '   ', '!!! ???', '🐑', '<>', '\u0000', '（）'])('finds nothing for %j', (query) => {
    expect(search(index, query, options)).toEqual({groups: [], shown: 0, total: 0});
  });

  it('cuts very long queries and stays quick', () => {
    const started = performance.now();
    search(index, 'port サーバー '.repeat(2000), options);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('keeps snippets short and marks the words of the query', () => {
    const long = 'A sentence that goes on for quite a while before it names the firewall at last.';
    const other = buildSearchIndex([
      {documents: [page(1, 'Page', '/page')]},
      {documents: []},
      {documents: []},
      {documents: []},
      {documents: [{i: 2, t: long, u: '/page', h: '', p: 1}]},
    ]);
    const {snippet} = search(other, 'firewall', options).groups[0]!.hits[0]!;
    expect(snippet.text.length).toBeLessThanOrEqual(50);
    expect(snippet.text).toMatch(/^….*\.$/);
    const [[from, to]] = snippet.marks as [[number, number]];
    expect(snippet.text.slice(from, to)).toBe('firewall');
  });

  it('refuses what is no index file', () => {
    expect(() => readIndexFile([{documents: []}])).toThrow('expected form');
    expect(() => readIndexFile({})).toThrow('expected form');
    expect(() => readIndexFile(null)).toThrow('expected form');
    expect(readIndexFile(file)).toBe(file);
  });
});

describe('marks', () => {
  it('stand in the original form', () => {
    expect(findMarks('ｻｰﾊﾞｰ設定', new Set(['サバ']))).toEqual([[0, 5]]);
  });
});

describe('word forms and typing errors', () => {
  it.each([
    ['settings', 'setting'],
    ['restarted', 'restart'],
    ['stopped', 'stop'],
    ['configured', 'configure'],
    ['retries', 'retry'],
    ['installation', 'install'],
    ['connection', 'connect'],
  ])('%s meets %s', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it('knows one error from two', () => {
    expect(isOneErrorApart('restrat', 'restart')).toBe(true);
    expect(isOneErrorApart('pasword', 'password')).toBe(true);
    expect(isOneErrorApart('serverr', 'server')).toBe(true);
    expect(isOneErrorApart('pssword', 'passwrd')).toBe(false);
  });
});

describe('addresses', () => {
  const origin = 'https://example.org';
  it('leads to the file of the version, with the hash', () => {
    const base = {baseUrl: '/ja/', hash: 'abc'};
    expect(indexUrl({...base, versionUrl: '/ja/'}, origin)).toBe('/ja/search-index.json?_=abc');
    expect(indexUrl({...base, versionUrl: '/ja/0.5.0/'}, origin)).toBe(
      '/ja/0.5.0/search-index.json?_=abc',
    );
    expect(indexUrl({...base, versionUrl: '/ja/', context: 'api/rcon'}, origin)).toBe(
      '/ja/search-index-api-rcon.json?_=abc',
    );
  });

  it('refuses other origins and other sites', () => {
    const base = {baseUrl: '/', hash: 'abc'};
    expect(() => indexUrl({...base, versionUrl: '//evil.example/'}, origin)).toThrow(
      'Unexpected version url',
    );
    expect(() => indexUrl({baseUrl: '/ja/', hash: '', versionUrl: '/0.5.0/'}, origin)).toThrow(
      'does not start with base url',
    );
    expect(() => searchPageUrl({baseUrl: '/ja/', versionUrl: '/', query: ''})).toThrow(
      'does not start with base url',
    );
  });

  it('writes the query and the version into the address of the search page', () => {
    expect(searchPageUrl({baseUrl: '/', versionUrl: '/0.5.0/', query: 'a b'})).toBe(
      '/search?q=a+b&version=0.5.0%2F',
    );
    expect(searchPageUrl({baseUrl: '/', versionUrl: '/', query: ''})).toBe('/search');
  });
});
