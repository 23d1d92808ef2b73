/**
 * The REST API pages: one entry per version and language for docusaurus-plugin-openapi-docs.
 *
 * The plugin reads the description, and its `markdownGenerators` write our own small pages
 * (src/build/rest/pages.ts). Its theme, docusaurus-theme-openapi-docs, is not loaded: it would add
 * megabytes of script to every page, its reference is empty without JavaScript, and its send button
 * cannot reach a game server from a web page. The pages use the classic doc page instead.
 *
 * `npm run generate` (scripts/generate.ts) runs before every start and build.
 */
import fs from 'node:fs';
import type {PluginConfig} from '@docusaurus/types';
import {latestVersion, type VersionId} from '../data/versions';
import {restVersions} from '../data/features';
import {operationPage, overviewPage} from '../build/rest/pages';
import {defaultLocale, locales, type Locale} from '../data/locales';

/** The folder of a version's generated pages. Nothing else may live in it. */
export function restPagesDir(version: VersionId, locale: Locale): string {
  const isLatest = version === latestVersion.id;
  const docs =
    locale === defaultLocale
      ? isLatest
        ? 'docs'
        : `versioned_docs/version-${version}`
      : `i18n/${locale}/docusaurus-plugin-content-docs/${isLatest ? 'current' : `version-${version}`}`;
  return `${docs}/api/rest-api`;
}

const entries = restVersions.flatMap((version) =>
  locales.map((locale) => [
    `${version}-${locale}`,
    {
      // The words of other languages are added by our generators; the plugin only needs the operations.
      specPath: `openapi/${version}/openapi.yaml`,
      outputDir: restPagesDir(version, locale),
      // Our pages bring their own front matter; the plugin's would carry the whole description.
      template: 'src/config/openapi-page.mustache',
      markdownGenerators: {
        createApiPageMD: ({id}: {id: string}) => operationPage(version, locale, id),
        createInfoPageMD: overviewPage,
      },
    },
  ]),
);

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
          docsPluginId: 'classic',
          config: Object.fromEntries(entries) as Readonly<Record<string, object>>,
        },
      ],
    ]
  : [];

/** The sidebars name the generated pages; without them the build would only say that ids are missing. */
export function assertRestPagesExist(): void {
  if (!isGenerating && !fs.existsSync(restPagesDir(latestVersion.id, defaultLocale))) {
    throw new Error(
      'The pages of the REST API are not generated yet. Run "npm run generate" once, or use "npm start" and "npm run build", which do it.',
    );
  }
}
