import {announcement, navbarItems} from '../../src/config/frame';
import {docsOptions} from '../../src/config/docs';
import {newestBuild} from '../../src/data/builds';
import {docsVersion, oldestVersion, versionIds} from '../../src/data/versions';
import sidebars from '../../sidebars';
import {
  address,
  agreed,
  atRoot,
  locales,
  newest,
  redirects,
  versionPaths,
  versions,
  xboxVersions,
} from '../support/addresses';
import {readYaml} from '../support/readYaml';
import {checkOf, inPage, is, leads, noPage, page, sitePage, triedBy, type Check} from './checks';

export interface Row {
  readonly requires: string;
  readonly checks: readonly Check[];
  readonly instead?: string | undefined;
  readonly area: string;
  readonly name: string;
}

type Requirement = Pick<Row, 'requires' | 'checks' | 'instead'>;

const row = (requires: string, ...checks: readonly Check[]): Requirement => ({requires, checks});

const oldest = oldestVersion.id;
const withRest = versions.filter((version) => version !== oldest);
const XBOX = agreed.withXbox[0]!;
const bar = announcement('en');

const leadsToNewest = (from: typeof atRoot, name: string) =>
  locales.map((locale) =>
    inPage(
      address(locale, from, name),
      new RegExp(
        `<p[^>]*theme-doc-version-banner.*?<a href="?${address(locale, newest, name)}[" >]`,
      ),
    ),
  );

/** The guide or its tests list these rows elsewhere, so they are read from there. */
const computed: Readonly<Record<string, readonly Requirement[]>> = {
  design: [
    row(
      'The OpenAPI plugin makes the pages of the REST API from the description',
      page('api/rest-api/announce', withRest),
      triedBy(
        'src/site/openapi/openapi.test.ts',
        'the Japanese overlay of %s › changes words only',
      ),
    ),
  ],
  editions: [
    ...versions.map((version) =>
      row(
        `The edition ${version} is at /${versionPaths[version]}, in both languages`,
        ...locales.map((locale) =>
          inPage(
            address(locale, version, ''),
            `docs-version-${version === newest ? 'current' : version}`,
          ),
        ),
      ),
    ),
    row(
      'There are these editions and no other, newest first',
      is('the list of versions', versionIds, versions),
    ),
    row(
      `${atRoot} is what Docusaurus calls the last version`,
      is('presets.0.1.docs.lastVersion', docsOptions.lastVersion, atRoot),
    ),
    row(`${oldest} is the oldest, without a REST API`, noPage('api/rest-api/info', [oldest])),
    row(
      `docs/ has ${newest}, the edition of the server that people install today`,
      is('the version in docs/', docsVersion, newest),
    ),
    row(
      `The edition ${newest} is above all others in the menu`,
      inPage(`/${newest}/`, new RegExp(versions.map((id) => `>${id}</a>`).join('.*'), 's')),
    ),
    row(
      'They link to the same page of the newest edition, in one line',
      triedBy(
        'tests/browser/navigation/navigation.spec.ts',
        'an older version says so in one line',
      ),
      ...leadsToNewest('0.5.0', 'getting-started/requirements'),
    ),
    row(
      `Nothing calls ${atRoot} the latest version of the game`,
      triedBy('src/data/newestBuild.test.ts', 'is the newest that any fact, word or sample names'),
      is('the newest build', newestBuild.version.startsWith('1.'), true),
    ),
    row(
      `Pages of ${atRoot} lead to the same page of ${newest}`,
      ...leadsToNewest(atRoot, 'settings-and-operation/commands'),
    ),
  ],
  pages: [
    row('/search has the results', sitePage('search'), sitePage(`${newest}/search`)),
    ...agreed.inEveryVersion.map((name) =>
      row(`Every edition has ${name || 'a landing page at its root'}`, page(name)),
    ),
    row('The Xbox page is in 0.2.4.0, 0.3.12.0 and 0.4.15', page(XBOX, xboxVersions)),
    row(
      'The Xbox page is in no other edition',
      noPage(
        XBOX,
        versions.filter((version) => !xboxVersions.includes(version)),
      ),
    ),
    ...agreed.withRest.map((name) =>
      row(`Editions from 0.2.4.0 on have ${name}`, page(name, withRest)),
    ),
    row(
      `${oldest} has no page of the REST API`,
      ...agreed.withRest.map((name) => noPage(name, [oldest])),
    ),
    row(
      'Every documentation page has the sidebar defaultSidebar',
      is('the sidebars', Object.keys(sidebars), ['defaultSidebar']),
      triedBy(
        'tests/site/addresses.test.ts',
        'the addresses in %s › of %s have their pages, with the menu of that edition',
      ),
    ),
    ...Object.entries(redirects).map(([from, to]) =>
      row(`/${from} leads to /${to}, in both languages`, leads(from, to)),
    ),
  ],
  frame: [
    row(
      'The bar has on the right: versions, languages, search',
      is(
        'the items on the right',
        navbarItems('en', undefined)
          .filter(({position}) => position === 'right')
          .map(({type}) => type),
        ['docsVersionDropdown', 'localeDropdown', 'search'],
      ),
    ),
  ],
  bars: [
    row(
      'The announcement has an id and a text',
      is('the id', bar.id.length > 0, true),
      is('the text', bar.content.length > 0, true),
    ),
  ],
};

const written = readYaml('tests/spec/rows.yaml', {
  values: {elements: {values: {}}},
}) as Readonly<Record<string, readonly Readonly<Record<string, string | readonly string[]>>[]>>;

const readRow = (own: (typeof written)[string][number]): Requirement => {
  const [[requires, texts] = ['', []], ...others] = Object.entries(own);
  if (others.length > 0) {
    throw new Error(`tests/spec/rows.yaml: "${others[0]![0]}" needs a line of its own.`);
  }
  const lines = [texts].flat();
  const instead = /^instead (?<how>.*)$/.exec(lines[0] ?? '')?.groups?.how;
  return {requires, instead, checks: lines.slice(instead === undefined ? 0 : 1).map(checkOf)};
};

export const rows: readonly Row[] = Object.entries(written).flatMap(([area, own]) =>
  [...own.map(readRow), ...(computed[area] ?? [])].map((each, index) => ({
    ...each,
    area,
    name: `${area} ${index + 1}`,
  })),
);
