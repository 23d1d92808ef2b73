import fs from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {latestVersion, versions} from '../data/versions';
import {sharedPageOf} from '../build/prose/sharedProse';
import {pagePlugins} from '../build/mdx/pagePlugins';
import {baseUrl, builtVersions, currentLocale, repositoryUrl} from './environment';

const siteDir = process.cwd();
/** Docusaurus calls the version in `docs/` "current", whatever it is labelled. */
const docusaurusName = (id: string) => (id === latestVersion.id ? 'current' : id);

/** The one docs plugin: all versions, at the root of the site. */
export const docsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: false,
  breadcrumbs: true,
  showLastUpdateTime: true,
  lastVersion: 'current',
  includeCurrentVersion: true,
  onlyIncludeVersions: builtVersions.map(docusaurusName),
  versions: Object.fromEntries(
    versions
      .filter(({id}) => builtVersions.includes(id))
      .map(({id}) => [
        docusaurusName(id),
        {
          label: id,
          ...(id === latestVersion.id ? {path: '', banner: 'none' as const} : {path: id}),
        },
      ]),
  ),
  ...pagePlugins({siteDir, locale: currentLocale, baseUrl, repositoryUrl}),
  // The words of a page are in src/content; that is the file a reader wants to edit.
  editUrl: ({versionDocsDirPath, docPath, locale}) => {
    if (!repositoryUrl) {
      return undefined;
    }
    const file = path.join(versionDocsDirPath, docPath);
    const page = sharedPageOf(fs.readFileSync(path.join(siteDir, file), 'utf8'));
    return `${repositoryUrl}/edit/main/${page ? `src/content/${page}/${locale}.mdx` : file}`;
  },
} satisfies Options;
