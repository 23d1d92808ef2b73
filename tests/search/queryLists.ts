/**
 * The lists of queries in `lists/`. A file `<list>.<language>.txt` is searched in the edition at the
 * root, `<list>@<edition>.<language>.txt` in that one. Its lines:
 *
 *     # a comment; the first says whether the search was tuned to the list
 *     [must]                                          a group of queries
 *     friends cannot join => join#outside join#*      a query, and the places that answer it
 *     [edition 0.4.15]                                from here on for that edition, as the list `old`
 *
 * A place is `page#section`; `page` alone is the beginning of a page, `page#*` any place on it. The
 * short names of pages are in `lists/pages.txt`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {isLocale, type Locale} from '../../src/data/locales';
import {isVersionId, rootVersion, versionPath, type VersionId} from '../../src/data/versions';

/**
 * `first`: one of its places must come first, `must`: be among the first three; the other kinds are counted,
 * and some may miss. `topic`: what people ask behind "palworld" and the like. `question`: a problem or a wish in several words, the kind of a query above the first group.
 * `word`: a word, a compound, a synonym, a typing error. `name`: an identifier, flag, file, endpoint,
 * error text or port; its place must come first. `gap`: the guide has no answer; it isn't searched.
 */
const KINDS = ['first', 'must', 'topic', 'question', 'word', 'name', 'gap'] as const;

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
  /** The number of queries without an answer in the guide. */
  readonly gaps: number;
}

const FOLDER = 'tests/search/lists';
const PAGES = 'pages.txt';

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({line: line.trim(), number: at + 1}))
    .filter(({line}) => line !== '' && !line.startsWith('#'));

/** What is left and right of the arrow in a line. */
const cutLine = (line: string) => line.split(/\s+=>\s*/) as [string, string?];

const pages = new Map(
  linesOf(fs.readFileSync(path.join(FOLDER, PAGES), 'utf8')).map(({line}) => {
    const [name, address = ''] = cutLine(line);
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
      kind = KINDS.find((one) => one === group) ?? fail(`the groups are ${KINDS.join(', ')}.`);
      continue;
    }
    const [query, places = ''] = cutLine(line);
    if (places === '' && kind !== 'gap') {
      fail(`"${query}" has no place that answers it. Write: ${query} => page#section`);
    }
    const accept = places
      .split(' ')
      .filter(Boolean)
      .map((place) => {
        const [name = ''] = place.split('#', 1);
        const page = pages.get(name) ?? fail(`"${name}" is no page; the names are in ${PAGES}.`);
        return page + place.slice(name.length);
      });
    if (cases.size === cases.set(query, {kind, query, accept}).size) {
      fail(`"${query}" is in this list already.`);
    }
  }
  return [...cases.values()];
}

/** The address of an edition; below the build, the folder of its index file. */
export const rootOf = (locale: Locale, version: VersionId): string =>
  `${locale === 'en' ? '/' : `/${locale}/`}${versionPath(version)}`;

function readLists(file: string): QueryList[] {
  const form = /^(?<name>[\w-]+)(?:@(?<version>[\d.]+))?\.(?<locale>\w+)\.txt$/;
  const {name = '', version: own = rootVersion, locale = ''} = form.exec(file)?.groups ?? {};
  if (name === '' || !isLocale(locale)) {
    throw new Error(
      `${file} is not called <list>.<language>.txt or <list>@<edition>.<language>.txt.`,
    );
  }
  const address = path.join(FOLDER, file);
  const [text = '', ...olds] = fs.readFileSync(address, 'utf8').split(/^\[edition (.+)\]$/m);
  const chunks = [
    [own, text],
    ...olds.flatMap((one, at) => (at % 2 ? [] : [[one, olds[at + 1]!]])),
  ];
  return chunks.map(([version = '', lines = ''], at) => {
    if (!isVersionId(version)) {
      throw new Error(`${file} is for "${version}", which is no edition.`);
    }
    const all = parseQueries(lines, address);
    const cases = all.filter(({kind}) => kind !== 'gap');
    const root = rootOf(locale, version);
    const list = {version, locale, root, cases, gaps: all.length - cases.length};
    return {name: at === 0 ? name : 'old', ...list};
  });
}

/** Every list of the folder. */
export const queryLists: readonly QueryList[] = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== PAGES)
  .flatMap(readLists);

/** The queries of a list in the edition at the root. */
export const queriesOf = (name: string, locale: Locale): readonly SearchCase[] =>
  queryLists.find(
    (one) => one.name === name && one.locale === locale && one.version === rootVersion,
  )!.cases;
