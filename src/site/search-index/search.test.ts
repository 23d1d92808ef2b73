import {beforeAll, expect, it} from 'vitest';
import {inBox, indexOfPages, page} from '../../../tests/support/searchPages';
import {readQuery} from '../../core/search/query';
import {search} from '../../core/search/search';
import {addTexts, readIndexFile, type SearchIndex} from '../../core/search/searchIndex';
import {isBeginning} from '../../core/search/searchSettings';
import type {AnswerOptions, Hit, SearchResult} from '../../core/search/types';

const sample = 'curl http://localhost:8212/v1/api/shutdown restarts nothing';
const pages = [
  page('/configuration', 'Settings', [
    {
      id: 'ServerPlayerMaxNum',
      title: 'ServerPlayerMaxNum Most players',
      content: 'How many players may be on the server at a time.',
    },
    {id: 'ExpRate', title: 'ExpRate Experience'},
    {id: 'bEnableFriendlyFire', title: 'bEnableFriendlyFire フレンドリーファイア'},
    {id: 'listing', title: 'Take it off the list', phrases: ['hide the server', '非公開にする']},
    {id: 'egg', title: '孵化時間', content: 'Several cores do not help.'},
  ]),
  page('/ports', 'ポートとサーバー', [
    {id: 'not-applied', title: '設定が反映されないとき', content: 'デフォルトに戻ります。'},
    {id: 'friends', title: 'フレンドが入れない', content: 'ポート開放をします。'},
    {id: 'forwarding', title: 'Port forwarding', content: 'Open UDP 8211 in the firewall.'},
    {id: 'log', title: 'ログ', content: 'ログを見ます。'},
    {id: 'logout', title: 'ログアウトする', content: 'ログアウト'},
    {id: 'door', title: 'どあをひらく'},
  ]),
  page('/shutdown', 'Shut the server down (POST /shutdown)', [
    {id: 'decay', title: 'Decay'},
    {id: 'samples', title: 'Samples', content: sample},
    {id: 'fault', title: "App '2394010' state is 0x6", content: 'Delete the file and try again.'},
  ]),
];

let find: (query: string, options?: Partial<AnswerOptions>) => SearchResult;
let titles: SearchIndex;
let index: SearchIndex;

beforeAll(async () => {
  const synonyms = [
    '入れない | つながらない',
    '鯖 | サーバー',
    'slots | players',
    '表示されない | 出ない',
  ];
  ({first: titles, whole: index} = await indexOfPages(pages, 'ja', synonyms));
  find = (query, options) => search(index, query, {...inBox, ...options});
});

const first = (query: string) => {
  const hit = find(query).groups[0]?.hits[0];
  return hit && hit.url + hit.hash;
};

it.each([
  ['an identifier', 'ServerPlayerMaxNum', '/configuration#ServerPlayerMaxNum'],
  ['the middle of one, in any case', 'playermax', '/configuration#ServerPlayerMaxNum'],
  ['its words apart', 'exp rate', '/configuration#ExpRate'],
  ['a typing error', 'experiense', '/configuration#ExpRate'],
  ['two letters swapped', 'shutdonw', '/shutdown'],
  ['an error in what begins another word', 'sever down', '/shutdown'],
  ['another form of a word', 'restarting', '/shutdown#samples'],
  ['one whose y becomes an i', 'decaying', '/shutdown#decay'],
  ['words written together', 'portforwarding', '/ports#forwarding'],
  ['a path', '/v1/api/shutdown', '/shutdown#samples'],
  ['a port', '8211', '/ports#forwarding'],
  ['a synonym', 'slots', '/configuration#ServerPlayerMaxNum'],
  ["readers' words for a section", 'hide the server', '/configuration#listing'],
  ['Japanese without spaces', '設定反映されない', '/ports#not-applied'],
  ['another ending', '反映されなくなった', '/ports#not-applied'],
  ['kana between little words', 'どあをひらくにはどうしたらいいですか', '/ports#door'],
  ['another word order, one word missing', '反映されない 全然 設定', '/ports#not-applied'],
  ['kana not yet converted', 'ふかじかん', '/configuration#egg'],
  ['a part of it', 'ふかじ', '/configuration#egg'],
  ['Latin letters of an input method that is off', 'settei', '/ports#not-applied'],
  ['half width', 'ﾌﾚﾝﾄﾞ', '/ports#friends'],
  ['a word in katakana, not a longer one', 'フレンド', '/ports#friends'],
  ['a short one, too', 'ログの場所', '/ports#log'],
  ['no long mark', 'サーバ', '/ports'],
  ['another form of a synonym', '入れんのだが', '/ports#friends'],
  ['its polite form', 'つながりません', '/ports#friends'],
  ['kanji of two words side by side', '設定反映', '/ports#not-applied'],
  ['kanji for what the guide writes in kana', '反映出来無い設定', '/ports#not-applied'],
  ['slang', '鯖', '/ports'],
])('search: finds %s: %s', (_, query, expected) => expect(first(query)).toBe(expected));

it('search: marks other forms of a word, but no word that only begins like it', async () => {
  const index = await indexOfPages(
    [
      page('/', 'Page', [
        {id: 'a', title: 'Joining a list', content: 'It listens to lists, outgoing ServerListMax.'},
      ]),
    ],
    'en',
  );
  const [{title, snippet}] = search(index.whole, 'join list out', inBox).groups[0]!.hits as [Hit];
  const marked = [title, snippet].map(({text, marks}) =>
    marks.map(([from, to]) => text.slice(from, to)),
  );
  expect(marked).toEqual([
    ['Joining', 'list'],
    ['lists', 'List'],
  ]);
});

it.each([
  ['反映されない 1.0', '反映されない'],
  ['ver1.0で反映されない', '反映されない'],
  ['バージョン1.0 反映されない', '反映されない'],
  ['製品版 反映されない', '反映されない'],
  ['反映されない　Ｖ１．０', '反映されない'],
  ['反映されないので教えてください', '反映されない'],
  ['反映されない。お願いします！', '反映されない'],
  ['please help forwarding v1.0.x', 'forwarding'],
])('search: %s asks for %s', (typed, asked) => {
  const [hits, expected] = [typed, asked].map((query) => find(query).groups[0]!.hits[0]);
  expect(hits).toEqual(expected);
  const counted = readQuery(typed, index).concepts.filter(({weight}) => weight === 1);
  expect(counted).toEqual(readQuery(asked, index).concepts.filter(({weight}) => weight === 1));
});

// These queries ask for another number, or contain nothing to search for.
it.each(['1.0.5', '0.6.8', '11.0', '192.168.1.0', '製品', '教えて'])(
  'search: reads %s as it is',
  (typed) => {
    const [first] = readQuery(typed, index).concepts;
    expect(first?.weight).toBe(1);
  },
);

it.each(['', '-', '!!! ???', '🐑', '\u0000', '（）', 'UE4SS', '荒らし対策'])(
  'search: finds nothing for %j',
  (query) => expect(find(query)).toMatchObject({groups: [], shown: 0, total: 0}),
);

it('search: looks up the rarest words of a pasted log, wherever they stand', () => {
  const line = '[2026-11-22 10:15:03] Loading the file and the server again, try to open it. ';
  const log = line.repeat(25) + "Error! App '2394010' state is 0x6 after update job.";
  expect(log.length).toBeGreaterThan(1900);
  expect(first(line.repeat(60) + log)).toBe('/shutdown#fault');
  expect(first(log)).toBe('/shutdown#fault');
});

it('search: says when it looked up only the rarest words', () => {
  expect(find('port').isShortened).toBe(false);
  expect(find('open the port '.repeat(20)).isShortened).toBe(true);
});

it('search: begins a snippet at a word, also near the end of a text', () => {
  const [hit] = find('restarts nothing').groups[0]!.hits;
  const {text} = hit!.snippet;
  expect(text.length).toBeLessThanOrEqual(50);
  const [before = '', after] = sample.split(text.replace(/^…|…$/g, ''));
  expect([before.at(-1), after]).toEqual([expect.stringMatching(/\W/), '']);
});

const among = async (own: typeof pages, query: string, options = {}) =>
  search((await indexOfPages(own, 'en')).whole, query, {...inBox, ...options}).groups;

it.each([
  [
    'swap',
    `${'One more first. '.repeat(4)}Then add swap. And go on with all that follows after it.`,
    'Then add swap. And go on with all that follows…',
  ],
  [
    'log',
    `A sentence without it. It says: ${'the log '.repeat(9)}`,
    'the log the log the log the log the log the log…',
  ],
  [
    'swap',
    'A long beginning that has none of the words of it at all, so swap comes later',
    '…so swap comes later',
  ],
  ['更新', `${'長い文が続いていき、'.repeat(6)}更新を行います。`, '…更新を行います。'],
])(
  'search: a snippet for %s begins where a sentence or a clause begins',
  async (query, content, expected) => {
    const own = [page('/a', 'Page', [{id: 'a', title: 'Here', content}])];
    const [group] = await among(own, query);
    expect(group!.hits[0]!.snippet.text).toBe(expected);
  },
);

it.each([
  ['how do I find the log', 'Find a log of the server', ['Find', 'log']],
  ['消えた', '消去と消えた人', ['消']],
])('search: %s marks words with content only', async (query, title, expected) => {
  const [group] = await among([page('/a', 'Page', [{id: 'a', title}])], query);
  const {text, marks} = group!.hits[0]!.title;
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(expected);
});

it.each([
  ['exit code 126', ['126']],
  ['コード126', ['126']],
  ['error 0x7', ['0x7']],
  // Short numbers aren't reported, and the index has the others.
  ['12 players', []],
  ['port 8211', []],
  ['state 0x6', []],
])('search: of %j, %j is in no place', (query, unknown) => {
  expect(find(query).unknown).toEqual(unknown);
});

it('search: takes a number as a whole', async () => {
  const sections = ['64-bit system', '64ビットのOS', 'Up to 64 people'].map((title, at) => ({
    id: `${at}`,
    title,
  }));
  for (const query of ['64 slots', '64人']) {
    const groups = await among([page('/a', 'Page', sections)], query);
    expect(groups.flatMap(({hits}) => hits.map(({hash}) => hash))).toEqual(['#2']);
  }
});

it.each([
  ['ServrPlayrMaxNm', ['ServerPlayerMaxNum']],
  ['ServerPlayerMaxNum', []],
  ['xqzvwk', []],
  ['', []],
])('search: offers near names for %j: %j', (query, expected) => {
  expect(find(query).suggestions).toEqual(expected);
});

it('the rules beside the weights: show four hits of a page, and count the others', async () => {
  const sections = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({id, title: `Firewall ${id}`}));
  const own = [page('/ports', 'Ports', sections)];
  const [closed] = await among(own, 'firewall');
  expect(closed).toMatchObject({hits: {length: 4}, more: [], moreCount: 2});
  const [opened] = await among(own, 'firewall', {opened: ['/ports']});
  expect(opened).toMatchObject({hits: {length: 4}, more: {length: 2}, moreCount: 2});
});

it('the rules beside the weights: show the best section of a page below its beginning', async () => {
  const sections = [
    {id: 'steps', title: 'Steps', content: 'The firewall of Windows asks once. '.repeat(9)},
  ];
  const [first] = await among([page('/firewall', 'Firewall', sections)], 'firewall');
  expect(first!.hits.map(({hash}) => hash)).toEqual(['', '#steps']);
});

it('the rules beside the weights: say as what a place was found, where neither its title nor its text says it', () => {
  const [unlisted] = find('hide the server').groups[0]!.hits;
  expect(unlisted).toMatchObject({hash: '#listing', foundAs: 'hide the server'});
  expect(find('list').groups[0]!.hits[0]).not.toHaveProperty('foundAs');
});

it('the rules beside the weights: take a letter, or kana with the start of the next one, for a beginning', () => {
  const [beginnings, words] = [
    ['', ' ', 'p', 'せ', 'せっ', 'せっt'],
    ['せって', 'po', '設'],
  ];
  expect([...beginnings, ...words].filter(isBeginning)).toEqual(beginnings);
});

it('an index file: answers by titles and phrases before its texts are in', () => {
  const places = (of: SearchIndex, query: string) =>
    search(of, query, inBox).groups.flatMap(({hits}) => hits.map(({hash}) => hash));
  expect(places(titles, 'hide server')[0]).toBe('#listing');
  expect(places(titles, 'ふかじかん')[0]).toBe('#egg');
  expect(places(titles, 'firewall')).toEqual([]);
  expect(places(index, 'firewall')).toEqual(['#forwarding']);
});

it('index files: are refused when they are none', async () => {
  for (const wrong of [null, {}, [], {documents: [{}]}, {documents: [[]]}, '<!doctype html>']) {
    await expect(readIndexFile(wrong, 'en')).rejects.toThrow('expected form');
    await expect(addTexts(titles, wrong)).rejects.toThrow('expected form');
  }
});
