/**
 * The lists of queries in `lists/`. A file `<list>.<language>.txt` is searched in the edition at the
 * root, `<list>@<edition>.<language>.txt` in that one. Its lines:
 *
 *     # a comment; the first says whether the search was tuned to the list
 *     [must]                                          a group of queries
 *     friends cannot join => join#outside join#*      a query, and the places that answer it
 *
 * A place is `page#section`; `page` alone is the beginning of a page, `page#*` any place on it. The
 * short names of pages are in `lists/pages.txt`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {isLocale, type Locale} from '../../src/data/locales';
import {isVersionId, rootVersion, versionPath, type VersionId} from '../../src/data/versions';

/**
 * `must`: one of its places must be among the first three; the other kinds are counted, and some may
 * miss. `question`: a problem or a wish in several words, the kind of a query above the first group.
 * `word`: a word, a compound, a synonym, a typing error. `name`: an identifier, flag, file, endpoint,
 * error text or port; its place must come first. `gap`: the guide has no answer; it isn't searched.
 */
const KINDS = ['must', 'question', 'word', 'name', 'gap'] as const;

export interface SearchCase {
  readonly kind: (typeof KINDS)[number];
  readonly query: string;
  /** The places that answer it, as addresses below the root of the edition. */
  readonly accept: readonly string[];
}

export interface QueryList {
  readonly name: string;
  readonly version: VersionId;
  readonly locale: Locale;
  /** The address of the edition. */
  readonly root: string;
  readonly cases: readonly SearchCase[];
  /** Queries without an answer in the guide. */
  readonly gaps: readonly string[];
}

const FOLDER = 'tests/search/lists';
const PAGES = 'pages.txt';

/** What is left and right of the arrow in a line. */
function cutLine(line: string): [left: string, right: string[]] {
  const [left = '', right = ''] = line.split(/\s=>(?:\s|$)/);
  return [left.trim(), right.split(' ').filter(Boolean)];
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({line: line.trim(), number: at + 1}))
    .filter(({line}) => line !== '' && !line.startsWith('#'));

const pages = new Map(
  linesOf(fs.readFileSync(path.join(FOLDER, PAGES), 'utf8')).map(({line}) => {
    const [name, [address = '']] = cutLine(line);
    return [name, address.slice(1)];
  }),
);

/** The queries of a list, those without an answer, too; throws for a line that is wrong. */
export function parseQueries(text: string, file: string): SearchCase[] {
  let kind: SearchCase['kind'] = 'question';
  const cases = new Map<string, SearchCase>();
  for (const {line, number} of linesOf(text)) {
    const fail = (message: string): never => {
      throw new Error(`${file}:${number}: ${message}`);
    };
    const group = /^\[(\w+)\]$/.exec(line)?.[1];
    if (group !== undefined) {
      kind =
        KINDS.find((one) => one === group) ??
        fail(`there is no group [${group}]. The groups are ${KINDS.join(', ')}.`);
      continue;
    }
    const [query, places] = cutLine(line);
    if (places.length === 0 && kind !== 'gap') {
      fail(`"${query}" has no place that answers it. Write: ${query} => page#section`);
    }
    if (cases.has(query)) {
      fail(`"${query}" is in this list already.`);
    }
    const accept = places.map((place) => {
      const [name = '', ...section] = place.split('#');
      const page = pages.get(name) ?? fail(`"${name}" is no page; the names are in ${PAGES}.`);
      return [page, ...section].join('#');
    });
    cases.set(query, {kind, query, accept});
  }
  return [...cases.values()];
}

/** The address of an edition; below the build, the folder of its index file. */
export const rootOf = (locale: Locale, version: VersionId): string =>
  `${locale === 'en' ? '/' : `/${locale}/`}${versionPath(version)}`;

function readList(file: string): QueryList {
  const {
    name,
    version = rootVersion,
    locale = '',
  } = /^(?<name>[\w-]+)(?:@(?<version>[\d.]+))?\.(?<locale>\w+)\.txt$/.exec(file)?.groups ?? {};
  if (name === undefined || !isVersionId(version) || !isLocale(locale)) {
    throw new Error(
      `${file} should be called <list>.<language>.txt or <list>@<edition>.<language>.txt.`,
    );
  }
  const address = path.join(FOLDER, file);
  const all = parseQueries(fs.readFileSync(address, 'utf8'), address);
  return {
    name,
    version,
    locale,
    root: rootOf(locale, version),
    cases: all.filter(({kind}) => kind !== 'gap'),
    gaps: all.filter(({kind}) => kind === 'gap').map(({query}) => query),
  };
}

/** Every list of the folder. */
export const queryLists: readonly QueryList[] = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== PAGES)
  .map(readList);

/** The queries of a list in the edition at the root. */
export function queriesOf(name: string, locale: Locale): readonly SearchCase[] {
  const list = queryLists.find(
    (one) => one.name === name && one.locale === locale && one.version === rootVersion,
  );
  if (!list) {
    throw new Error(`There is no ${FOLDER}/${name}.${locale}.txt.`);
  }
  return list.cases;
}
