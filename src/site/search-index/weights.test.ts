/** Each figure that decides the order of hits, with a question that goes wrong without it. */
import {afterEach, expect, it} from 'vitest';
import {indexFileOf} from './documents';
import {search} from '../../core/search/search';
import {readIndexFile} from '../../core/search/searchIndex';
import {weights} from '../../core/search/weights';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly phrases?: readonly string[];
}

type Figure = keyof typeof weights;
/**
 * `off` is the figure that says: no difference. `hits` are the best two, best first; without the
 * figure they are others. Each list of sections is a page.
 */
const rank = (
  weight: Figure,
  off: number,
  query: string,
  hits: string,
  pages: readonly (readonly Section[])[],
) => ({weight, off, query, hits, pages});

const usual = {...weights};
const filler = 'One more sentence about anything else that happens at night. '.repeat(4);

const cases = [
  rank('title', 1, 'memory', 'lower cpu', [
    [{id: 'lower', title: 'Use less memory', content: filler}],
    [{id: 'cpu', title: 'Cores', content: 'Memory memory memory'}],
  ]),
  rank('phrases', 1, 'hide server', 'unlist hide', [
    [
      {id: 'unlist', title: 'Take it off the list', phrases: ['hide my server']},
      {id: 'hide', title: 'Hide server names'},
    ],
  ]),
  rank('length', 1, 'swap', 'long short', [
    [
      {id: 'long', title: 'Linux', content: `Swap, swap, swap and swap. ${filler}`},
      {id: 'short', title: 'Other', content: 'swap'},
    ],
  ]),
  rank('completeness', 0, 'restart password', 'both one', [
    [{id: 'both', title: 'Other', content: `The password after a restart. ${filler}`}],
    [{id: 'one', title: 'Restart', content: 'restart'}],
  ]),
  rank('elsewhereOnPage', 0, 'docker memory', 'here there', [
    [{id: 'there', title: 'Memory'}],
    [
      {id: 'docker', title: 'Other', content: 'docker'},
      {id: 'here', title: 'Memory'},
    ],
  ]),
  rank('calledSo', 1, 'backup restore', 'so more', [
    [
      {id: 'so', title: 'Backup restore', content: filler},
      {id: 'more', title: 'Scripts for a backup', phrases: ['restore backup copies']},
    ],
  ]),
  rank('namedSo', 1, 'port 8211', 'named text', [
    [
      {id: 'named', title: 'What the game uses: port 8211/UDP'},
      {id: 'text', title: 'Other', content: '8211', phrases: ['open port 8211']},
    ],
  ]),
  rank('beside', 1, 'how much memory', 'memory', [
    [
      {id: 'memory', title: 'Memory'},
      {id: 'much', title: 'How much damage'},
    ],
  ]),
  rank('negation', 1, '反映されない', 'applied when', [
    [
      {id: 'applied', title: '反映'},
      {id: 'when', title: '反映の時期'},
      {id: 'not', title: '動かない'},
    ],
  ]),
  rank('synonym', 1, 'ram', 'own other', [
    [{id: 'own', title: 'The ram of the machine', content: filler}],
    [{id: 'other', title: 'Memory'}],
  ]),
  rank('otherForm', 1, 'settings', 'same form', [
    [{id: 'same', title: 'All settings', content: filler}],
    [{id: 'form', title: 'Set'}],
  ]),
  rank('partOfPath', 1, 'api/kick', 'kick', [[{id: 'kick', title: 'Kick a player'}]]),
  rank('partOfWord', 1, '自動再起動設定', 'restart', [
    [{id: 'restart', title: '自動で再起動する設定'}],
  ]),
  rank('kanjiAlone', 1, '落ちる', 'crash', [
    [{id: 'crash', title: 'サーバーがよく落ちるときの原因と対策'}],
    [{id: 'drop', title: '物を落とす'}],
  ]),
  rank('relevant', 0, 'how to raise the player limit', 'limit', [
    [{id: 'limit', title: 'Raise the player limit'}],
    [{id: 'how', title: 'How to read'}],
  ]),
  rank('nearlyAsGood', 0, 'firewall', 'top other', [
    [
      {id: 'top', title: 'Firewall rules'},
      {id: 'low', title: 'Other', content: 'firewall'},
    ],
    [{id: 'other', title: 'Windows', content: `firewall ${filler}`}],
  ]),
];

async function hitsOf({pages, query}: (typeof cases)[number]): Promise<string> {
  const built = pages.map((sections, at) => ({
    ...{url: `/page${at}`, title: 'Guide', description: '', keywords: [], weight: 1},
    breadcrumbs: [],
    places: [{id: '', title: 'Guide'}, ...sections].map((place) => ({content: '', ...place})),
    phrases: new Map(sections.map(({id, phrases = []}) => [id, phrases])),
  }));
  const file = await indexFileOf(built, {locale: 'en', synonyms: ['ram | memory']});
  const index = await readIndexFile(file, 'en');
  // No more than two: what is left out shows the order, too.
  const {groups} = search(index, query, {limit: 2});
  return groups.flatMap(({hits}) => hits.map(({hash}) => hash.slice(1))).join(' ');
}

afterEach(() => {
  Object.assign(weights, usual);
});

it('has a question for every figure', () => {
  expect(new Set(cases.map(({weight}) => weight))).toEqual(new Set(Object.keys(weights)));
});

it.each(cases)('$weight: $query', async (item) => {
  expect(await hitsOf(item)).toBe(item.hits);
  weights[item.weight] = item.off;
  expect(await hitsOf(item)).not.toBe(item.hits);
});
