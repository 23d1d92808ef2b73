// Docusaurus classic as its documentation sets it up, with the stock local search and API theme.
import fs from 'node:fs';

const site = JSON.parse(fs.readFileSync('site.json', 'utf8'));

export default {
  title: 'Palworld Server Guide',
  url: 'https://docusaurus.example',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  // The words come from the guide; some of its anchors and downloads are not here.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ja'],
    localeConfigs: {en: {label: 'English'}, ja: {label: '日本語'}},
  },
  // The API theme does not build with webpack.
  future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}},
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.json',
          docItemComponent: '@theme/ApiItem',
          lastVersion: site.lastVersion,
          versions: {current: site.newest},
        },
        blog: false,
      },
    ],
  ],
  plugins: [
    'docusaurus-plugin-sass',
    [
      'docusaurus-plugin-openapi-docs',
      {id: 'api', docsPluginId: 'classic', config: site.descriptions},
    ],
  ],
  themes: [
    'docusaurus-theme-openapi-docs',
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, language: ['en', 'ja'], docsRouteBasePath: '/', indexBlog: false},
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Palworld Server Guide',
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guide'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    prism: {additionalLanguages: ['bash', 'powershell', 'ini', 'batch', 'csharp', 'json']},
  },
};
