/** Each figure that decides the order of hits, with a question that goes wrong without it. */
import {afterEach, expect, it} from 'vitest';
import {indexFileOf} from './documents';
import {search} from '../../core/search/search';
import {readIndexFile} from '../../core/search/searchIndex';
import {weights} from '../../core/search/weights';

/** A section; the first one of a page is the page as a whole. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly phrases?: readonly string[];
}

interface Case {
  readonly weight: keyof typeof weights;
  /** The figure that says: no difference. */
  readonly off: number;
  readonly query: string;
  readonly pages: readonly (readonly Section[])[];
  /** The hits, best first; without the figure they are others. */
  readonly hits: string;
}

const usual = {...weights};
/** One page; its own title answers nothing. */
const onePage = (...sections: readonly Section[]) => [[{id: 'a', title: 'Guide'}, ...sections]];
/** Each on a page of its own: no page takes the turn of another. */
const ownPages = (...sections: readonly Section[]) =>
  sections.map((section, at) => [{id: `page${at}`, title: 'Guide'}, section]);
const filler = 'One more sentence about anything else that happens at night. '.repeat(4);

const cases: readonly Case[] = [
  {
    weight: 'title',
    off: 1,
    query: 'memory',
    pages: ownPages(
      {id: 'lower', title: 'Use less memory', content: filler},
      {id: 'cpu', title: 'Cores', content: 'Memory memory memory'},
    ),
    hits: 'lower cpu',
  },
  {
    weight: 'phrases',
    off: 1,
    query: 'hide server',
    pages: onePage(
      {id: 'unlist', title: 'Take it off the list', phrases: ['hide my server']},
      {id: 'hide', title: 'Hide server names'},
    ),
    hits: 'unlist hide',
  },
  {
    weight: 'length',
    off: 1,
    query: 'swap',
    pages: onePage(
      {id: 'long', title: 'Linux', content: `Swap, swap, swap and swap. ${filler}`},
      {id: 'short', title: 'Other', content: 'swap'},
    ),
    hits: 'long short',
  },
  {
    weight: 'completeness',
    off: 0,
    query: 'restart password',
    pages: [
      [
        {id: 'home', title: 'Guide'},
        {id: 'both', title: 'Other', content: `The password after a restart. ${filler}`},
      ],
      [
        {id: 'b', title: 'B'},
        {id: 'one', title: 'Restart', content: 'restart'},
      ],
    ],
    hits: 'both one',
  },
  {
    weight: 'elsewhereOnPage',
    off: 0,
    query: 'docker memory',
    pages: [
      [
        {id: 'b', title: 'Windows'},
        {id: 'there', title: 'Memory'},
      ],
      [
        {id: 'a', title: 'Guide'},
        {id: 'docker', title: 'Other', content: 'docker'},
        {id: 'here', title: 'Memory'},
      ],
    ],
    hits: 'here there',
  },
  {
    weight: 'calledSo',
    off: 1,
    query: 'backup restore',
    pages: onePage(
      {id: 'so', title: 'Backup restore', content: filler},
      {id: 'more', title: 'Scripts for a backup', phrases: ['restore backup copies']},
    ),
    hits: 'so more',
  },
  {
    weight: 'namedSo',
    off: 1,
    query: 'port 8211',
    pages: onePage(
      {id: 'named', title: 'What the game uses: port 8211/UDP'},
      {id: 'text', title: 'Other', content: '8211', phrases: ['open port 8211']},
    ),
    hits: 'named text',
  },
  {
    weight: 'beside',
    off: 1,
    query: 'how much memory',
    pages: onePage({id: 'memory', title: 'Memory'}, {id: 'much', title: 'How much damage'}),
    hits: 'memory',
  },
  {
    weight: 'negation',
    off: 1,
    query: '反映されない',
    pages: onePage(
      {id: 'applied', title: '反映'},
      {id: 'when', title: '反映の時期'},
      {id: 'not', title: '動かない'},
    ),
    hits: 'applied when',
  },
  {
    weight: 'synonym',
    off: 1,
    query: 'ram',
    pages: ownPages(
      {id: 'own', title: 'The ram of the machine', content: filler},
      {id: 'other', title: 'Memory'},
    ),
    hits: 'own other',
  },
  {
    weight: 'otherForm',
    off: 1,
    query: 'settings',
    pages: ownPages(
      {id: 'same', title: 'All settings', content: filler},
      {id: 'form', title: 'Set'},
    ),
    hits: 'same form',
  },
  {
    weight: 'partOfPath',
    off: 1,
    query: 'api/kick',
    pages: onePage({id: 'kick', title: 'Kick a player'}),
    hits: 'kick',
  },
  {
    weight: 'partOfWord',
    off: 1,
    query: '自動再起動設定',
    pages: onePage({id: 'restart', title: '自動で再起動する設定'}),
    hits: 'restart',
  },
  {
    weight: 'kanjiAlone',
    off: 1,
    query: '落ちる',
    pages: ownPages(
      {id: 'crash', title: 'サーバーがよく落ちるときの原因と対策'},
      {id: 'drop', title: '物を落とす'},
    ),
    hits: 'crash',
  },
  {
    weight: 'relevant',
    off: 0,
    query: 'how to raise the player limit',
    pages: ownPages(
      {id: 'limit', title: 'Raise the player limit'},
      {id: 'how', title: 'How to read'},
    ),
    hits: 'limit',
  },
  {
    weight: 'nearlyAsGood',
    off: 0,
    query: 'firewall',
    pages: [
      [
        {id: 'a', title: 'Guide'},
        {id: 'top', title: 'Firewall rules'},
        {id: 'low', title: 'Other', content: 'firewall'},
      ],
      [{id: 'b', title: 'Windows', content: `firewall ${filler}`}],
    ],
    hits: 'top b',
  },
];

async function hitsOf({pages, query}: Case): Promise<string> {
  const built = pages.map(([whole, ...sections]) => ({
    url: `/${whole!.id}`,
    title: whole!.title,
    description: '',
    keywords: [],
    weight: 1,
    breadcrumbs: [],
    places: [
      {id: '', title: whole!.title, content: whole!.content ?? ''},
      ...sections.map((section) => ({content: '', ...section})),
    ],
    phrases: new Map(sections.map(({id, phrases = []}) => [id, phrases])),
  }));
  const file = await indexFileOf(built, {locale: 'en', synonyms: ['ram | memory']});
  const index = await readIndexFile(file, 'en');
  // No more than two: what is left out shows the order, too.
  const {groups} = search(index, query, {limit: 2});
  return groups
    .flatMap(({url, hits}) => hits.map(({hash}) => (hash || `/${url.slice(1)}`).slice(1)))
    .join(' ');
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
