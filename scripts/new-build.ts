/**
 * `npm run new-build -- 1.0.6 --day 2026-11-30 --source "owner/name file (day)"`: tells the guide of a
 * new build of the game. The announcement, the feeds, data/status.json and the tables follow from it.
 */
import {parseArgs} from 'node:util';
import {newestVersion, seriesOf} from '../src/data/versions';
import {addBuild} from './lib/newBuild';
import {runScript} from './lib/runScript';

const HELP = `npm run new-build -- 1.0.6 --day 2026-11-30 --source "where it was seen (day)"
  --full 1.0.6.103500      the number that the server prints
  --steam 25300000         the build id of Steam
  --manifest 123…          the manifest of the Linux depot
  --tag v1.0.6.103500      the tag of the official image
  --source …               once for each source`;

/** What a person looks at. */
const nextSteps = (version: string) =>
  seriesOf(version) === seriesOf(newestVersion.id)
    ? `${version} is in the guide, and belongs to the edition ${newestVersion.id}. Look at:
  1. its DefaultPalWorldSettings.ini: npm run edition -- from <file> ${version}
  2. docs/getting-started/newer-versions.mdx and its Japanese page: what is known beyond the edition.
  3. src/data/arguments, openapi/source, docs/operate/messages.mdx: what its notes name.
  4. npm run check:types && npx vitest run src/data src/words`
    : `${version} is in the guide, and begins a series without an edition. Look at:
  1. docs/getting-started/newer-versions.mdx and its Japanese page: what is known of it.
  2. whether to cut an edition: npm run cut-version -- ${newestVersion.id} ${seriesOf(version)}`;

void runScript('new-build', () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      day: {type: 'string'},
      full: {type: 'string'},
      steam: {type: 'string'},
      manifest: {type: 'string'},
      tag: {type: 'string'},
      source: {type: 'string', multiple: true, default: []},
    },
  });
  const [version] = positionals;
  if (!version || !values.day) {
    throw new Error(HELP);
  }
  addBuild(
    process.cwd(),
    {
      version,
      released: values.day,
      fullVersion: values.full,
      steamBuild: values.steam,
      linuxManifest: values.manifest,
      imageTag: values.tag,
      sources: values.source,
    },
    new Date().toISOString().slice(0, 10),
  );
  console.log(nextSteps(version));
});
