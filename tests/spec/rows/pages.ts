import {inPage, is, leads, noPage, page, row, sitePage, triedBy} from '../checks';
import {redirects, versions, type Version, newest} from '../../support/addresses';
import {oldestVersion} from '../../../src/data/versions';

const withRest = versions.filter((version) => version !== oldestVersion.id);
const withXbox: readonly Version[] = ['0.4.15', '0.3.12.0', '0.2.4.0'];

const IN_EVERY_EDITION = [
  'getting-started/about-server',
  'getting-started/connect-server',
  'getting-started/deploy-community-server',
  'getting-started/deploy-dedicated-server',
  'getting-started/requirements',
  'settings-and-operation/arguments',
  'settings-and-operation/commands',
  'settings-and-operation/configuration',
  'api/rcon/',
  'category/getting-started',
  'category/settings-and-operations',
  'category/api',
  'category/rcon',
];
const OF_REST = [
  'category/rest-api',
  ...[
    'announce',
    'ban',
    'info',
    'kick',
    'metrics',
    // The spelling is part of the public address.
    'palwold-rest-api',
    'players',
    'save',
    'settings',
    'shutdown',
    'stop',
    'unban',
  ].map((name) => `api/rest-api/${name}`),
];
const FILES = 'tests/browser/failures/hosts.spec.ts';

export const pages = [
  row('/markdown-page is about this guide', sitePage('markdown-page')),
  row('/search has the results', sitePage('search'), sitePage(`${newest}/search`)),
  row(
    'The page of results reads q, and keeps it in the address',
    triedBy(
      'tests/browser/search/search-page.spec.ts',
      'invites to type, then names the page of every hit above it, once',
    ),
  ),
  row(
    'The page of results reads version, a path below the base',
    triedBy('tests/browser/search/search-box.spec.ts', 'an old version finds its own pages'),
  ),
  row(
    'The page of results takes ctx, which changes nothing while there are no contexts',
    triedBy(
      'tests/browser/failures/hostile-input.spec.ts',
      'hostile query strings and hashes do nothing',
    ),
  ),
  row(
    'A result may lead to a place on a page',
    triedBy(
      'tests/browser/search/search-box.spec.ts',
      'opens a setting at its place by keyboard alone',
    ),
  ),
  row(
    'The home page is the landing page of the edition at the root',
    inPage('/', 'docs-doc-id-intro'),
  ),
  row('Any other address has a page that says so', sitePage('404')),
  row(
    'Addresses with /index.html or .html show the page at its plain address',
    triedBy(FILES, 'a page at another form of its address is shown at its own'),
  ),
  row('Every edition has a landing page at its root', page('')),
  ...IN_EVERY_EDITION.map((name) => row(`Every edition has ${name}`, page(name))),
  row(
    'The Xbox page is in 0.2.4.0, 0.3.12.0 and 0.4.15',
    page('getting-started/for-xbox-dedicated-server', withXbox),
  ),
  row(
    'The Xbox page is in no other edition',
    noPage(
      'getting-started/for-xbox-dedicated-server',
      versions.filter((version) => !withXbox.includes(version)),
    ),
  ),
  ...OF_REST.map((name) => row(`Editions from 0.2.4.0 on have ${name}`, page(name, withRest))),
  row(
    `${oldestVersion.id} has no page of the REST API`,
    ...OF_REST.map((name) => noPage(name, [oldestVersion.id])),
  ),
  row(
    'Every documentation page has the sidebar defaultSidebar',
    is('the sidebars', async () => Object.keys((await import('../../../sidebars')).default), [
      'defaultSidebar',
    ]),
    triedBy(
      'tests/site/addresses.test.ts',
      'the addresses in %s › of %s have their pages, with the menu of that edition',
    ),
  ),
  row(
    'Further pages change none of these addresses',
    triedBy('scripts/lib/factsAt.test.ts', 'facts and addresses can be read from a commit'),
    triedBy(
      'scripts/sync.test.ts',
      '$id has files and words for its sidebar, and every agreed address',
    ),
  ),
  ...Object.entries(redirects).map(([from, to]) =>
    row(`/${from} leads to /${to}, in both languages`, leads(from, to)),
  ),
];
