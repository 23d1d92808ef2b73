/** Adds a build of the game to the guide: its row, the day of the search, and an entry for the feeds. */
import fs from 'node:fs';
import path from 'node:path';
import {newestBuild} from '../../src/data/builds';
import {compareBuilds, type Build} from '../../src/data/versions';
import {announce} from './openVersion';

export const BUILDS = 'src/data/builds.ts';

/** What is known of a build; the fields are those of src/data/builds.ts. */
export interface KnownBuild {
  readonly version: string;
  /** ISO date on which it appeared. */
  readonly released: string;
  readonly fullVersion?: string | undefined;
  readonly steamBuild?: string | undefined;
  readonly linuxManifest?: string | undefined;
  readonly imageTag?: string | undefined;
  readonly sources: readonly string[];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const FORMS = {
  version: /^\d+(?:\.\d+){2,3}$/,
  released: DAY,
  fullVersion: /^\d+(?:\.\d+){3}$/,
  steamBuild: /^\d{8}$/,
  linuxManifest: /^\d{16,19}$/,
  imageTag: /^v\d+(?:\.\d+){3}$/,
} as const;

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function rowOf({sources, steamBuild, ...build}: KnownBuild): string {
  const {version, fullVersion, released, linuxManifest, imageTag} = build;
  const fields = Object.entries({version, fullVersion, released}).flatMap(([name, value]) =>
    value ? [`${name}: ${quoted(value)}`] : [],
  );
  return `  {${[
    ...fields,
    ...(steamBuild ? [`steamBuilds: [${quoted(steamBuild)}]`] : []),
    ...(linuxManifest ? [`linuxManifest: ${quoted(linuxManifest)}`] : []),
    ...(imageTag ? [`imageTag: ${quoted(imageTag)}`] : []),
    `source: [${sources.map(quoted).join(', ')}]`,
  ].join(', ')}},\n`;
}

/** The builds that the project at `root` knows: by the file, as the compiler may not know some of them yet. */
export const knownBuilds = (root: string): readonly Build[] =>
  [
    ...fs
      .readFileSync(path.join(root, BUILDS), 'utf8')
      .matchAll(/^ {2}\{version: '(?<id>[\d.]+)'/gm),
  ].map(({groups}) => groups!.id as Build);

/**
 * Adds a build to the project at `root`, where it belongs by its number.
 *
 * @param checkedOn the day up to which newer builds were searched for, ISO date
 * @throws a sentence saying what is wrong
 */
export function addBuild(root: string, build: KnownBuild, checkedOn: string): void {
  const file = path.join(root, BUILDS);
  const source = fs.readFileSync(file, 'utf8');
  for (const [name, form] of Object.entries(FORMS)) {
    const value = build[name as keyof typeof FORMS];
    if (value !== undefined && !form.test(value)) {
      throw new Error(`"${value}" isn't a ${name}: look at the other rows of ${BUILDS}.`);
    }
  }
  if (build.sources.length === 0 || !DAY.test(checkedOn)) {
    throw new Error('Say where the build was seen (--source), and the day of the search.');
  }
  if (build.fullVersion && !build.fullVersion.startsWith(`${build.version}.`)) {
    throw new Error(`${build.fullVersion} isn't a build of ${build.version}.`);
  }
  const known = knownBuilds(root);
  if (known.some((id) => compareBuilds(id, build.version as Build) === 0)) {
    throw new Error(`${BUILDS} knows ${build.version} already.`);
  }
  const older = known.find((id) => compareBuilds(id, build.version as Build) < 0);
  if (!older) {
    throw new Error(`${BUILDS} has no build that is older than ${build.version}.`);
  }
  const place = `  {version: '${older}', `;
  fs.writeFileSync(
    file,
    source
      .replace(place, () => rowOf(build) + place)
      .replace(/(buildsCheckedOn = ')[^']*/, `$1${checkedOn}`),
  );
  announce(root, `build('${checkedOn}', '${build.version}')`);
}

/**
 * A made-up build for copies of the project in which a made-up version is cut: the patch after the newest
 * one, so that no fact about another build changes.
 */
export const MADE_UP = newestBuild.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

/** Adds it to the project at `root`, seen on the day of the search. */
export function addMadeUpBuild(root: string, version: string): void {
  const day = new Date().toISOString().slice(0, 10);
  addBuild(
    root,
    {version, released: day, linuxManifest: '1234567890123456789', sources: ['made up']},
    day,
  );
}
