import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {hasRestApi} from '../../data/features';
import {restOperationsOf} from '../../data/rest/operations';
import {isAtLeast, type VersionId} from '../../data/versions';
import {defaultLocale} from '../../data/locales';
import {wordsOf, type Words} from '../../words';

type CategoryId = keyof Words['sidebar'];

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

function category(id: CategoryId, items: readonly Item[]): Item {
  const {label, title, description} = wordsOf(defaultLocale).sidebar[id];
  return {
    type: 'category',
    label,
    className: `guide-pictogram--${id}`,
    link: {type: 'generated-index', slug: `/category/${id}`, title, description},
    items: [...items],
  };
}

/** Returns the menu of a version. A page's address is that of its file, whatever its group is. */
export function sidebarFor(version: VersionId): Item[] {
  const hasApi = hasRestApi(version);
  // These pages came with 0.6.8, and editions keep their addresses.
  const isOfLater = isAtLeast(version, '0.6.8');
  const isOf10 = isAtLeast(version, '1.0.0');
  const hasXboxPage = hasApi && !isAtLeast(version, '0.5.0');
  return [
    'intro',
    category('getting-started', [
      'getting-started/about-server',
      'getting-started/requirements',
      'getting-started/home-or-rented',
      'getting-started/rental-server',
      'getting-started/deploy-dedicated-server',
      'getting-started/port-forwarding',
      'getting-started/connect-server',
      'getting-started/deploy-community-server',
      ...(hasXboxPage ? ['getting-started/for-xbox-dedicated-server'] : []),
    ]),
    category('troubleshooting', [
      'getting-started/troubleshooting',
      'operate/diagnose',
      'operate/messages',
      ...(isOf10 ? ['operate/known-problems'] : []),
      'operate/performance',
    ]),
    category('settings-and-operations', [
      'settings-and-operation/change-settings',
      'settings-and-operation/configuration',
      'settings-and-operation/editor',
      'settings-and-operation/recommended-settings',
      'settings-and-operation/arguments',
      'settings-and-operation/commands',
      'settings-and-operation/a-z',
    ]),
    category('operate', [
      'operate/checklist',
      'settings-and-operation/server-files',
      'operate/service',
      'operate/backups',
      'operate/updates',
      'operate/restart-and-memory',
      'operate/stop-when-empty',
      'operate/players',
      'operate/scripts',
    ]),
    category('change-and-extend', [
      'operate/take-over-world',
      'operate/move-server',
      'operate/start-over',
      'operate/host-names',
      'operate/mods',
      ...(hasApi ? ['operate/discord-and-monitoring', 'operate/community-images'] : []),
      'operate/panels-and-hosts',
    ]),
    category('versions', [
      'getting-started/your-version',
      ...(isOfLater && !isOf10 ? ['getting-started/newer-versions'] : []),
      ...(hasApi ? ['settings-and-operation/changes'] : []),
    ]),
    category('api', [
      ...(hasApi
        ? [
            category('rest-api', [
              'api/rest-api/palwold-rest-api',
              ...restOperationsOf(version).map((operation) => `api/rest-api/${operation}`),
            ]),
          ]
        : []),
      category('rcon', ['api/rcon/index']),
      'api/data',
      'settings-and-operation/palworld-settings',
    ]),
    category('about', ['glossary', 'sources', ...(isOfLater ? ['guide-changes'] : [])]),
  ];
}

export function categoriesOf(version: VersionId): readonly CategoryId[] {
  const ids = Object.keys(wordsOf(defaultLocale).sidebar) as CategoryId[];
  return ids.filter((id) => id !== 'rest-api' || hasRestApi(version));
}
