/**
 * Writes what Docusaurus wants as JSON and we keep as data: the sidebars of older versions and the
 * Japanese words of the sidebars. Run it after a change in src/config/sidebar or src/data/versions.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {categoryWords, type CategoryId} from '../src/config/sidebar/words';
import {isAtLeast, latestVersion, versionIds, type VersionId} from '../src/data/versions';

/** The files to write, by path from the root of the project. */
export function sidebarFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string, value: unknown) =>
    files.set(file, `${JSON.stringify(value, null, 2)}\n`);
  for (const version of versionIds) {
    const isLatest = version === latestVersion.id;
    if (!isLatest) {
      add(`versioned_sidebars/version-${version}-sidebars.json`, {
        defaultSidebar: sidebarFor(version),
      });
    }
    const name = isLatest ? 'current' : `version-${version}`;
    add(`i18n/ja/docusaurus-plugin-content-docs/${name}.json`, japaneseWords(version));
  }
  return files;
}

function japaneseWords(version: VersionId) {
  const ids = (Object.keys(categoryWords.en) as CategoryId[]).filter(
    (id) => id !== 'rest-api' || isAtLeast(version, '0.2.4.0'),
  );
  const entries = ids.flatMap((id) => {
    const key = `sidebar.defaultSidebar.category.${categoryWords.en[id].label}`;
    const {label, description} = categoryWords.ja[id];
    return [
      [key, {message: label}],
      [`${key}.link.generated-index.title`, {message: label}],
      [`${key}.link.generated-index.description`, {message: description}],
    ];
  });
  return {'version.label': {message: version}, ...(Object.fromEntries(entries) as object)};
}

if (process.argv[1]?.endsWith('sync-sidebars.ts')) {
  for (const [file, content] of sidebarFiles()) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
    console.log(`wrote ${file}`);
  }
}
