/**
 * Writes the sidebars of older versions, which Docusaurus wants as JSON and we keep as data. Run it
 * after a change in src/config/sidebar, src/words/en/sidebar.json or src/data/versions.ts.
 */
import fs from 'node:fs';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {latestVersion, versionIds} from '../src/data/versions';

/** The files to write, by path from the root of the project. */
export function sidebarFiles(): ReadonlyMap<string, string> {
  return new Map(
    versionIds
      .filter((version) => version !== latestVersion.id)
      .map((version) => [
        `versioned_sidebars/version-${version}-sidebars.json`,
        `${JSON.stringify({defaultSidebar: sidebarFor(version)}, null, 2)}\n`,
      ]),
  );
}

if (process.argv[1]?.endsWith('sync-sidebars.ts')) {
  for (const [file, content] of sidebarFiles()) {
    fs.writeFileSync(file, content);
    console.log(`wrote ${file}`);
  }
}
