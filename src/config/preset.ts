import type {Options} from '@docusaurus/preset-classic';
import {pagePlugins} from '../site/mdx/pagePlugins';
import {baseUrl, currentLocale} from './environment';
import {sitemapOptions} from './sitemap';

export const presetOptions = {
  // src/site/docs-plugin registers the docs plugin with the options of docs.ts.
  docs: false,
  pages: pagePlugins({siteDir: process.cwd(), locale: currentLocale, baseUrl}),
  blog: false,
  sitemap: sitemapOptions,
  // package.json leaves out this plugin and the search of Algolia.
  debug: false,
  svgr: false,
  theme: {
    customCss: ['tokens', 'custom', 'forms', 'pictograms'].map((name) => `./src/css/${name}.css`),
  },
} satisfies Options;
