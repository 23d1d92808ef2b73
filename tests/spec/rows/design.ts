import {
  inFile,
  inPage,
  inScripts,
  installed,
  is,
  option,
  page,
  row,
  sitePage,
  triedBy,
} from '../checks';
import {newest, versions} from '../../support/addresses';
import {oldestVersion} from '../../../src/data/versions';

const withRest = versions.filter((version) => version !== oldestVersion.id);

const TOP = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'i18n',
  'src',
  'static',
  'openapi',
  'package.json',
  'tsconfig.json',
  '.github',
  'tests',
];

export const design = [
  row(
    'Docusaurus 3.10 makes the site',
    installed('@docusaurus/core', '3.10'),
    inPage('/1.0/', /<meta name="?generator"? content="Docusaurus v3\.10/),
  ),
  row(
    'The classic preset configures docs, single pages, sitemap and theme',
    installed('@docusaurus/preset-classic', '3.10'),
    option('presets.0.0', '@docusaurus/preset-classic'),
    sitePage('404'),
    sitePage('accessibility'),
  ),
  row(
    'The classic theme shows the pages',
    installed('@docusaurus/theme-classic', '3.10'),
    inPage('/1.0/getting-started/requirements', 'theme-doc-sidebar-container'),
  ),
  row(
    'docusaurus-search-local brings the search',
    installed('@easyops-cn/docusaurus-search-local'),
    inFile('src/site/search-index/index.ts', "'@easyops-cn/docusaurus-search-local'"),
    sitePage('search'),
  ),
  row(
    'docusaurus-plugin-openapi-docs makes the pages of the REST API',
    installed('docusaurus-plugin-openapi-docs'),
    inFile('src/config/openapi.ts', "'docusaurus-plugin-openapi-docs'"),
    inPage('/1.0/api/rest-api/kick', '/v1/api/kick'),
  ),
  row(
    'docusaurus-theme-openapi-docs shows samples in other languages',
    installed('docusaurus-theme-openapi-docs'),
    triedBy(
      'tests/browser/reading/other-languages.spec.ts',
      'come on a click, follow the address of the panel and hold no password',
    ),
  ),
  row('React 19 draws the pages', installed('react', '19'), inScripts('react.element')),
  row(
    'React DOM 19 hydrates them',
    installed('react-dom', '19'),
    triedBy(
      'tests/browser/reading/long-pages.spec.ts',
      'the panels of the tabs are hydrated, not rendered again',
    ),
  ),
  row(
    'prism-react-renderer colours code',
    installed('prism-react-renderer'),
    inFile('src/core/highlight/index.ts', "'prism-react-renderer'"),
    inPage('/1.0/api/rcon/', '<i class=k>'),
  ),
  row(
    'TypeScript holds the code together',
    installed('typescript'),
    inFile('package.json', '"check:types": "tsc --noEmit"'),
    inFile('tsconfig.json', '"strict": true'),
  ),
  ...TOP.map((name) => row(`The top level has ${name}`, inFile(name))),
  row(
    'docs/ has the English words of the newest edition',
    inFile('docs/getting-started/requirements.mdx', /^## /m),
    is(
      'the version in docs/',
      async () => (await import('../../../src/data/versions')).docsVersion,
      newest,
    ),
  ),
  row(
    'The Japanese words are where Docusaurus has them',
    inFile(
      'i18n/ja/docusaurus-plugin-content-docs/current/getting-started/requirements.mdx',
      /^## /m,
    ),
  ),
  row(
    'Older editions render the same words; versioned_docs/ has what is special to them',
    triedBy('scripts/sync.test.ts', 'what `npm run sync` writes is up to date'),
    triedBy(
      'tests/site/pages.test.ts',
      'pages in %s › name nothing that came later than their version',
    ),
  ),
  row(
    'Versions, languages and the classic theme make static HTML of MDX',
    page('getting-started/requirements'),
    triedBy(
      'tests/browser/reading/accessibility.spec.ts',
      'without JavaScript › everything can be read and reached: ${locale}',
    ),
  ),
  row(
    'The search plugin builds a JSON index for each version',
    triedBy('tests/search/indexes.test.ts', '$root is small enough and knows only its own version'),
  ),
  row(
    'The OpenAPI plugin makes the pages of the REST API from the description',
    page('api/rest-api/announce', withRest),
    triedBy('src/site/openapi/openapi.test.ts', 'the Japanese overlay of %s › changes words only'),
  ),
  row('Readers browse the published site', inFile('.github/workflows/checks.yml', 'deploy-pages')),
  row(
    'Writers preview their words with npm start',
    triedBy(
      'tests/preview/preview.spec.ts',
      'menus, tabs and the table of contents work in the preview',
    ),
  ),
  row(
    'CI builds with npm run build and publishes to static hosting',
    inFile('.github/workflows/checks.yml', 'npm run build'),
    triedBy(
      'tests/unit/release.test.ts',
      'publishes the very build that was tried, signed, and keeps it or goes back',
    ),
  ),
];
