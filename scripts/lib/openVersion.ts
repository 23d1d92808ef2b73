/**
 * What follows from opening a further version: its facts start as those of the version before, and
 * every place that was right for that version alone is named, so that a person judges it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/site/filesBelow';

/** Written where the source of a default file is not known yet; a test asks for the source. */
export const NO_SOURCE = '[], // no source yet';

/** Lists of versions that end with the one that was newest, with the mark before the place to add to. */
const LISTS = [
  {
    folders: ['docs', 'i18n', 'openapi/source', 'src/words', 'src/data'],
    of: (version: string) => new RegExp(`(<Only v="[^"\\n]*\\b${version})(?=")`, 'g'),
    next: (version: string) => `$1 ${version}`,
  },
  {
    folders: ['src/data'],
    of: (version: string) => new RegExp(`((?:noEffectIn|inferredIn): \\[[^\\]]*'${version}')`, 'g'),
    next: (version: string) => `$1, '${version}'`,
  },
];

const escaped = (version: string) => version.replaceAll('.', '\\.');

/** The files of a folder, without those for tests. */
const sourcesBelow = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((file) => !/\.test\.ts$/.test(file))
    .map((file) => path.join(folder, file));

/**
 * Adds the new version to every list that names the one before as its newest: what held for it alone
 * holds for the new one, until a person says otherwise. Returns the places, 'file:line'.
 */
export function carryOver(root: string, before: string, next: string): readonly string[] {
  const places: string[] = [];
  for (const {folders, of, next: withNext} of LISTS) {
    const pattern = of(escaped(before));
    for (const file of folders.flatMap((folder) => sourcesBelow(path.join(root, folder)))) {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const changed = lines.map((line) => line.replace(pattern, withNext(next)));
      const numbers = changed.flatMap((line, index) => (line === lines[index] ? [] : [index + 1]));
      if (numbers.length > 0) {
        fs.writeFileSync(file, changed.join('\n'));
        places.push(...numbers.map((line) => `${path.relative(root, file)}:${line}`));
      }
    }
  }
  return places;
}

/** Replaces a text that a file has exactly once. Throws a sentence when it does not. */
export function replaceOnce(root: string, file: string, text: string, replacement: string): void {
  const at = path.join(root, file);
  const source = fs.readFileSync(at, 'utf8');
  if (source.split(text).length !== 2) {
    throw new Error(`${file} must hold "${text.trim()}" exactly once.`);
  }
  fs.writeFileSync(
    at,
    source.replace(text, () => replacement),
  );
}

/** The default file, its source, the announcement and the public addresses of the new version. */
export function openFacts(root: string, before: string, next: string, day: string): void {
  const fixture = (version: string) =>
    path.join(root, 'src/data/settings/fixtures', `${version}.txt`);
  fs.copyFileSync(fixture(before), fixture(next));
  const sources = 'Readonly<Record<VersionId, readonly Source[]>> = {\n';
  replaceOnce(
    root,
    'src/data/settings/sources.ts',
    sources,
    `${sources}  '${next}': ${NO_SOURCE}: fixtures/${next}.txt is a copy of ${before}.txt\n`,
  );
  const changes = 'export const guideChanges: readonly GuideChange[] = [\n';
  replaceOnce(
    root,
    'src/data/guideChanges/index.ts',
    changes,
    `${changes}  edition('${day}', '${next}'),\n`,
  );
  const addresses = 'export const versionPaths = {\n';
  replaceOnce(
    root,
    'tests/support/addresses.ts',
    addresses,
    `${addresses}  '${next}': '${next}/',\n`,
  );
}
