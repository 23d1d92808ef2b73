import fs from 'node:fs';
import path from 'node:path';
import {pagesOf} from '../src/config/sidebar/addresses';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {defaultLocale, locales} from '../src/data/locales';
import {allVersions, docsVersion, type VersionId} from '../src/data/versions';
import {restOperations} from '../src/data/rest/operations';
import {editionWithWords, pageFile, pagesFolder, pagesIn, sharedLine} from '../src/words/pageFiles';
import {runScript} from './lib/runScript';

const olderVersions = allVersions.map(({id}) => id).filter((id) => id !== docsVersion);

const generated = new Set(Object.keys(restOperations).map((id) => `api/rest-api/${id}`));

/** Lists a version's pages that people write, as paths below `docs/`. */
export function pagesInSidebar(version: VersionId): readonly string[] {
  return pagesOf(sidebarFor(version)).filter((page) => !generated.has(page));
}

/** Gives the contents of Docusaurus' list of versions and of the older sidebars, by path. */
export function sidebarFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['versions.json', `${JSON.stringify(olderVersions)}\n`],
    ...olderVersions.map(
      (version) =>
        [
          `versioned_sidebars/version-${version}-sidebars.json`,
          `${JSON.stringify({defaultSidebar: sidebarFor(version)}, null, 2)}\n`,
        ] as const,
    ),
  ]);
}

/** Returns older versions' files that only show a newer version's page. */
export function sharedPages(): ReadonlyMap<string, string> {
  return new Map(
    olderVersions.flatMap((version) =>
      pagesInSidebar(version)
        .filter((page) => editionWithWords('.', page) !== version)
        .map(
          (page) =>
            [
              `${pagesFolder(version)}/${page}.mdx`,
              sharedLine(page, pageFile('.', page, defaultLocale)),
            ] as const,
        ),
    ),
  );
}

/** Returns older versions' files that no sidebar names, or whose words a newer version has. */
export function filesToRemove(): readonly string[] {
  const wanted = sharedPages();
  return olderVersions.flatMap((version) =>
    locales.flatMap((locale) => {
      const folder = pagesFolder(version, locale);
      return pagesIn(folder)
        .filter((page) => editionWithWords('.', page) !== version)
        .map((page) => `${folder}/${page}.mdx`)
        .filter((file) => !wanted.has(file));
    }),
  );
}

runScript('sync', () => {
  for (const [file, content] of [...sidebarFiles(), ...sharedPages()]) {
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
  }
  for (const file of filesToRemove()) {
    fs.rmSync(file);
    console.log(`removed ${file}`);
  }
});
