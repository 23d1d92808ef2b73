import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {docsOptions} from './src/config/docs';
import {
  analyticsId,
  isAnalyticsConsentNeeded,
  baseUrl,
  currentLocale,
  isCookieHelperEnabled,
  siteUrl,
} from './src/config/environment';
import {clientScripts} from './src/config/clientScripts';
import {navbarItems} from './src/config/navbar';
import {pageTemplate} from './src/build/page-frame/template';
import {assertRestPagesExist, openapiPlugins} from './src/config/openapi';
import {otherLanguages} from './src/config/otherLanguages';
import {redirects} from './src/config/redirects';
import {searchOptions} from './src/config/search';
import {announcement} from './src/config/announcement';
import {pagePlugins} from './src/build/mdx/pagePlugins';
import {defaultLocale, languageOf, locales} from './src/data/locales';
import {wordsOf} from './src/words';
import previewPlugin from './src/build/preview';
import {createPageHistory} from './src/build/prose/pageHistory';
import {
  createFrontMatterParser,
  createProsePreprocessor,
  editedFile,
} from './src/build/prose/sharedProse';

const siteDir = __dirname;
const {site} = wordsOf(currentLocale);
/** The live preview shows one language; the menu and the page for wrong addresses say so. */
const previewNote = process.env.NODE_ENV === 'development' ? site.previewNote : undefined;
assertRestPagesExist();
const NO_THEME = {plain: {}, styles: []};

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/logo.svg',
  ssrTemplate: pageTemplate,
  url: siteUrl,
  baseUrl,
  trailingSlash: undefined,
  // The head of every page says it, in the reader's language (src/browser/start/basePath.js).
  baseUrlIssueBanner: false,

  customFields: {otherLanguages: otherLanguages(currentLocale, baseUrl), previewNote},

  onBrokenLinks: 'throw',
  // The tests build with --no-warnings, which makes errors of these.
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(
      locales.map((locale) => {
        const {label, tag} = languageOf(locale);
        return [locale, {label, htmlLang: tag, direction: 'ltr'}];
      }),
    ),
  },

  future: {
    experimental_vcs: createPageHistory(siteDir, currentLocale),
    // All of v4 but the storage namespace: a theme or a closed announcement must survive the
    // switch of the language, and each language would get a namespace of its own.
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
    parseFrontMatter: createFrontMatterParser(siteDir, currentLocale),
    hooks: {
      onBrokenMarkdownLinks: ({sourceFilePath, url, node}) => {
        const file = editedFile(siteDir, path.resolve(siteDir, sourceFilePath), currentLocale);
        // What Docusaurus prints for 'warn', with the file that a writer edits.
        console.warn(
          `[WARNING] ${file}, line ${node.position?.start.line ?? '?'}: the page of the link ${url} does not exist in the version of ${sourceFilePath}.`,
        );
      },
      onBrokenMarkdownImages: 'warn',
    },
  },

  clientModules: [
    './src/browser/clientModules/translatedPages.ts',
    './src/browser/clientModules/docsFrame.ts',
    './src/browser/clientModules/validHash.ts',
    './src/browser/clientModules/copyButtons.ts',
    './src/browser/clientModules/offlineLinks.ts',
    './src/browser/clientModules/offlineCopy.ts',
    './src/browser/clientModules/pendingPage.ts',
    './src/browser/clientModules/readingPosition.ts',
    './src/browser/clientModules/scrollRestoration.ts',
  ],
  scripts: clientScripts({baseUrl, isCookieHelperEnabled}),
  presets: [
    [
      'classic',
      {
        docs: docsOptions,
        blog: false,
        pages: pagePlugins({siteDir, locale: currentLocale, baseUrl}),
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/custom.css',
            './src/css/forms.css',
            './src/css/code.css',
          ],
        },
        sitemap: {
          ignorePatterns: ['/**/search', '/search'],
          lastmod: 'date',
          changefreq: null,
          priority: null,
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './src/build/prose/index.ts',
    './src/build/social-cards/index.ts',
    './src/build/data-files/index.ts',
    './src/build/feeds/index.ts',
    './src/build/markdown-twins/index.ts',
    './src/build/print/index.ts',
    ['./src/build/page-frame/index.ts', {baseUrl}],
    [
      './src/build/analytics/index.ts',
      {trackingId: analyticsId, needsConsent: isAnalyticsConsentNeeded},
    ],
    './src/build/unused-code/index.ts',
    './src/build/page-titles/index.ts',
    './src/build/version-routes/index.ts',
    './src/build/page-styles/index.ts',
    // Not by its path: it shares what it reads with the plugins for Markdown.
    previewPlugin,
    './src/build/bundle-report/index.ts',
    ['@docusaurus/plugin-client-redirects', redirects],
    ...openapiPlugins,
  ],
  // Wraps @easyops-cn/docusaurus-search-local.
  themes: [['./src/build/search-index/index.ts', searchOptions]],

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
      hideOnScroll: true,
      items: navbarItems(site.navbar, previewNote),
    },
    footer: {
      style: 'dark',
      copyright: site.copyright,
    },
    // Code is coloured by src/core/highlight while the site is built; the theme's own way is not used.
    prism: {theme: NO_THEME, darkTheme: NO_THEME},
  } satisfies ThemeConfig,
} satisfies Config;
