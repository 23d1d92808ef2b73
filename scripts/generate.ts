/**
 * `npm run generate`: writes what Docusaurus reads as files and we keep elsewhere: the words of
 * src/words for its translations, and the pages of the REST API, for every version and language.
 *
 * Runs before `npm start` and `npm run build`. The plugin for the pages runs only when one of them isn't as
 * it should be: it takes a while. It never overwrites a file, and a page must go when its operation goes, so
 * the folders are emptied first. Only the overview stays: it is a page like others.
 */
import './lib/showHidden';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {restPagesDir} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restOperationsForVersion} from '../src/core/rest';
import {defaultLocale, locales} from '../src/data/locales';
import {restVersions} from '../src/data/features';
import {operationPage, overviewId} from '../src/site/rest/pages';

for (const [file, messages] of translationFiles()) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

const editions = restVersions.flatMap((version) =>
  locales.map((locale) => ({version, locale, folder: restPagesDir(version, locale)})),
);

/** The pages by their files. */
const pages = new Map<string, string>(
  editions.flatMap(({version, locale, folder}) =>
    restOperationsForVersion(version, defaultLocale).map(
      ({id}) => [`${folder}/${id}.mdx`, operationPage(version, locale, id)] as const,
    ),
  ),
);

if (wrongFiles().length === 0) {
  console.log('The REST API pages are up to date.');
} else {
  writePages();
  console.log(`Wrote ${editions.length} folders of REST API pages.`);
}

/** The files that are there beside the overviews, whose words are written by hand. */
function writtenFiles(): readonly string[] {
  return editions
    .filter(({folder}) => fs.existsSync(folder))
    .flatMap(({folder}) => fs.readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => !file.endsWith(`/${overviewId}.mdx`));
}

/** The files that are missing, too many, or hold something else: an edit there is undone. */
function wrongFiles(): readonly string[] {
  const textOf = (file: string) => fs.existsSync(file) && fs.readFileSync(file, 'utf8');
  const files = new Set([...pages.keys(), ...writtenFiles()]);
  return [...files].filter((file) => textOf(file) !== pages.get(file));
}

function writePages(): void {
  writtenFiles().forEach((file) => fs.rmSync(file));
  execFileSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DOCUSAURUS_CURRENT_LOCALE: defaultLocale},
    },
  );
  for (const file of writtenFiles()) {
    // An overview of its own, palworld-rest-api.info.mdx, and kick.api.mdx: links between pages name
    // files, so these get the plain names that writers expect.
    if (file.endsWith('.info.mdx')) {
      fs.rmSync(file);
    } else {
      fs.renameSync(file, file.replace('.api.mdx', '.mdx'));
    }
  }
  const wrong = wrongFiles();
  if (wrong.length > 0) {
    throw new Error(
      `These pages are not as src/site/rest/pages.ts has them: ${wrong.join(', ')}. The messages of docusaurus-plugin-openapi-docs above say why.`,
    );
  }
}
