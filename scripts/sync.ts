import fs from 'node:fs';
import {pagesOf} from '../src/config/sidebar/addresses';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {defaultLocale, locales} from '../src/data/locales';
import {allVersions, docsVersion, type VersionId} from '../src/data/versions';
import {restOperations} from '../src/data/rest/operations';
import {
  editionWithWords,
  hasWords,
  pageFile,
  pagesFolder,
  pagesIn,
  sharedLine,
  wordsFile,
} from '../src/words/pageFiles';
import {runScript} from './lib/runScript';
import {write} from '../src/site/write';

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

/** Returns files that show the words of a newer version, or of the only language that has them. */
export function sharedPages(): ReadonlyMap<string, string> {
  return new Map(
    allVersions.flatMap(({id}) =>
      pagesInSidebar(id).flatMap((page) => {
        const file = `${pagesFolder(id)}/${page}.mdx`;
        const isOwn = editionWithWords('.', page) === id;
        return (isOwn ? hasWords('.', file) : id === docsVersion)
          ? []
          : [
              [
                file,
                sharedLine(page, (isOwn ? wordsFile : pageFile)('.', page, defaultLocale)),
              ] as const,
            ];
      }),
    ),
  );
}

/** Returns files that no sidebar names, or whose words a newer version has. */
export function filesToRemove(): readonly string[] {
  const wanted = sharedPages();
  return allVersions.flatMap(({id}) =>
    locales.flatMap((locale) => {
      const folder = pagesFolder(id, locale);
      return pagesIn(folder)
        .filter((page) => editionWithWords('.', page) !== id)
        .map((page) => `${folder}/${page}.mdx`)
        .filter((file) => !wanted.has(file));
    }),
  );
}

runScript('sync', () => {
  for (const [file, content] of [...sidebarFiles(), ...sharedPages()]) {
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
      write(file, content);
      console.log(`wrote ${file}`);
    }
  }
  for (const file of filesToRemove()) {
    fs.rmSync(file);
    console.log(`removed ${file}`);
  }
});
