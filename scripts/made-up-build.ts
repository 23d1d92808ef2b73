/** A made-up build for copies of the project in which a made-up version is cut. */
import fs from 'node:fs';
import path from 'node:path';
import {compareBuilds, latestVersion, seriesOf, type Build} from '../src/data/versions';

/** A version between the newest edition and the next series, so that no other fact changes. */
export const MADE_UP = `${seriesOf(latestVersion.id)}.8999`;

/** Adds a build to the list of the project at `root`, where it belongs by its number. */
export function addMadeUpBuild(root: string, version: string): void {
  const file = path.join(root, 'src/data/builds.ts');
  const source = fs.readFileSync(file, 'utf8');
  // From the file, in which made-up builds may stand already.
  const known = [...source.matchAll(/^ {2}\{version: '(?<id>[\d.]+)'.*?(?<day>\d{4}-\d\d-\d\d)/gm)];
  const older = known.find(
    ({groups}) => compareBuilds(groups!.id as Build, version as Build) < 0,
  )?.groups;
  const start = `  {version: '${older?.id}', `;
  if (!older) {
    throw new Error(`${file} has no build older than ${version} to stand below it.`);
  }
  const record = `  {version: '${version}', released: '${older.day}', linuxManifest: '1234567890123456789'},\n`;
  fs.writeFileSync(file, source.replace(start, `${record}${start}`));
}
