import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareBuilds, newestVersion, seriesOf, type Build} from '../src/data/versions';
import {announce, BUILDS, knownBuilds} from './lib/editions';
import {runScript} from './lib/runScript';

const HELP = `npm run new-build -- 1.0.6 --day 2026-11-30 --source "where it was seen (day)"
  --full 1.0.6.103500      the number that the server prints
  --steam 25300000         the build id of Steam
  --manifest 123…          the manifest of the Linux depot
  --tag v1.0.6.103500      the tag of the official image
  --source …               once for each source`;

export interface KnownBuild {
  readonly version: string;
  readonly fullVersion?: string | undefined;
  readonly released: string;
  readonly steamBuilds?: readonly string[] | undefined;
  readonly linuxManifest?: string | undefined;
  readonly imageTag?: string | undefined;
  readonly source: readonly string[];
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Adds a build; `checkedOn` is the ISO date of the last search. Throws for wrong input. */
export function addBuild(root: string, build: KnownBuild, checkedOn: string): void {
  const version = build.version as Build;
  if (!/^\d+(?:\.\d+){2,3}$/.test(version)) {
    throw new Error(`"${version}" isn't a version: look at the other rows of ${BUILDS}.`);
  }
  const known = knownBuilds(root);
  if (known.some((id) => compareBuilds(id, version) === 0)) {
    throw new Error(`${BUILDS} knows ${version} already.`);
  }
  const older = known.find((id) => compareBuilds(id, version) < 0);
  if (!older) {
    throw new Error(`${BUILDS} has no build that is older than ${version}.`);
  }
  const fields = Object.entries(build).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${name}: ${quoted(value)}`]
      : Array.isArray(value)
        ? [`${name}: [${value.map(String).map(quoted).join(', ')}]`]
        : [],
  );
  const file = path.join(root, BUILDS);
  const place = `  {version: '${older}', `;
  fs.writeFileSync(
    file,
    fs
      .readFileSync(file, 'utf8')
      .replace(place, () => `  {${fields.join(', ')}},\n${place}`)
      .replace(/(buildsCheckedOn = ')[^']*/, `$1${checkedOn}`),
  );
  announce(root, `build('${checkedOn}', '${version}')`);
}

const nextSteps = (version: string) =>
  seriesOf(version) === seriesOf(newestVersion.id)
    ? `${version} is in the guide, and belongs to the edition ${newestVersion.id}. Look at:
  1. its DefaultPalWorldSettings.ini: npm run edition -- from <file> ${version}
  2. docs/getting-started/your-version.mdx and its Japanese page, #beyond: what is known beyond the edition.
  3. src/data/arguments, openapi/source, docs/operate/messages.mdx: what its notes name.
  4. npm run check:types && npx vitest run src/data src/words`
    : `${version} is in the guide, and begins a series without an edition. Look at:
  1. docs/getting-started/your-version.mdx and its Japanese page, #beyond: what is known of it.
  2. whether to cut an edition: npm run edition -- cut ${newestVersion.id} ${seriesOf(version)}`;

runScript('new-build', () => {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ...{day: text, full: text, manifest: text, tag: text},
      steam: {type: 'string', multiple: true},
      source: {type: 'string', multiple: true, default: []},
    },
  });
  const [version] = positionals;
  if (!version || !values.day || values.source.length === 0) {
    throw new Error(HELP);
  }
  const build: KnownBuild = {
    version,
    fullVersion: values.full,
    released: values.day,
    steamBuilds: values.steam,
    linuxManifest: values.manifest,
    imageTag: values.tag,
    source: values.source,
  };
  addBuild('.', build, new Date().toISOString().slice(0, 10));
  console.log(nextSteps(version));
});
