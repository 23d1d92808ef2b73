/**
 * `npm run sync`: writes what follows from the sidebar in src/config/sidebar: the sidebars of older
 * versions, which Docusaurus wants as JSON, and for each page of a version its file in docs/ or
 * versioned_docs/, which only names the words in src/content. Files that are there stay as they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {latestVersion, versionIds, type VersionId} from '../src/data/versions';

/** The folder with the pages of a version. */
export function pagesFolder(version: VersionId): string {
  return version === latestVersion.id ? 'docs' : `versioned_docs/version-${version}`;
}

/** The pages that stand in the sidebar of a version, without those that `npm run generate` writes. */
export function pagesInSidebar(version: VersionId): readonly string[] {
  const pagesOf = (items: readonly unknown[]): string[] =>
    items.flatMap((item) =>
      typeof item === 'string' ? [item] : pagesOf((item as {items: readonly unknown[]}).items),
    );
  return pagesOf(sidebarFor(version)).filter((page) => !page.startsWith('api/rest-api/'));
}

/** The sidebars to write, by path from the root of the project. */
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

/** The files of pages that a sidebar names and that are not there yet. */
export function missingPages(): ReadonlyMap<string, string> {
  return new Map(
    versionIds
      .flatMap((version) =>
        pagesInSidebar(version).map(
          (page) => [`${pagesFolder(version)}/${page}.mdx`, `<Shared page="${page}" />\n`] as const,
        ),
      )
      .filter(([file]) => !fs.existsSync(file)),
  );
}

if (process.argv[1]?.endsWith('sync.ts')) {
  for (const [file, content] of [...sidebarFiles(), ...missingPages()]) {
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
      console.log(`wrote ${file}`);
    }
  }
}
