/**
 * `npm run generate` writes what Docusaurus reads as files: the words of src/words as its
 * translations, and the pages of the REST API. The plugin for those takes a while, so it runs only
 * when something differs from the last time.
 */
import './lib/showHidden';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {restPagesDir, specPath} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restVersions} from '../src/data/features';
import {defaultLocale, locales} from '../src/data/locales';
import {readSpec} from '../src/data/rest/spec';
import {overviewId} from '../src/site/rest/pages';

const STAMP = '.docusaurus/openapi/stamp';
const SOURCES = ['openapi', 'src/words', 'src/site/rest', 'src/core/rest', 'src/data/rest'];
const editions = restVersions.flatMap((version) => locales.map((locale) => ({version, locale})));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const pages = (): readonly string[] =>
  editions
    .map(({version, locale}) => restPagesDir(version, locale))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => !file.endsWith(`/${overviewId}.mdx`));

function stamp(): string {
  const hash = createHash('sha256').update('node_modules/docusaurus-plugin-openapi-docs 5.2.0');
  const sources = SOURCES.flatMap((folder) =>
    fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
  ).filter((file) => /\.\w+$/.test(file) && fs.statSync(file).isFile());
  for (const file of [...sources, 'src/config/openapi.ts', ...pages()].sort()) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

translationFiles().forEach((messages, file) =>
  write(file, `${JSON.stringify(messages, null, 2)}\n`),
);
if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp()) {
  console.log('The REST API pages are up to date.');
} else {
  // The plugin never overwrites a file, and a page must go when its operation goes.
  pages().forEach((file) => fs.rmSync(file));
  for (const {version, locale} of editions.filter((each) => each.locale !== defaultLocale)) {
    write(specPath(version, locale), stringify(readSpec(version, locale)));
  }
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_CURRENT_LOCALE: defaultLocale},
  });
  for (const file of pages()) {
    // An overview that isn't ours, and kick.api.mdx: links between pages name files without such marks.
    if (file.endsWith('.info.mdx')) {
      fs.rmSync(file);
    } else {
      fs.renameSync(file, file.replace('.api.mdx', '.mdx'));
    }
  }
  write(STAMP, stamp());
  console.log(`Wrote ${pages().length} pages of the REST API.`);
}
