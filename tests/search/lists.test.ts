import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {rootVersion} from '../../src/data/versions';
import {readYaml} from '../support/readYaml';
import {evaluate, indexOf, misses, ownSearch, share, summary} from './evaluate';
import {parseQueries, queriesOf, queryLists, rootOf} from './queryLists';

const shares = {values: {type: 'float64'}} as const;
const floors = readYaml('tests/search/floors.yaml', {
  values: {properties: {sections: shares}, optionalProperties: {pages: shares}},
});
const ON_THE_PAGE = 40;

it('has its lists', () => {
  expect(queryLists.length).toBeGreaterThanOrEqual(10);
});

describe.each(queryLists)('$name, edition $version, $locale', (list) => {
  const {name, version, locale, root, cases} = list;
  const outcomes = ownSearch(list).then((searcher) => evaluate(cases, searcher));
  const {sections, pages = {}} = floors[`${name}.${locale}`] ?? floors[name]!;

  it('has places that exist', async () => {
    const places = new Set(
      [...(await indexOf(list)).places.values()].flatMap(({page: {url}, hash}) => {
        const page = url.slice(root.length);
        return [page + hash, `${page}#*`];
      }),
    );
    const accepted = cases.flatMap(({query, accept}) => accept.map((place) => ({query, place})));
    expect(accepted.filter(({place}) => !places.has(place))).toEqual([]);
  });

  it('leads to the answers', async () => {
    console.log(summary(`${name}, ${version}, ${locale}`, await outcomes));
    for (const [of, shares] of [
      ['rank', sections],
      ['pageRank', pages],
    ] as const) {
      for (const [most, least] of Object.entries(shares)) {
        const missed = misses(await outcomes, Number(most)).join('\n');
        expect(share(await outcomes, Number(most), of), missed).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('finds first what comes first, in the first 3 what must be found, and every name in its place', async () => {
    const of = async (kind: string) =>
      (await outcomes).filter(({case: item}) => item.kind === kind);
    expect(misses(await of('first'), 1)).toEqual([]);
    expect(misses(await of('must'), 3), 'see "Add a search query" in CONTRIBUTING.md').toEqual([]);
    const names = version === rootVersion ? misses(await of('name'), 1) : [];
    expect(names).toEqual([]);
  });

  it('has the same order in the box and on the page of results', async () => {
    const inPage = await ownSearch(list, {limit: ON_THE_PAGE});
    for (const {case: item, found} of await outcomes) {
      expect(inPage(item.query).slice(0, found.length), item.query).toEqual(found);
    }
  });
});

/** Many queries begin with these words, so they say nothing about what is asked. */
const beginnings = {
  en: ['palworld ', 'palworld server ', 'dedicated server ', 'palworld dedicated server '],
  ja: [
    'パルワールド ',
    'パルワールド サーバー ',
    '専用サーバー ',
    'パルワールド 専用サーバー ',
    'パルワールド専用サーバーの',
    'palworld サーバー ',
  ],
} as const;

describe.each(locales)('thirty topics, %s', (locale) => {
  const topics = queriesOf('own', locale).filter(({kind}) => kind === 'topic');
  const search = ownSearch({locale, root: rootOf(locale, rootVersion)});
  const found = search.then((searcher) =>
    evaluate(topics, searcher).filter((outcome) => share([outcome], 3) === 1),
  );

  it.each(beginnings[locale])('are found behind "%s", too', async (beginning) => {
    expect(topics.length).toBeGreaterThanOrEqual(30);
    const behind = (await found).map(({case: item}) => ({...item, query: beginning + item.query}));
    expect(misses(evaluate(behind, await search), 3)).toEqual([]);
  });
});

it.each([
  ['ports', '"ports" has no place that answers it. Write: ports => page#section'],
  ['[musst]', 'the groups are first, must, topic, question, word, name.'],
  ['ports => prot#forward', '"prot" is no page; the names are in pages.txt.'],
  ['ports => port\nports => port', '"ports" is in this list already.'],
])('says what is wrong with a line: %s', (lines, message) => {
  const number = 2 + lines.split('\n').length;
  const read = () => parseQueries(`# Tuned.\n\n${lines}\n`, 'own.en.txt');
  expect(read).toThrow(`own.en.txt:${number}: ${message}`);
});
