import './lib/showHidden';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {restPagesDir, specPath} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restVersions} from '../src/data/features';
import {defaultLocale, locales} from '../src/data/locales';
import {readSpec} from '../src/data/rest/spec';
import {filesBelow, hashOfFolders} from '../src/site/filesBelow';
import {overviewId} from '../src/site/rest/pages';

const STAMP = '.docusaurus/openapi/stamp';
const editions = restVersions.flatMap((version) => locales.map((locale) => ({version, locale})));
const folders = editions.map(({version, locale}) => restPagesDir(version, locale));
const plugin = 'node_modules/docusaurus-plugin-openapi-docs/lib';
const sources = ['words', 'site/rest', 'core/rest', 'data/rest', 'config'];

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const pages = (): readonly string[] =>
  folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
    .filter((file) => !file.endsWith(`/${overviewId}.mdx`));

const stamp = (): string =>
  hashOfFolders('.', [plugin, ...sources.map((name) => `src/${name}`), ...folders, 'openapi']);

translationFiles().forEach((messages, file) =>
  write(file, `${JSON.stringify(messages, null, 2)}\n`),
);
if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp()) {
  console.log('The REST API pages are up to date.');
} else {
  // The plugin never overwrites a file, and a page must go when its operation goes.
  pages().forEach((file) => fs.rmSync(file));
  for (const {version, locale} of editions.filter((edition) => edition.locale !== defaultLocale)) {
    write(specPath(version, locale), stringify(readSpec(version, locale)));
  }
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_CURRENT_LOCALE: defaultLocale},
  });
  for (const file of pages()) {
    if (file.endsWith('.info.mdx')) {
      fs.rmSync(file);
    } else {
      fs.renameSync(file, file.replace('.api.mdx', '.mdx'));
    }
  }
  write(STAMP, stamp());
  console.log(`Wrote ${pages().length} pages of the REST API.`);
}
