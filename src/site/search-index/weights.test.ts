import {afterEach, expect, it} from 'vitest';
import {inBox, indexOfPages, page, type Section} from '../../../tests/support/searchPages';
import {search} from '../../core/search/search';
import {weights} from '../../core/search/weights';

type Figure = keyof typeof weights;
/** `off` is a value without effect: with it, the best places differ from `hits`. */
const rank = (
  weight: Figure,
  off: number,
  query: string,
  hits: string,
  pages: readonly (readonly Section[])[],
  limit = 2,
) => ({weight, off, query, hits, pages, limit});

const on = (...sections: readonly Section[]) => sections;
const at = (id: string, title: string, content = '', ...phrases: readonly string[]) => ({
  id,
  title,
  content,
  phrases,
});

const usual = {...weights};
const filler = 'One more sentence about anything else that happens at night. '.repeat(4);

const cases = [
  rank('title', 1, 'memory', 'lower cpu', [
    on(at('lower', 'Memory for memory, memory and memory')),
    on(at('cpu', 'Memory for cores', 'Memory and cores')),
  ]),
  rank('phrases', 1, 'hide server', 'unlist hide', [
    on(at('unlist', 'Take it off the list', '', 'hide my server'), at('hide', 'Hide server names')),
  ]),
  rank('length', 1, 'swap', 'long short', [
    on(at('long', 'Linux', `Swap, swap, swap and swap. ${filler}`), at('short', 'Other', 'swap')),
  ]),
  rank('completeness', 0, 'restart password', 'both one', [
    on(at('both', 'Other', `The password after a restart. ${filler}`)),
    on(at('one', 'Restart', 'restart')),
  ]),
  rank('elsewhereOnPage', 0, 'docker memory', 'here docker', [
    on(at('there', 'Memory')),
    on(at('docker', 'Other', 'docker'), at('here', 'Memory')),
  ]),
  rank('calledSo', 1, 'backup restore', 'so more', [
    on(
      at('so', 'Backup restore', filler),
      at('more', 'Scripts for a backup', '', 'restore backup copies'),
    ),
  ]),
  rank('namedSo', 1, 'port 8211', 'named text', [
    on(
      at('named', 'What the game uses: port 8211/UDP'),
      at('text', 'Other', '8211', 'how players of the house open the port 8211 at their router'),
    ),
  ]),
  rank('beside', 1, 'how much memory', 'memory', [
    on(at('memory', 'Memory'), at('much', 'How much damage')),
  ]),
  rank('synonym', 1, 'ram', 'own other', [
    on(at('own', 'The ram of the machine', filler)),
    on(at('other', 'Memory')),
  ]),
  rank('otherForm', 1, 'settings', 'same form', [
    on(at('same', 'All settings', filler)),
    on(at('form', 'Set')),
  ]),
  rank('partOfWord', 1, 'サーバーリスト', 'list', [on(at('list', 'サーバーとリスト'))]),
  rank('kanjiAlone', 1, '落ちる', 'crash drop', [
    on(at('crash', 'サーバーがよく落ちるときの原因と対策')),
    on(at('drop', '落とす', '', '落とし物')),
  ]),
  rank('line', 0, 'old strangers', 'one mixed', [
    on(at('mixed', 'Other', '', 'old rules', 'hide from strangers')),
    on(
      at('one', 'List', '', 'friends and nobody else at any time of the night', 'no old strangers'),
    ),
  ]),
  rank(
    'nextPage',
    9,
    'firewall',
    'one two three',
    [
      on(...['one', 'two', 'three'].map((id) => at(id, 'Firewall'))),
      on(at('other', 'Firewall list')),
    ],
    3,
  ),
];

async function hitsOf({pages, query, limit}: (typeof cases)[number]): Promise<string> {
  const built = pages.map((sections, index) => page(`/page${index}`, 'Guide', sections));
  const {whole} = await indexOfPages(built, 'en', ['ram | memory']);
  const {groups} = search(whole, query, {...inBox, limit});
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
