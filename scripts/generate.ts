/**
 * `npm run generate`: writes what Docusaurus reads as files and we keep elsewhere: the words of
 * src/words for its translations, and the pages of the REST API, for every version and language.
 *
 * Runs before `npm start` and `npm run build`. The folders of the REST API are emptied first, because
 * the plugin never overwrites a file and a page must go when its operation goes.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {restPagesDir} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restOperationsForVersion} from '../src/core/rest';
import {defaultLocale, locales} from '../src/data/locales';
import {restVersions} from '../src/data/features';
import {overviewId} from '../src/build/rest/pages';

for (const [file, messages] of translationFiles()) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

const folders = restVersions.flatMap((version) =>
  locales.map((locale) => ({version, folder: restPagesDir(version, locale)})),
);

for (const {folder} of folders) {
  fs.rmSync(folder, {recursive: true, force: true});
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
  const wanted = [
    overviewId,
    ...restOperationsForVersion(version, defaultLocale).map(({id}) => id),
  ];
  const written = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const missing = wanted.filter((id) => !written.includes(`${id}.mdx`));
  if (missing.length > 0 || written.length !== wanted.length) {
    throw new Error(
      `${folder} should hold ${wanted.length} pages, but has ${written.length}. Missing: ${missing.join(', ') || 'none'}. The messages of docusaurus-plugin-openapi-docs above say why.`,
    );
  }
}
console.log(`Wrote ${folders.length} folders of REST API pages.`);

/**
 * The plugin writes kick.api.mdx and, after the title, palworld-rest-api.info.mdx. Links between
 * pages name files, so the files get the plain names that writers expect.
 */
function useNamesOfPages(folder: string): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const page = name.endsWith('.info.mdx')
      ? `${overviewId}.mdx`
      : name.replace('.api.mdx', '.mdx');
    fs.renameSync(path.join(folder, name), path.join(folder, page));
  }
}
