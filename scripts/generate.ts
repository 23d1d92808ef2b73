import './lib/showHidden';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {stringify} from 'yaml';
import {restPagesDir, specPath} from '../src/config/openapi';
import {translationFiles} from '../src/config/translations';
import {restVersions} from '../src/data/features';
import {defaultLocale, locales} from '../src/data/locales';
import {readSpec} from '../src/data/rest/spec';
import {hashOfFolders} from '../src/site/filesBelow';
import {overviewId} from '../src/site/rest/pages';
import {write} from '../src/site/write';

const STAMP = '.docusaurus/openapi/stamp';
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const plugin = 'node_modules/docusaurus-plugin-openapi-docs/lib';
const sources = ['words', 'site/rest', 'core/rest', 'data/rest', 'config'].map((at) => `src/${at}`);
const editions = restVersions.flatMap((version) => locales.map((locale) => ({version, locale})));
const folders = editions.map(({version, locale}) => restPagesDir(version, locale));
const stamp = () => hashOfFolders('.', ['openapi', plugin, ...sources, ...folders]);

for (const [file, messages] of translationFiles()) {
  write(file, `${JSON.stringify(messages, null, 2)}\n`);
}
if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp()) {
  console.log('The REST API pages are up to date.');
} else {
  for (const {version, locale} of editions.filter((edition) => edition.locale !== defaultLocale)) {
    write(specPath(version, locale), stringify(readSpec(version, locale)));
  }
  for (const folder of folders.filter((name) => fs.existsSync(name))) {
    // The plugin neither overwrites nor removes pages, so the old ones go first.
    const old = fs.readdirSync(folder).filter((name) => name !== `${overviewId}.mdx`);
    old.forEach((name) => fs.rmSync(`${folder}/${name}`));
  }
  const env = {...process.env, DOCUSAURUS_CURRENT_LOCALE: defaultLocale};
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {stdio: [...stdio], env});
  write(STAMP, stamp());
  console.log('Wrote the pages of the REST API.');
}
