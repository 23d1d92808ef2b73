/** These Docusaurus pages use what the guide may use later. */
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import guide from '../../docusaurus.config';
import {docsOptions} from '../../src/config/docs';
import {presetOptions} from '../../src/config/preset';
import builtPagesPlugin from '../../src/site/built-pages';
import {pageTemplate} from '../../src/site/page-frame/template';

const RUNTIME = /page-frame|unused-code|version-routes|site.prose/;

const base: Config = guide;
const themeConfig = guide.themeConfig as UserThemeConfig;
/** Relative paths begin at the project's root, not here. */
const entries = (list: Config['plugins'] = []) =>
  list
    // Plugins that are functions share data, or belong to the live preview.
    .filter((entry) => typeof entry === 'string' || typeof [entry].flat()[0] === 'string')
    .map((entry): [string, object] =>
      Array.isArray(entry) ? (entry as [string, object]) : [entry as string, {}],
    )
    .map(([name, own]): [string, object] => [
      name.startsWith('.') ? path.resolve(name) : name,
      own,
    ]);

export default {
  ...base,
  ssrTemplate: pageTemplate('1.0', '1.0'),
  onBrokenLinks: 'warn',
  i18n: {...base.i18n!, locales: ['en']},
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        ...presetOptions,
        docs: {
          ...docsOptions,
          path: 'tests/ordinary/docs',
          sidebarPath: './tests/ordinary/sidebars.ts',
          disableVersioning: true,
          lastVersion: 'current',
          onlyIncludeVersions: ['current'],
          versions: {current: {label: '1.0', path: ''}},
          showLastUpdateTime: false,
        },
        pages: false,
        sitemap: {},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    builtPagesPlugin,
    ...entries(base.plugins).filter(([name]) => RUNTIME.test(name)),
    [path.resolve('src/site/analytics/index.ts'), {trackingId: 'G-TEST000000', needsConsent: true}],
  ],
  themes: base.themes ?? [],
  themeConfig: {
    ...themeConfig,
    announcementBar: undefined,
    colorMode: {...themeConfig.colorMode, disableSwitch: true},
    docs: {...themeConfig.docs, sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      title: 'Ordinary',
      style: 'dark',
      hideOnScroll: true,
      items: [
        {type: 'html', value: '<b>Top html</b>', position: 'left'},
        {type: 'doc', docId: 'one', label: 'Top doc', position: 'left'},
        {type: 'docSidebar', sidebarId: 'main', label: 'Top sidebar', position: 'left'},
        {type: 'docsVersion', label: 'Top version', position: 'left'},
        {
          type: 'dropdown',
          label: 'Menu',
          position: 'left',
          items: [
            {type: 'html', value: '<b>Inner html</b>'},
            {type: 'doc', docId: 'one', label: 'Inner doc'},
            {type: 'docSidebar', sidebarId: 'main', label: 'Inner sidebar'},
            {type: 'docsVersion', label: 'Inner version'},
          ],
        },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [
            {type: 'html', value: '<b>Html after</b>'},
            {type: 'doc', docId: 'one', label: 'Doc after'},
            {type: 'docSidebar', sidebarId: 'main', label: 'Sidebar after'},
            {type: 'docsVersion', label: 'Version after'},
          ],
        },
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {alt: 'Footer logo', src: 'img/logo.svg', href: '/'},
      links: [
        {title: 'First column', items: [{label: 'Footer one', to: '/one'}]},
        {title: 'Second column', items: [{label: 'Footer two', to: '/group/two'}]},
      ],
    },
  },
} satisfies Config;
