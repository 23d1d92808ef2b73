import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../src/data/locales';
import type {Build} from '../../src/data/versions';
import {filesIn} from '../../src/site/filesBelow';

const VERSIONS_FILE = 'src/data/versions.ts';
export const BUILDS = 'src/data/builds.ts';

/** Reads the file itself, because a new build may be in it that the compiler doesn't know yet. */
export const knownBuilds = (root: string): readonly Build[] =>
  [
    ...fs
      .readFileSync(path.join(root, BUILDS), 'utf8')
      .matchAll(/^ {2}\{version: '(?<id>[\d.]+)'/gm),
  ].map(({groups}) => groups!.id as Build);

export const NO_SOURCE = '[], // no source yet';

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

function carryOver(root: string, before: string, next: string): readonly string[] {
  const places: string[] = [];
  for (const {folders, of, next: withNext} of LISTS) {
    const pattern = of(escaped(before));
    for (const name of filesIn(root, folders).filter((file) => !/\.test\.ts$/.test(file))) {
      const file = path.join(root, name);
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const changed = lines.map((line) => line.replace(pattern, withNext(next)));
      const numbers = changed.flatMap((line, index) => (line === lines[index] ? [] : [index + 1]));
      if (numbers.length > 0) {
        fs.writeFileSync(file, changed.join('\n'));
        places.push(...numbers.map((line) => `${name}:${line}`));
      }
    }
  }
  return places;
}

/** Replaces a text that a file has exactly once; otherwise throws a sentence. */
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

/** Adds a line behind a line that a file has exactly once. */
export function addBehind(root: string, file: string, text: string, line: string): void {
  replaceOnce(root, file, `${text}\n`, `${text}\n${line}\n`);
}

/** Adds an entry to the changes of the guide. */
export function announce(root: string, entry: string): void {
  const list = 'export const guideChanges: readonly GuideChange[] = [';
  addBehind(root, 'src/data/guideChanges/index.ts', list, `  ${entry},`);
}

function openFacts(root: string, before: string, next: string): void {
  const fixture = (version: string) =>
    path.join(root, 'src/data/settings/fixtures', `${version}.txt`);
  fs.copyFileSync(fixture(before), fixture(next));
  addBehind(
    root,
    'src/data/settings/sources.ts',
    'Readonly<Record<VersionId, readonly Source[]>> = {',
    `  '${next}': ${NO_SOURCE}: fixtures/${next}.txt is a copy of ${before}.txt`,
  );
}

function entryOf(root: string, next: string): string {
  const known = knownBuilds(root).find((id) => `${id}.`.startsWith(`${next}.`));
  if (!known) {
    throw new Error(`${BUILDS} does not know ${next}. Add it first: npm run new-build.`);
  }
  const named = known === next ? `id: '${next}'` : `id: '${next}', build: '${known}'`;
  return `{${named}, isHidden: true}`;
}

/** Cuts a version, and returns the lists that now name the new version. Throws for wrong input. */
export function cutVersion(root: string, frozen: string, next: string): readonly string[] {
  const source = fs.readFileSync(path.join(root, VERSIONS_FILE), 'utf8');
  const newest = /const documented = \[\n {2}\{id: '(?<id>[^']+)'/.exec(source)?.groups?.id;
  if (newest !== frozen) {
    throw new Error(
      `The newest version in ${VERSIONS_FILE} is ${newest}, so that is the one to freeze, not ${frozen}.`,
    );
  }
  if (!/^\d+(?:\.\d+){1,3}$/.test(next) || source.includes(`{id: '${next}'`)) {
    throw new Error(`"${next}" must be a new version, such as 1.0 or 0.7.0.`);
  }
  addBehind(root, VERSIONS_FILE, 'const documented = [', `  ${entryOf(root, next)},`);
  openFacts(root, frozen, next);
  const places = carryOver(root, frozen, next);
  writeDerived(root);
  return places;
}

/** Shows a version to readers; `day` is 'YYYY-MM-DD'. Throws for wrong input. */
export function publishVersion(root: string, version: string, day: string): void {
  const file = path.join(root, VERSIONS_FILE);
  const source = fs.readFileSync(file, 'utf8');
  const shown = source.replace(
    new RegExp(`^( {2}\\{id: '${escaped(version)}'.*), isHidden: true\\}`, 'm'),
    '$1}',
  );
  if (shown === source) {
    throw new Error(`${VERSIONS_FILE} has no version ${version} that says isHidden: true.`);
  }
  fs.writeFileSync(file, shown);
  announce(root, `edition('${day}', '${version}')`);
  const addresses = 'export const versionPaths: Readonly<Partial<Record<VersionId, string>>> = {';
  addBehind(root, 'tests/support/addresses.ts', addresses, `  '${version}': '${version}/',`);
  writeDerived(root);
}

function writeDerived(root: string): void {
  for (const words of [
    ['tsx', 'scripts/build-openapi.ts'],
    ['tsx', 'scripts/sync.ts'],
    ['prettier', '--write', '--log-level', 'warn', 'src/data', 'tests/support/addresses.ts'],
  ]) {
    execFileSync('npx', words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: {...process.env, NODE_ENV: 'development'},
    });
  }
}

const withoutVersion = (text: string, version: string) =>
  text
    .replaceAll(new RegExp(`^- <Only v="${version}">[^\\n]*</Only>\\n`, 'gm'), '')
    // The expression needs no nesting, because conditions of the same kind are never nested.
    .replaceAll(new RegExp(`\\n*<Only v="${version}">[\\s\\S]*?</Only>`, 'g'), '')
    .replaceAll(/<Only v="[^"]*"/g, (only) => only.replace(new RegExp(` ?\\b${version}\\b`), ''))
    .replaceAll('<Only v=" ', '<Only v="')
    .replaceAll(new RegExp(`^ *(?:noEffectIn|inferredIn): \\['${version}'\\],\\n`, 'gm'), '')
    .replaceAll(/(?:noEffectIn|inferredIn): \[[^\]]*\]/g, (list) =>
      list.replace(new RegExp(`'${version}', |, '${version}'`), ''),
    );

/** Retires the oldest version, and returns the files that still name it. Throws for wrong input. */
export function retireVersion(root: string, version: string): readonly string[] {
  const file = path.join(root, VERSIONS_FILE);
  const source = fs.readFileSync(file, 'utf8');
  const line = `  {id: '${version}'},\n] as const`;
  if (!source.includes(line) || source.includes(`rootVersion: VersionId = '${version}'`)) {
    throw new Error(`${version} isn't the last version in ${VERSIONS_FILE}, or it's at the root.`);
  }
  const retired = 'retiredVersions: readonly string[] = [';
  replaceOnce(root, VERSIONS_FILE, line, '] as const');
  replaceOnce(root, VERSIONS_FILE, retired, `${retired}'${version}', `);
  replaceOnce(root, 'tests/support/addresses.ts', `  '${version}': '${version}/',\n`, '');
  const sources = path.join(root, 'src/data/settings/sources.ts');
  const sourceOf = new RegExp(`^ {2}'${escaped(version)}': \\[[\\s\\S]*?\\],\\n`, 'm');
  fs.writeFileSync(sources, fs.readFileSync(sources, 'utf8').replace(sourceOf, ''));
  for (const gone of [
    `src/data/settings/fixtures/${version}.txt`,
    `openapi/${version}`,
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...locales.flatMap((locale) => {
      const translated = `i18n/${locale}/docusaurus-plugin-content-docs/version-${version}`;
      return [translated, `${translated}.json`];
    }),
  ]) {
    fs.rmSync(path.join(root, gone), {recursive: true, force: true});
  }
  const folders = ['docs', 'i18n', 'versioned_docs', 'openapi/source', 'src', 'tests', 'deploy'];
  const naming = filesIn(root, folders).filter((name) => {
    const text = fs.readFileSync(path.join(root, name), 'utf8');
    const without = withoutVersion(text, escaped(version));
    if (without !== text) {
      fs.writeFileSync(path.join(root, name), without);
    }
    return without.includes(version);
  });
  writeDerived(root);
  return naming;
}
