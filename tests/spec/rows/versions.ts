import {inFile, inPage, is, noPage, option, page, row, triedBy} from '../checks';
import {address, atRoot, locales, newest, versionPaths, versions} from '../../support/addresses';
import {oldestVersion} from '../../../src/data/versions';

const NAVIGATION = 'tests/browser/navigation/navigation.spec.ts';
const SWITCH = 'switching the version stays on the page, or goes to the root, and is kept';
const BANNER = 'an older version says so in one line';
const data = async () => import('../../../src/data/versions');

export const editions = [
  ...versions.map((version) =>
    row(
      `The edition ${version} is at /${versionPaths[version]}, in both languages`,
      ...locales.map((locale) =>
        inPage(
          address(locale, version, ''),
          version === newest ? 'docs-version-current' : `docs-version-${version}`,
        ),
      ),
    ),
  ),
  row(
    'There are these editions and no other, newest first',
    is('the list of versions', async () => (await data()).versionIds, versions),
  ),
  row(
    `${atRoot} is what Docusaurus calls the last version`,
    is('presets.0.1.docs.lastVersion', rootName, atRoot),
  ),
  row('The REST API begins with 0.2.4.0', page('api/rest-api/info', ['0.2.4.0'])),
  row(
    `${oldestVersion.id} is the oldest, without a REST API`,
    noPage('api/rest-api/info', [oldestVersion.id]),
  ),
  row(
    `docs/ has ${newest}, the edition of the server that people install today`,
    is('the version in docs/', async () => (await data()).docsVersion, newest),
  ),
  row(
    `The edition ${newest} is above all others in the menu`,
    inPage(`/${newest}/`, new RegExp(versions.map((id) => `>${id}</a>`).join('.*'), 's')),
  ),
  row(
    'The edition at the root is one line of the list of versions',
    inFile('src/data/versions.ts', /^export const rootVersion: VersionId = '0\.6\.8';$/m),
  ),
  row('Readers choose an edition in a menu of the bar', triedBy(NAVIGATION, SWITCH)),
  row(
    'The choice is kept in local storage',
    option('themeConfig.docs.versionPersistence', 'localStorage'),
  ),
  row(
    'Its key is docs-preferred-version-default',
    triedBy(
      'tests/browser/navigation/chosen-edition.spec.ts',
      'pages of no edition lead to the edition that the reader chose',
    ),
    inFile('tests/browser/navigation/chosen-edition.spec.ts', "'docs-preferred-version-default'"),
  ),
  row(
    'A chosen edition that is gone is forgotten',
    triedBy(
      'tests/browser/navigation/chosen-edition.spec.ts',
      'pages of no edition lead to the edition that the reader chose',
    ),
  ),
  row('Switching stays on the same page where that edition has it', triedBy(NAVIGATION, SWITCH)),
  row('Older editions say that they are older', triedBy(NAVIGATION, BANNER)),
  row(
    'They link to the same page of the newest edition, in one line',
    triedBy(NAVIGATION, BANNER),
    ...locales.map((locale) =>
      inPage(
        address(locale, '0.5.0', 'getting-started/requirements'),
        new RegExp(
          `<p[^>]*theme-doc-version-banner.*?<a href="?${address(locale, newest, 'getting-started/requirements')}[" >]`,
        ),
      ),
    ),
  ),
  row(
    `Nothing calls ${atRoot} the latest version of the game`,
    triedBy('src/data/newestBuild.test.ts', 'is the newest that any fact, word or sample names'),
    is(
      'the newest build',
      async () => (await import('../../../src/data/builds')).newestBuild.version.startsWith('1.'),
      true,
    ),
  ),
  row(
    `Pages of ${atRoot} lead to the same page of ${newest}`,
    ...locales.map((locale) =>
      inPage(
        address(locale, atRoot, 'settings-and-operation/commands'),
        new RegExp(
          `<p[^>]*theme-doc-version-banner.*?<a href="?${address(locale, newest, 'settings-and-operation/commands')}[" >]`,
        ),
      ),
    ),
  ),
];

async function rootName(): Promise<unknown> {
  return (await import('../../../src/config/docs')).docsOptions.lastVersion;
}
