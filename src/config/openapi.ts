/**
 * The REST API pages: one entry per version and language for docusaurus-plugin-openapi-docs.
 *
 * The plugin reads the description and hands each operation to our `markdownGenerators`, which make a small
 * page of it (src/site/rest/pages.ts). Its theme, docusaurus-theme-openapi-docs, is not registered: it would
 * add megabytes of script to every page, its reference is empty without JavaScript, and its send button
 * cannot reach a game server from a web page. What is used of it, DEPENDENCIES.md says.
 *
 * `npm run generate` (scripts/generate.ts) runs before every start and build.
 */
import fs from 'node:fs';
import type {PluginConfig} from '@docusaurus/types';
import {newestVersion, type VersionId} from '../data/versions';
import {restVersions} from '../data/features';
import {handedOver} from '../core/rest';
import {operationPage} from '../site/rest/pages';
import {defaultLocale, locales, type Locale} from '../data/locales';
import {pagesFolder} from '../words/pageFiles';

/** The folder of a version's generated pages. Beside them it holds the overview and nothing else. */
export function restPagesDir(version: VersionId, locale: Locale): string {
  return `${pagesFolder(version, locale)}/api/rest-api`;
}

/** The description in a language; those with an overlay applied are written by `npm run generate`. */
export const specPath = (version: VersionId, locale: Locale): string =>
  locale === defaultLocale
    ? `openapi/${version}/openapi.yaml`
    : `.docusaurus/openapi/${version}.${locale}.yaml`;

const entryOf = (version: VersionId, locale: Locale) => ({
  specPath: specPath(version, locale),
  outputDir: restPagesDir(version, locale),
  // Our pages bring their own front matter; the plugin's would carry the whole description.
  template: 'src/config/openapi-page.mustache',
  markdownGenerators: {
    createApiPageMD: ({api, title}: {api: Parameters<typeof handedOver>[0]; title: string}) =>
      operationPage(version, locale, handedOver({...api, summary: title})),
    // The overview is a page like others; scripts/generate.ts drops this one.
    createInfoPageMD: () => '',
  },
});

/** The plugin has commands only (gen-api-docs and its like), nothing that a build or the preview runs. */
const isGenerating = process.argv.some((word) => word.includes('api-docs'));

/**
 * Only for those commands: every reader gets the configuration of the site with every page, and this
 * holds an entry for each version in each language.
 */
export const openapiPlugins: readonly PluginConfig[] = isGenerating
  ? [
      [
        'docusaurus-plugin-openapi-docs',
        {
          id: 'rest-api',
          docsPluginId: 'default',
          config: Object.fromEntries(
            restVersions.flatMap((version) =>
              locales.map((locale) => [`${version}-${locale}`, entryOf(version, locale)]),
            ),
          ),
        },
      ],
    ]
  : [];

/** The sidebars name the generated pages; without them the build would only say that ids are missing. */
export function assertRestPagesExist(): void {
  if (
    !isGenerating &&
    !fs.existsSync(`${restPagesDir(newestVersion.id, defaultLocale)}/info.mdx`)
  ) {
    throw new Error(
      'The pages of the REST API are not generated yet. Run "npm run generate" once, or use "npm start" and "npm run build", which do it.',
    );
  }
}
