import {inFile, inPage, is, otherwise, row, triedBy} from '../checks';

const BOX = 'tests/browser/search/search-box.spec.ts';
const PAGE = 'tests/browser/search/search-page.spec.ts';
const FAILURES = 'tests/browser/search/search-failures.spec.ts';
const RULES = 'src/site/search-index/search.test.ts';
const INDEXES = 'tests/search/indexes.test.ts';
const HOSTILE = 'tests/browser/failures/hostile-input.spec.ts';

const LAZY = 'loads nothing before its first use, then one index, once';
const KEYS = 'opens a setting at its place by keyboard alone';
const SHORT = 'gives at most 8 hits with short snippets; Escape closes, then clears';
const NONE = 'offers near names where little is found, and ways on where nothing is';
const SIZE = '$root is small enough and knows only its own version';
const FIELDS = '$root has documents with the fields of their types';
const TABLE = 'the README names every field and its types, and the types of the code have the same';
const options = async () => (await import('../../../src/config/search')).searchOptions;

export const search = [
  row('The search needs no server', triedBy(INDEXES, SIZE)),
  row('There is one index for each version and language', triedBy(INDEXES, SIZE)),
  row(
    'It is search-index.json below the version, with a query that changes with it',
    triedBy(BOX, LAZY),
    inFile(BOX, 'search-index\\.json\\?_='),
  ),
  row(
    'It comes from the same origin',
    triedBy(HOSTILE, 'hostile query strings and hashes do nothing'),
  ),
  row('It is loaded at the first focus or below the mouse', triedBy(BOX, LAZY)),
  row(
    'A ring turns meanwhile',
    triedBy(FAILURES, 'a ring turns while the index comes, and a slow one says so'),
  ),
  row('It is loaded once for a version', triedBy(BOX, LAZY)),
  row(
    'Japanese is a language of the search',
    is('the option', async () => (await options()).language[0], 'ja'),
    triedBy(BOX, KEYS),
  ),
  row(
    'English is a language of the search',
    triedBy(
      'tests/search/lists.test.ts',
      '$name, edition $version, $locale › leads to the answers',
    ),
  ),
  row(
    'English little words are kept in texts',
    is('the option', async () => (await options()).removeDefaultStopWordFilter[0], 'en'),
    triedBy('src/site/search-index/weights.test.ts', '$weight: $query'),
  ),
  row('Queries are lower-cased', triedBy(BOX, KEYS), inFile(BOX, "'serverplayermaxnum'")),
  row(
    'Queries are split at spaces and hyphens',
    triedBy('src/core/search/words.test.ts', 'the words of a text: %s'),
  ),
  row(
    'Japanese has a tokenizer of its own',
    triedBy('src/core/search/words.test.ts', 'runs: know compounds'),
  ),
  row('Words that are none find nothing', triedBy(RULES, 'search: finds nothing for %j')),
  row(
    'Then it says No results',
    triedBy(BOX, NONE),
    inFile('src/words/en/interface.json', '"search.none": "No results"'),
  ),
  row(
    'The drop-down has at most 8 hits',
    is('the limit', async () => (await options()).searchResultLimits, 8),
    triedBy(BOX, SHORT),
  ),
  row(
    'A snippet of the drop-down has at most 50 characters',
    is('the length', async () => (await options()).searchResultContextMaxLength, 50),
    triedBy(RULES, 'search: begins a snippet at a word, also near the end of a text'),
  ),
  row('It has … where it is cut', inFile('src/core/search/snippet.ts', '…')),
  row('The box is on the right', inPage('/', /navbar__items--right.*role="?combobox/s)),
  row('The box shows which keys lead to it', inPage('/', '<kbd')),
  row('Ctrl and Cmd with K lead to it', triedBy(BOX, KEYS), inFile(BOX, "'Control+k'")),
  row(
    'Hits have no breadcrumbs',
    is('the option', async () => (await options()).explicitSearchResultPath, false),
    triedBy(PAGE, 'invites to type, then names the page of every hit above it, once'),
  ),
  row(
    'Contexts are off',
    is('the option', async () => 'searchContextByPaths' in (await options()), false),
  ),
  row(
    'Words of the query are not marked on the page that a hit leads to',
    is('the option', async () => (await options()).highlightSearchTermsOnTargetPage, false),
  ),
  row('The link to all results is there when there are hits', triedBy(BOX, SHORT)),
  row('It is not there when there are none', triedBy(BOX, NONE)),
  otherwise(
    'An address of a version outside of the base is an error',
    'The page shows that there is no such version, and searches the edition of the reader, because an error would leave nothing to search',
    triedBy(PAGE, 'an unknown version is said'),
  ),
  otherwise(
    'An index of another origin is an error, Unexpected version url',
    'The site never takes the address of an index from a reader, so it has no such request to refuse',
    triedBy(HOSTILE, 'hostile query strings and hashes do nothing'),
    inFile(HOSTILE, 'version=//evil.example/'),
  ),
  otherwise(
    'An index file holds an index that was built beforehand',
    'It contains texts, and the worker in the browser makes the index, because the file of docusaurus-search-local is 9.7 times as large (1,328 KB instead of 137 KB with Brotli, edition 1.0 in English)',
    triedBy(INDEXES, SIZE),
  ),
  row(
    'Documents have the short fields i, t, u, h, s, b and p',
    triedBy(INDEXES, FIELDS),
    triedBy(INDEXES, TABLE),
  ),
  row('Type 0 is a page, 1 a heading, anything else a text', triedBy(INDEXES, FIELDS)),
  otherwise(
    'A hit is a document with its metadata, tokens and score',
    'A hit is an address with a title, a snippet and the marks in both. The rest stays in the worker',
    inFile('src/core/search/types.ts', 'export interface Hit'),
  ),
  otherwise(
    'Chinese and Thai have tokenizers',
    'The guide has only Japanese and English',
    inFile('src/data/locales.ts'),
  ),
  otherwise(
    'A snippet has at most 50 characters everywhere',
    'On the page of results it has up to 140, because there is room',
    triedBy(PAGE, 'invites to type, then names the page of every hit above it, once'),
  ),
];
