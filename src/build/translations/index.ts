/**
 * Keeps Japanese from falling behind. Every English section of a page, every text of `src/words/en`
 * and every text of the REST API has a fingerprint in `src/words/translations.json`, beside the
 * fingerprint of its Japanese counterpart. When the English one changed and the Japanese one did not,
 * the Japanese text is to be looked at again. Nothing here asks for equal paragraphs.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {flat, readWords} from '../../words';

/** A text in both languages. */
export interface Pair {
  readonly en: string;
  readonly ja: string;
}

/** Pairs by name, such as `getting-started/about-server#choose` or `words/settings > ExpRate > name`. */
export type Pairs = ReadonlyMap<string, Pair>;

/** Fingerprints of a pair, English first: `1a2b3c4d 5e6f7a8b`. */
export type Fingerprints = Readonly<Record<string, string>>;

/** All texts that stand in both languages, below the root of the repository. */
export function readPairs(root: string): Pairs {
  return new Map([...pagePairs(root), ...wordPairs(root), ...restPairs(root)]);
}

/** The fingerprints of the texts as they are now. */
export function fingerprintsOf(pairs: Pairs): Fingerprints {
  return Object.fromEntries(
    [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, pair]) => [name, print(pair)]),
  );
}

/** Names of the texts whose English changed since it was recorded, while the Japanese did not. */
export function behind(recorded: Fingerprints, pairs: Pairs): readonly string[] {
  return [...pairs.keys()].filter((name) => {
    const [en, ja] = (recorded[name] ?? '').split(' ');
    const pair = pairs.get(name);
    return pair && en !== '' && en !== hash(pair.en) && ja === hash(pair.ja);
  });
}

/** The sections of a page by the id of their heading; what stands above the first is `top`. */
export function sectionsOf(mdx: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let id = 'top';
  for (const line of mdx.split('\n')) {
    id = /^#{2,6} .*\{\/\* #(?<id>[\w.-]+) \*\/\}/.exec(line)?.groups?.id ?? id;
    sections.set(id, `${sections.get(id) ?? ''}${line}\n`);
  }
  return sections;
}

function pagePairs(root: string): readonly (readonly [string, Pair])[] {
  const content = path.join(root, 'src/content');
  return fs
    .readdirSync(content, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'en.mdx')
    .flatMap((file) => {
      const page = path.dirname(file);
      const [en, ja] = ['en', 'ja'].map((locale) =>
        sectionsOf(fs.readFileSync(path.join(content, page, `${locale}.mdx`), 'utf8')),
      );
      return [...(en ?? [])].map(
        ([id, text]) => [`${page}#${id}`, {en: text, ja: ja?.get(id) ?? ''}] as const,
      );
    });
}

function wordPairs(root: string): readonly (readonly [string, Pair])[] {
  const folder = path.join(root, 'src/words');
  const japanese = flat(readWords(folder, 'ja'));
  return [...flat(readWords(folder, 'en'))].map(
    ([id, {text}]) => [`words/${id}`, {en: text, ja: japanese.get(id)?.text ?? ''}] as const,
  );
}

/** The texts of the overlay with what they replace in the description of the API. */
function restPairs(root: string): readonly (readonly [string, Pair])[] {
  const read = (file: string): unknown =>
    parse(fs.readFileSync(path.join(root, 'openapi/source', file), 'utf8'));
  const source = read('openapi.yaml');
  const {actions} = read('overlay.ja.yaml') as {
    actions: readonly {readonly target: string; readonly update?: unknown}[];
  };
  return actions.flatMap(({target, update}) => {
    const steps = [...target.matchAll(/\.(?<name>[\w-]+)|\['(?<key>[^']+)'\]|\[(?<index>\d+)\]/g)];
    const english = steps.reduce<unknown>(
      (value, {groups}) => child(value, groups?.name ?? groups?.key ?? groups?.index ?? ''),
      source,
    );
    return textPairs(english, update, `rest ${target}`);
  });
}

function textPairs(en: unknown, ja: unknown, name: string): readonly (readonly [string, Pair])[] {
  if (typeof ja === 'string') {
    return typeof en === 'string' ? [[name, {en, ja}]] : [];
  }
  return ja && typeof ja === 'object'
    ? Object.entries(ja).flatMap(([key, value]) =>
        textPairs(child(en, key), value, `${name} > ${key}`),
      )
    : [];
}

function child(value: unknown, key: string): unknown {
  return value && typeof value === 'object'
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function print({en, ja}: Pair): string {
  return `${hash(en)} ${hash(ja)}`;
}

/** White space, labels of code and what people type into the search do not count. */
function hash(text: string): string {
  const plain = text
    .replace(/<Phrases [^>]*\/>/g, '')
    .replace(/^(\s*```\w*).*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}
