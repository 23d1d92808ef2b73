import {inFile, inPage, inScripts, option, otherwise, row, triedBy} from '../checks';

const SUBPATH = 'tests/subpath/subpath.spec.ts';
const VIEWS = 'each page view is reported, without what follows its path';
const BELOW = 'addresses stay below the base, and pages work without third parties';
const SILENT = 'third parties that never answer hold nothing back';
const CONFIGURED = 'third parties › are loaded as these variables say: %j, %j';
const DEPLOY = 'tests/unit/deploy.test.ts';
const ORDINARY = 'tests/ordinary/ordinary.spec.ts';
const WARNINGS = 'what a writer overlooks is a warning, with which npm test fails';

export const network = [
  row('Each change of the page is reported to the Google tag', triedBy(SUBPATH, VIEWS)),
  row(
    'The address of the reader is made anonymous',
    triedBy(SUBPATH, VIEWS),
    inFile(SUBPATH, 'anonymize_ip'),
  ),
  row('Nothing is reported without a measurement id', triedBy(DEPLOY, CONFIGURED)),
  row(
    'js-cookie comes from a public CDN',
    inFile('src/config/clientScripts.ts', 'https://cdn.jsdelivr.net/npm/js-cookie@'),
    triedBy(SUBPATH, BELOW),
  ),
  row(
    'A script of the site remembers the language',
    inPage('/', 'js/locale.js'),
    triedBy(
      'tests/browser/reading/preferences.spec.ts',
      'a reader who prefers Japanese › is left alone on a deep link, and stays with English once chosen',
    ),
  ),
  row(
    'The published site loads both; the workflow says so',
    triedBy(
      DEPLOY,
      'third parties › are what the variables of the repository say when the site is published',
    ),
  ),
  row('A local build leaves the CDN out', triedBy(DEPLOY, CONFIGURED)),
  row('The site works when either is blocked', triedBy(SUBPATH, BELOW), triedBy(SUBPATH, SILENT)),
  row(
    'Parts come as static files when they are needed',
    triedBy(
      'tests/browser/loading/budgets.spec.ts',
      'the ${name} page stays within its budget (${locale})',
    ),
  ),
  row(
    'They are fetched ahead',
    triedBy(
      'tests/browser/loading/budgets.spec.ts',
      'links in view are fetched ahead: they open off line',
    ),
  ),
  row(
    'Nothing is fetched ahead on 2G or with data saving',
    triedBy(
      'tests/browser/failures/hostile-input.spec.ts',
      'nothing is fetched ahead on a slow or a counted line',
    ),
    inScripts('saveData'),
  ),
];

export const building = [
  row('A broken link fails the build', option('onBrokenLinks', 'throw')),
  row('A broken Markdown link is a warning', triedBy(ORDINARY, WARNINGS)),
  row(
    'A broken anchor is a warning',
    option('onBrokenAnchors', 'warn'),
    triedBy(ORDINARY, WARNINGS),
  ),
  row(
    'A route that is there twice is a warning',
    option('onDuplicateRoutes', 'warn'),
    triedBy(ORDINARY, WARNINGS),
  ),
  row(
    'The guide itself raises no warning',
    inFile('scripts/lib/steps.ts', '--no-warnings'),
    inFile('scripts/build.ts', 'The build must print no warning'),
  ),
  row(
    'The chosen version is kept in local storage',
    option('themeConfig.docs.versionPersistence', 'localStorage'),
  ),
  row('Keys of the storage have no namespace', option('future.v4.siteStorageNamespacing', false)),
  row('There is no sign-in and no back end', inFile('deploy/nginx.conf', 'try_files')),
  otherwise(
    'An operation of the API can be tried from its page',
    'No page sends a request, because a game server accepts no calls from web pages, and a proxy would see the password',
    inFile('src/words/en/rest.json'),
  ),
  otherwise(
    'There is a blog with reading times',
    'The guide has a page and a feed of its changes instead',
    option('presets.0.1.blog', false),
  ),
];
