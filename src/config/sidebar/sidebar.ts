import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {hasRestApi} from '../../data/features';
import {restOperations} from '../../data/rest/operations';
import {isAtLeast, latestVersion, type VersionId} from '../../data/versions';
import {defaultLocale} from '../../data/locales';
import {wordsOf, type Words} from '../../words';

/** A category, by the last part of the address of its index page. */
type CategoryId = keyof Words['sidebar'];

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

function category(id: CategoryId, items: readonly Item[]): Item {
  // Docusaurus translates them by the files that src/config/translations.ts makes.
  const {label, description} = wordsOf(defaultLocale).sidebar[id];
  return {
    type: 'category',
    label,
    collapsible: false,
    link: {type: 'generated-index', slug: `/category/${id}`, title: label, description},
    items: [...items],
  };
}

/** The sidebar of one version: the pages that the version has, in reading order. */
export function sidebarFor(version: VersionId): Item[] {
  const hasApi = hasRestApi(version);
  const hasXboxPage = hasApi && !isAtLeast(version, '0.5.0');
  return [
    'intro',
    category('getting-started', [
      'getting-started/about-server',
      'getting-started/your-version',
      'getting-started/requirements',
      'getting-started/port-forwarding',
      'getting-started/rental-server',
      'getting-started/deploy-dedicated-server',
      'getting-started/deploy-community-server',
      'getting-started/connect-server',
      ...(hasXboxPage ? ['getting-started/for-xbox-dedicated-server'] : []),
      'getting-started/troubleshooting',
      ...(version === latestVersion.id ? ['getting-started/newer-versions'] : []),
    ]),
    category('settings-and-operations', [
      'settings-and-operation/configuration',
      'settings-and-operation/recommended-settings',
      'settings-and-operation/editor',
      'settings-and-operation/palworld-settings',
      'settings-and-operation/server-files',
      ...(hasApi ? ['settings-and-operation/changes'] : []),
      'settings-and-operation/arguments',
      'settings-and-operation/commands',
      'settings-and-operation/a-z',
    ]),
    category('operate', [
      'operate/checklist',
      'operate/backups',
      'operate/updates',
      'operate/restart-and-memory',
      'operate/start-over',
      'operate/stop-when-empty',
      'operate/host-names',
      'operate/move-server',
      'operate/take-over-world',
      'operate/players',
      'operate/performance',
      'operate/mods',
      ...(hasApi ? ['operate/discord-and-monitoring', 'operate/community-images'] : []),
      'operate/panels-and-hosts',
      'operate/messages',
    ]),
    category('api', [
      ...(hasApi
        ? [
            category('rest-api', [
              'api/rest-api/palwold-rest-api',
              ...Object.keys(restOperations).map((operation) => `api/rest-api/${operation}`),
            ]),
          ]
        : []),
      category('rcon', ['api/rcon/index']),
      'api/data',
    ]),
    'glossary',
    'sources',
    'offline',
    ...(version === latestVersion.id ? ['guide-changes'] : []),
  ];
}

/** The categories of a version's sidebar. */
export function categoriesOf(version: VersionId): readonly CategoryId[] {
  const ids = Object.keys(wordsOf(defaultLocale).sidebar) as CategoryId[];
  return ids.filter((id) => id !== 'rest-api' || hasRestApi(version));
}
