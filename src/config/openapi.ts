/**
 * The theme of docusaurus-plugin-openapi-docs isn't registered, because it adds megabytes of script
 * to every page, and its reference is empty without scripts.
 */
import fs from 'node:fs';
import type {PluginConfig} from '@docusaurus/types';
import {newestVersion, type VersionId} from '../data/versions';
import {restVersions} from '../data/features';
import {handedOver} from '../core/rest';
import {operationPage} from '../site/rest/pages';
import {defaultLocale, locales, type Locale} from '../data/locales';
import {pagesFolder} from '../words/pageFiles';

export function restPagesDir(version: VersionId, locale: Locale): string {
  return `${pagesFolder(version, locale)}/api/rest-api`;
}

/** Returns the file of a description; `npm run generate` writes the files with an overlay. */
export const specPath = (version: VersionId, locale: Locale): string =>
  locale === defaultLocale
    ? `openapi/${version}/openapi.yaml`
    : `.docusaurus/openapi/${version}.${locale}.yaml`;

const entryOf = (version: VersionId, locale: Locale) => ({
  specPath: specPath(version, locale),
  outputDir: restPagesDir(version, locale),
  // The OpenAPI plugin's own template repeats the whole description in the front matter.
  template: 'src/config/openapi-page.mustache',
  markdownGenerators: {
    createApiPageMD: ({api, title}: {api: Parameters<typeof handedOver>[0]; title: string}) =>
      operationPage(version, locale, handedOver({...api, summary: title})),
    createInfoPageMD: () => '',
  },
});

const isGenerating = process.argv.some((word) => word.includes('api-docs'));

/** Only `npm run generate` has this plugin, because every reader downloads the configuration. */
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

/** Throws when the generated pages that the sidebars name are missing. */
export function assertRestPagesExist(): void {
  if (
    !isGenerating &&
    !fs.existsSync(`${restPagesDir(newestVersion.id, defaultLocale)}/info.api.mdx`)
  ) {
    throw new Error(
      'The pages of the REST API are not generated yet. Run "npm run generate" once, or use "npm start" and "npm run build", which do it.',
    );
  }
}
