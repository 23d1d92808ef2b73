/**
 * The list of every version's pages, which the version menu needs, in a short form: what is the same
 * in all versions is written once.
 */
import {
  decodeGlobalData,
  type EncodedGlobalData,
  type GlobalData,
} from '../../browser/version-routes/decode';

const DOCS = 'docusaurus-plugin-content-docs';

/** Encodes the data; throws when decoding would not give back exactly the same. */
export function encodeGlobalData(input: unknown): EncodedGlobalData {
  const {[DOCS]: docs, ...rest} = input as GlobalData;
  const {versions, ...settings} = docs!.default!;
  const pages: EncodedGlobalData['pages'][number][] = [];
  const numbers = new Map<string, number>();
  const encoded: EncodedGlobalData = {
    rest,
    settings,
    pages,
    versions: versions.map(({docs: own, ...version}) => ({
      ...version,
      docs: own.map(({path, ...doc}) => {
        const root = version.path.replace(/\/$/, '');
        if (!path.startsWith(`${root}/`) && path !== root) {
          throw new Error(`The page ${path} is not below its version's path ${version.path}.`);
        }
        const page = [path.slice(root.length), doc] as const;
        const key = JSON.stringify(page);
        const number = numbers.get(key) ?? pages.push(page) - 1;
        numbers.set(key, number);
        return number;
      }),
    })),
  };
  const decoded = decodeGlobalData(JSON.parse(JSON.stringify(encoded)) as EncodedGlobalData);
  if (JSON.stringify(sorted(decoded)) !== JSON.stringify(sorted(input))) {
    throw new Error('The list of pages has a form that version-routes/globalData.ts cannot keep.');
  }
  return encoded;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  return value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;
}
