import path from 'node:path';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Options} from '@docusaurus/plugin-content-docs';
import {docsVersion, rootVersion, versionPath, versions} from '../data/versions';
import {defaultLocale, isLocale} from '../data/locales';
import {editedFile} from '../site/prose/sharedProse';
import {pageFile} from '../words/pageFiles';
import {pagePlugins} from '../site/mdx/pagePlugins';
import {baseUrl, builtVersions, currentLocale, repositoryUrl, siteUrl} from './environment';

const siteDir = process.cwd();
/** Docusaurus calls the version in `docs/` "current", whatever its label is. */
const docusaurusName = (id: string) => (id === docsVersion ? 'current' : id);

export const docsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // The OpenAPI plugin also writes a page about the whole description, which is empty.
  exclude: [...GlobExcludeDefault, '**/*.info.mdx'],
  breadcrumbs: true,
  showLastUpdateTime: true,
  lastVersion: docusaurusName(rootVersion),
  includeCurrentVersion: true,
  onlyIncludeVersions: builtVersions.map(docusaurusName),
  versions: Object.fromEntries(
    versions
      .filter(({id}) => builtVersions.includes(id))
      .map(({id}) => [
        docusaurusName(id),
        {label: id, path: versionPath(id).replace(/\/$/, ''), banner: 'none' as const},
      ]),
  ),
  ...pagePlugins({siteDir, locale: currentLocale, baseUrl, siteUrl, repositoryUrl}),
  // An older edition's file may be a single line, so the link leads to the words.
  editUrl: ({versionDocsDirPath, docPath, locale}) => {
    if (!repositoryUrl) {
      return undefined;
    }
    const own = isLocale(locale) ? locale : defaultLocale;
    const isOriginal = own === defaultLocale;
    const edited = docPath.endsWith('.api.mdx')
      ? `openapi/source/${isOriginal ? 'openapi' : `overlay.${own}`}.yaml`
      : isOriginal
        ? editedFile(siteDir, path.join(siteDir, versionDocsDirPath, docPath), own)
        : pageFile(siteDir, docPath.replace(/\.mdx$/, ''), own);
    return `${repositoryUrl}/edit/main/${edited}`;
  },
} satisfies Options;
