/**
 * `npm run generate`: writes what Docusaurus reads as files and we keep elsewhere: the words of
 * src/words for its translations, and the pages of the REST API, for every version and language.
 *
 * Runs before `npm start` and `npm run build`. The plugin runs only when the words of a page, its
 * template or the plugin itself changed. The folders of the REST API are emptied first, because it
 * never overwrites a file and a page must go when its operation goes. Only the overview stays: it is
 * a page like others.
 */
import './lib/showHidden';
import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {restPagesDir} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restOperationsForVersion} from '../src/core/rest';
import {defaultLocale, locales} from '../src/data/locales';
import {restVersions} from '../src/data/features';
import type {VersionId} from '../src/data/versions';
import {operationPage, overviewId} from '../src/site/rest/pages';

for (const [file, messages] of translationFiles()) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

const folders = restVersions.flatMap((version) =>
  locales.map((locale) => ({version, locale, folder: restPagesDir(version, locale)})),
);

/** What the plugin makes the pages of. The description is in them. */
const wanted = hashOf([
  fs.readFileSync('node_modules/docusaurus-plugin-openapi-docs/package.json', 'utf8'),
  fs.readFileSync('src/config/openapi-page.mustache', 'utf8'),
  ...folders.flatMap(({version, locale}) =>
    idsOf(version).map((id) => operationPage(version, locale, id)),
  ),
]);
const RECORD = 'node_modules/.cache/guide/rest-pages.txt';

if (fs.existsSync(RECORD) && fs.readFileSync(RECORD, 'utf8') === record()) {
  console.log('The REST API pages are up to date.');
} else {
  writePages();
  fs.mkdirSync(path.dirname(RECORD), {recursive: true});
  fs.writeFileSync(RECORD, record());
  console.log(`Wrote ${folders.length} folders of REST API pages.`);
}

function writePages(): void {
  for (const {folder} of folders) {
    for (const name of generatedIn(folder)) {
      fs.rmSync(path.join(folder, name));
    }
  }
  execFileSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DOCUSAURUS_CURRENT_LOCALE: defaultLocale},
    },
  );
  for (const {version, folder} of folders) {
    useNamesOfPages(folder);
    const ids = idsOf(version);
    const written = generatedIn(folder);
    const missing = ids.filter((id) => !written.includes(`${id}.mdx`));
    if (missing.length > 0 || written.length !== ids.length) {
      throw new Error(
        `${folder} should hold ${ids.length} pages, but has ${written.length}. Missing: ${missing.join(', ') || 'none'}. The messages of docusaurus-plugin-openapi-docs above say why.`,
      );
    }
  }
}

/** What the pages are made of, and the pages as they are now: an edit there is undone. */
function record(): string {
  const files = folders.flatMap(({folder}) =>
    generatedIn(folder).map((name) => path.join(folder, name)),
  );
  return `${wanted} ${hashOf(files.flatMap((file) => [file, fs.readFileSync(file, 'utf8')]))}`;
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}

function idsOf(version: VersionId): readonly string[] {
  return restOperationsForVersion(version, defaultLocale).map(({id}) => id);
}

/** The files in a folder of the REST API but the overview, whose words are written by hand. */
function generatedIn(folder: string): readonly string[] {
  return (fs.existsSync(folder) ? fs.readdirSync(folder) : []).filter(
    (name) => name !== `${overviewId}.mdx`,
  );
}

/**
 * The plugin writes kick.api.mdx and an overview of its own, palworld-rest-api.info.mdx. Links between
 * pages name files, so the files get the plain names that writers expect.
 */
function useNamesOfPages(folder: string): void {
  for (const name of generatedIn(folder)) {
    if (name.endsWith('.info.mdx')) {
      fs.rmSync(path.join(folder, name));
    } else {
      fs.renameSync(path.join(folder, name), path.join(folder, name.replace('.api.mdx', '.mdx')));
    }
  }
}
