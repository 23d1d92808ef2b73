import path from 'node:path';
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
    const file = path.join(siteDir, versionDocsDirPath, docPath);
    const words =
      isLocale(locale) && locale !== defaultLocale
        ? pageFile(siteDir, docPath.replace(/\.mdx$/, ''), locale)
        : editedFile(siteDir, file, defaultLocale);
    return `${repositoryUrl}/edit/main/${words}`;
  },
} satisfies Options;
