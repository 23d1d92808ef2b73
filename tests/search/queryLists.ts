/**
 * A list's name ends with its edition and language (`@<edition>.<language>.txt`). [must] begins a
 * group, [edition 0.4.15] names another edition. A line is a query and its answers: `query =>
 * page#section`; `page` means its beginning, `page#*` any place; `lists/pages.txt` has the short
 * names.
 */
import fs from 'node:fs';
import path from 'node:path';
import {isLocale, type Locale} from '../../src/data/locales';
import {isVersionId, rootVersion, versionPath, type VersionId} from '../../src/data/versions';

/**
 * A `first` or `name` place must come first, a `must` place among the first three. A `topic` is asked behind
 * "palworld".
 */
const KINDS = ['first', 'must', 'topic', 'question', 'word', 'name'] as const;

export interface SearchCase {
  readonly kind: (typeof KINDS)[number];
  readonly query: string;
  readonly accept: readonly string[];
}

export interface QueryList {
  readonly name: string;
  readonly version: VersionId;
  readonly locale: Locale;
  readonly root: string;
  readonly cases: readonly SearchCase[];
}

const FOLDER = 'tests/search/lists';
const PAGES = 'pages.txt';

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({line: line.trim(), number: at + 1}))
    .filter(({line}) => line !== '' && !line.startsWith('#'));

const cutLine = (line: string) => line.split(/\s+=>\s*/) as [string, string?];

const pages = new Map(
  linesOf(fs.readFileSync(path.join(FOLDER, PAGES), 'utf8')).map(({line}) => {
    const [name, address = ''] = cutLine(line);
    return [name, address.slice(1)];
  }),
);

/** Reads a list. Throws at a wrong line. */
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
    if (places === '') {
      fail(`"${query}" has no place that answers it. Write: ${query} => page#section`);
    }
    const accept = places.split(' ').map((place) => {
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
    const cases = parseQueries(lines, address);
    return {name: at === 0 ? name : 'old', version, locale, root: rootOf(locale, version), cases};
  });
}

export const queryLists: readonly QueryList[] = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== PAGES)
  .flatMap(readLists);

export const queriesOf = (name: string, locale: Locale): readonly SearchCase[] =>
  queryLists.find(
    (one) => one.name === name && one.locale === locale && one.version === rootVersion,
  )!.cases;
