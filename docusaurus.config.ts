import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {
  analyticsId,
  isAnalyticsConsentNeeded,
  baseUrl,
  currentLocale,
  isCookieHelperEnabled,
  siteUrl,
  repositoryUrl,
} from './src/config/environment';
import {clientScripts} from './src/config/clientScripts';
import {announcement, navbarItems, otherLanguages} from './src/config/frame';
import {pageTemplate} from './src/site/page-frame/template';
import {assertRestPagesExist, openapiPlugins} from './src/config/openapi';
import {redirects} from './src/config/redirects';
import {withNeighbours} from './src/config/sidebar/neighbours';
import {docsOptions} from './src/config/docs';
import {presetOptions} from './src/config/preset';
import {searchOptions} from './src/config/search';
import {defaultLocale, isDraft, languageOf, localePath, locales} from './src/data/locales';
import {firstTasks} from './src/components/LandingTasks/resolve';
import {docsVersion, rootVersion} from './src/data/versions';
import {wordsOf} from './src/words';
import {withPhrases} from './src/site/phrases/frontMatter';
import builtPagesPlugin from './src/site/built-pages';
import previewPlugin from './src/site/preview';
import searchPlugin from './src/site/search-index';
import {createPageHistory} from './src/site/prose/pageHistory';
import {
  createFrontMatterParser,
  createProsePreprocessor,
  editedFile,
} from './src/site/prose/sharedProse';

const siteDir = __dirname;
const shownLocales = [...locales, ...(isDraft(currentLocale) ? [currentLocale] : [])];
const {site} = wordsOf(currentLocale);
function warnOf(sourceFilePath: string, line: number | undefined, text: string): void {
  const file = editedFile(siteDir, path.resolve(siteDir, sourceFilePath), currentLocale);
  console.warn(`[WARNING] ${file}, line ${line ?? '?'}: ${text}`);
}

const previewNote = process.env.NODE_ENV === 'development' ? site.previewNote : undefined;
assertRestPagesExist();
const NO_THEME = {plain: {}, styles: []};

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/logo.svg',
  ssrTemplate: pageTemplate(rootVersion, docsVersion),
  url: siteUrl,
  baseUrl,
  trailingSlash: undefined,
  // src/browser/start/basePath.js replaces this banner, because it also names the right path.
  baseUrlIssueBanner: false,

  customFields: {
    otherLanguages: otherLanguages(currentLocale),
    tasks: firstTasks(rootVersion, currentLocale),
    previewNote,
  },

  onBrokenLinks: 'throw',
  // The tests build with --no-warnings, which turns these warnings into errors.
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  i18n: {
    defaultLocale,
    locales: shownLocales,
    localeConfigs: Object.fromEntries(
      shownLocales.map((locale) => {
        const {label, tag} = languageOf(locale);
        // A build of a single language would leave the language's folder out of the address.
        const address = `${baseUrl}${localePath(locale)}`;
        return [locale, {label, htmlLang: tag, direction: 'ltr', baseUrl: address}];
      }),
    ),
  },

  future: {
    experimental_vcs: createPageHistory(siteDir, currentLocale),
    // Docusaurus would give each language its own storage, but an announcement that a reader closed
    // must stay closed in every language.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },

  markdown: {
    preprocessor: createProsePreprocessor(siteDir, currentLocale),
    parseFrontMatter: withPhrases(
      withNeighbours(createFrontMatterParser(siteDir, currentLocale)),
      currentLocale,
    ),
    hooks: {
      onBrokenMarkdownLinks: ({sourceFilePath, url, node}) =>
        warnOf(
          sourceFilePath,
          node.position?.start.line,
          `the page of the link ${url} does not exist in the version of ${sourceFilePath}.`,
        ),
      onBrokenMarkdownImages: ({sourceFilePath, url, node}) =>
        warnOf(sourceFilePath, node.position?.start.line, `the picture ${url} does not exist.`),
    },
  },

  clientModules: [
    './src/browser/clientModules/translatedPages.ts',
    './src/browser/clientModules/docsFrame.ts',
    './src/browser/clientModules/validHash.ts',
    './src/browser/clientModules/textButtons.ts',
    './src/browser/clientModules/offlineLinks.ts',
    './src/browser/clientModules/pendingPage.ts',
    './src/browser/clientModules/readingPosition.ts',
    './src/browser/clientModules/scrollRestoration.ts',
  ],
  scripts: clientScripts(baseUrl, isCookieHelperEnabled),
  presets: [['@docusaurus/preset-classic', presetOptions]],
  plugins: [
    ['./src/site/docs-plugin/index.ts', docsOptions],
    './src/site/prose/index.ts',
    './src/site/later-facts/index.ts',
    './src/site/social-cards/index.ts',
    ['./src/site/data-files/index.ts', {repositoryUrl}],
    // Objects instead of paths let these plugins and the search share what they have read.
    builtPagesPlugin,
    './src/site/page-frame/index.ts',
    [
      './src/site/analytics/index.ts',
      {trackingId: analyticsId, needsConsent: isAnalyticsConsentNeeded},
    ],
    './src/site/unused-code/index.ts',
    './src/site/theme-snippets/index.ts',
    './src/site/version-routes/index.ts',
    './src/site/bundle-list/index.ts',
    previewPlugin,
    ['@docusaurus/plugin-client-redirects', redirects],
    ...openapiPlugins,
  ],
  themes: [[searchPlugin, searchOptions]],

  themeConfig: {
    image: 'img/cards/site.png',
    metadata: [{name: 'theme-color', content: '#0b6170'}],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    announcementBar: announcement(currentLocale),
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: site.navbar.title,
      logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
      items: navbarItems(currentLocale, previewNote),
    },
    footer: {
      style: 'dark',
      copyright: site.copyright,
    },
    prism: {theme: NO_THEME, darkTheme: NO_THEME},
  } satisfies UserThemeConfig,
} satisfies Config;
