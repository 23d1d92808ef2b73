/**
 * Docusaurus classic with its stock search and API theme, with the words of the guide: all versions,
 * both languages. The REST pages are the API theme's own, from our descriptions.
 */
import fs from 'node:fs';
import path from 'node:path';
import {applyOverlay} from 'openapi-overlays-js/src/overlay.js';
import {parse, stringify} from 'yaml';
import {sidebarFor} from '../../../src/config/sidebar/sidebar';
import {
  newestVersion,
  rootVersion,
  versionIds,
  versionPath,
  type VersionId,
} from '../../../src/data/versions';
import {restVersions} from '../../../src/data/features';
import {markdownFile, type SitePage} from '../../lib/sitePages';
import {run} from '../../lib/work';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs';
const isNewest = (version: VersionId) => version === newestVersion.id;

function docsDir(version: VersionId, locale: 'en' | 'ja'): string {
  if (locale === 'ja') {
    return `${JAPANESE}/${isNewest(version) ? 'current' : `version-${version}`}`;
  }
  return isNewest(version) ? 'docs' : `versioned_docs/version-${version}`;
}

/** The file of a page; undefined for pages that Docusaurus or the API theme makes itself. */
function fileOf({version, locale, path: address}: SitePage): string | undefined {
  if (!version) {
    const pages = locale === 'ja' ? 'i18n/ja/docusaurus-plugin-content-pages' : 'src/pages';
    return address === 'markdown-page' ? `${pages}/${address}.md` : undefined;
  }
  if (/^category\/|^api\/rest-api\//.test(address)) {
    return undefined;
  }
  const file = address === '' ? 'intro' : address === 'api/rcon' ? 'api/rcon/index' : address;
  return `${docsDir(version, locale)}/${file}.md`;
}

/** Descriptions of the REST API per version and language, and where their pages go. */
function writeDescriptions(dir: string): object {
  const entries = restVersions.flatMap((version) =>
    (['en', 'ja'] as const).map((locale) => {
      const read = (name: string) =>
        parse(fs.readFileSync(`openapi/${version}/${name}`, 'utf8')) as object;
      const description =
        locale === 'ja'
          ? applyOverlay(read('openapi.yaml'), read('overlay.ja.yaml'))
          : read('openapi.yaml');
      // The name of the overview's file comes from the title, and must be the same in both languages.
      const info = (description as {info: {title: string}}).info;
      info.title = 'Palworld REST API';
      const file = `openapi/${version}.${locale}.yaml`;
      fs.mkdirSync(path.join(dir, 'openapi'), {recursive: true});
      fs.writeFileSync(path.join(dir, file), stringify(description));
      return [
        `${version}-${locale}`,
        {specPath: file, outputDir: `${docsDir(version, locale)}/api/rest-api`},
      ];
    }),
  );
  return Object.fromEntries(entries) as object;
}

/** Writes the sources of the site into `dir`; configuration and packages are there already. */
export function generateDocusaurus(dir: string, pages: readonly SitePage[]): void {
  for (const old of ['docs', 'versioned_docs', 'versioned_sidebars', 'i18n', 'src', 'openapi']) {
    fs.rmSync(path.join(dir, old), {recursive: true, force: true});
  }
  fs.copyFileSync(
    'bench/peers/docusaurus/docusaurus.config.mjs',
    path.join(dir, 'docusaurus.config.mjs'),
  );
  fs.cpSync('static/img', path.join(dir, 'static/img'), {recursive: true});
  fs.cpSync('i18n/ja', path.join(dir, 'i18n/ja'), {
    recursive: true,
    filter: (file) =>
      fs.statSync(file).isDirectory() || /version-.*\.json$|current\.json$/.test(file),
  });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  for (const page of pages) {
    const file = fileOf(page);
    if (file) {
      write(file, markdownFile(page, page.path === '' ? {slug: '/'} : {}));
    }
  }
  for (const version of versionIds) {
    const items = JSON.stringify(sidebarFor(version)).replaceAll(
      'api/rest-api/palwold-rest-api',
      'api/rest-api/palworld-rest-api',
    );
    const sidebar = `{"defaultSidebar":${items}}`;
    write(
      isNewest(version) ? 'sidebars.json' : `versioned_sidebars/version-${version}-sidebars.json`,
      sidebar,
    );
  }
  write('versions.json', JSON.stringify(versionIds.filter((version) => !isNewest(version))));
  write(
    'site.json',
    JSON.stringify({
      lastVersion: isNewest(rootVersion) ? 'current' : rootVersion,
      newest: {label: newestVersion.id, path: versionPath(newestVersion.id)},
      descriptions: writeDescriptions(dir),
    }),
  );
  run(['npx', 'docusaurus', 'gen-api-docs', 'all'], dir);
}
