import {inFile, inPage, inScripts, inStyles, is, option, row, sitePage, triedBy} from '../checks';

const NAVIGATION = 'tests/browser/navigation/navigation.spec.ts';
const KEYBOARD = 'tests/browser/reading/keyboard.spec.ts';
const PREFERENCES = 'tests/browser/reading/preferences.spec.ts';
const ORDINARY = 'tests/ordinary/ordinary.spec.ts';
const CRASHES = 'tests/browser/failures/crashes.spec.ts';
const ASSETS = 'tests/browser/failures/failed-assets.spec.ts';

const BAR = 'items of all kinds stand in the bar and in its menus';
const PHONE = 'open the mobile sidebar and go back; on a wide window it is gone';
const BACK = "a phone's menu and search close on the back button, and the page stays";
const FOOTER = 'tags, cards, the footer and a link in a page lead to their pages';
const CRASH = 'a page that crashes says so, shows what was reported, and leads on';
const STORED = 'a choice is stored as "theme", outlives a reload and reaches other tabs';
const SYSTEM = 'light by default, dark when the system prefers it';
const CLOSED = 'the announcement is closed for good, and comes back with a new id';
const page = '/getting-started/requirements';

const navbarTypes = async () => {
  const {navbarItems} = await import('../../../src/config/frame');
  return navbarItems('en', undefined)
    .filter(({position}) => position === 'right')
    .map(({type}) => type);
};

export const frame = [
  row('There is a navigation bar', inPage(page, '<nav')),
  row('There is an announcement bar', inPage(page, 'theme-announcement-bar')),
  row('There is a footer', inPage(page, /<footer class="[^"]*footer/)),
  row(
    'The first link is Skip to main content',
    inPage(page, 'Skip to main content'),
    triedBy(KEYBOARD, 'skip to the content'),
  ),
  row(
    'The bar has on the right: versions, languages, search',
    is('the items on the right', navbarTypes, ['docsVersionDropdown', 'localeDropdown', 'search']),
  ),
  ...[
    ['a link', '/markdown-page'],
    ['a dropdown', 'dropdown'],
    ['a menu of languages', 'dropdown'],
    ['the search', 'combobox'],
  ].map(([kind, sign]) => row(`The bar can have ${kind}`, inPage(page, sign!))),
  ...[
    ['raw HTML', "'html'"],
    ['a link to a page of the docs', "'doc'"],
    ['a link to a sidebar', "'docSidebar'"],
    ['a link to a version', "'docsVersion'"],
    ['a menu of versions', "'docsVersionDropdown'"],
  ].map(([kind, type]) =>
    row(
      `The bar can have ${kind}`,
      triedBy(ORDINARY, BAR),
      inFile('tests/ordinary/docusaurus.config.ts', `type: ${type}`),
    ),
  ),
  row(
    'From 997 px on it is a desktop',
    inPage(page, 'theme-doc-sidebar-container'),
    triedBy(ORDINARY, 'a phone begins at 996 px'),
  ),
  row('Below it a button opens the menu', triedBy(KEYBOARD, PHONE)),
  row(
    'The menu of a phone has a main and a secondary part',
    triedBy(ORDINARY, 'items of all kinds stand in the menu of a phone'),
  ),
  row(
    'The way between them reads ← Back to main menu',
    triedBy(KEYBOARD, PHONE),
    inFile(KEYBOARD, '← Back to main menu'),
  ),
  row('The menu hides when the window becomes wide', triedBy(KEYBOARD, PHONE)),
  row('The menu hides when the reader goes back', triedBy(NAVIGATION, BACK)),
  row('The footer is dark', option('themeConfig.footer.style', 'dark')),
  row('The footer has a copyright line for 2025', inPage(page, '© 2025')),
  row('The footer has no links', option('themeConfig.footer.links', undefined)),
  row(
    'A footer may have columns of links',
    triedBy(ORDINARY, FOOTER),
    inFile('tests/ordinary/docusaurus.config.ts', "title: 'First column'"),
  ),
  row(
    'A footer may have one row of links with a middle dot between them',
    inScripts('footer__link-separator'),
  ),
  row('A footer may have a logo', triedBy(ORDINARY, FOOTER)),
  row(
    'The table of contents shows levels 2 to 3',
    option('themeConfig.tableOfContents', {minHeadingLevel: 2, maxHeadingLevel: 3}),
    triedBy(
      'tests/site/pages.test.ts',
      'pages in %s › list every heading in the table of contents of %s',
    ),
  ),
  row('The sidebar cannot be hidden', option('themeConfig.docs.sidebar.hideable', false)),
  row(
    'Categories fold and do not close each other',
    option('themeConfig.docs.sidebar.autoCollapseCategories', false),
    triedBy(
      'src/config/sidebar/sidebar.test.ts',
      'opens the groups that the page is in and no other',
    ),
  ),
  row(
    'Breadcrumbs have › between them',
    inStyles('--ifm-breadcrumb-separator:url("data:image/svg+xml'),
    inStyles('var(--ifm-breadcrumb-separator)'),
  ),
  row(
    'A new page begins at its top',
    triedBy(NAVIGATION, 'moving to another page scrolls to the top'),
  ),
  row(
    'A link with an anchor leads to it',
    triedBy(
      'tests/browser/reading/long-pages.spec.ts',
      'links to a place and going back find all at once',
    ),
  ),
  row(
    'A bar of progress appears after 200 ms',
    triedBy(ASSETS, 'search scripts and page scripts that hang are given up in time'),
    inScripts('nprogress'),
  ),
];

export const colours = [
  row('There is a light mode', triedBy(PREFERENCES, SYSTEM)),
  row('There is a dark mode', triedBy(PREFERENCES, SYSTEM)),
  row('Light is the default', option('themeConfig.colorMode.defaultMode', 'light')),
  row('Readers can switch', triedBy(PREFERENCES, STORED)),
  row('The choice is stored as theme', triedBy(PREFERENCES, STORED), inPage(page, '"theme"')),
  row(
    'Without one the system decides',
    option('themeConfig.colorMode.respectPrefersColorScheme', true),
    triedBy(PREFERENCES, SYSTEM),
  ),
  row('The choice reaches other tabs', triedBy(PREFERENCES, STORED)),
  row(
    'Where the switch is off, a stored choice is deleted',
    triedBy(ORDINARY, 'without a switch of colours a stored choice is forgotten'),
  ),
  row(
    'Code has light and dark colours',
    triedBy(
      'tests/unit/colours.test.ts',
      'the colours of the %s mode › of %s can be seen on their ground, by %d:1',
    ),
  ),
];

export const bars = [
  row(
    'The announcement has an id and a text',
    is('the id', async () => (await bar()).id.length > 0, true),
    is('the text', async () => (await bar()).content.length > 0, true),
  ),
  row(
    'The announcement has colours',
    is('the ground', async () => (await bar()).backgroundColor, '#0b3d45'),
    is('the text', async () => (await bar()).textColor, '#ffffff'),
  ),
  row(
    'The announcement can be closed',
    is('isCloseable', async () => (await bar()).isCloseable, true),
    triedBy(PREFERENCES, CLOSED),
  ),
  row(
    'Closing is stored as docusaurus.announcement.dismiss',
    inScripts('docusaurus.announcement.dismiss'),
    triedBy(PREFERENCES, CLOSED),
  ),
  row('The id is stored as docusaurus.announcement.id', inScripts('docusaurus.announcement.id')),
  row('A new id shows the announcement again', triedBy(PREFERENCES, CLOSED)),
  row(
    'A bar that hides goes when readers scroll down past its height',
    triedBy(ORDINARY, 'the bar goes when readers scroll down, and comes when they scroll up'),
  ),
  row(
    'It comes back when they scroll up, and at the top',
    triedBy(ORDINARY, 'the bar goes when readers scroll down, and comes when they scroll up'),
  ),
  row('Menus open on Enter', triedBy(KEYBOARD, 'switch the version, Escape returns the focus')),
  row(
    'Menus close when a press or the focus goes elsewhere',
    triedBy(KEYBOARD, 'switch the version, Escape returns the focus'),
  ),
  row('Menus of a phone fold', triedBy(KEYBOARD, PHONE)),
  row('They are open where an item leads to the page', triedBy(KEYBOARD, PHONE)),
  row(
    'Folding takes a time that follows the height',
    triedBy(ORDINARY, 'a category folds in a time that follows its height'),
  ),
  row(
    'With reduced motion it takes 1 ms',
    triedBy(ORDINARY, 'a category folds in a time that follows its height'),
    triedBy('tests/browser/reading/accessibility.spec.ts', 'reduced motion leaves no movement'),
  ),
];

async function bar() {
  return (await import('../../../src/config/frame')).announcement('en');
}

export const trouble = [
  row(
    'A page that crashes says This page crashed',
    triedBy(CRASHES, CRASH),
    inFile('src/words/en/interface.json', '"This page crashed'),
  ),
  row(
    'It has a button Try again',
    triedBy(CRASHES, CRASH),
    inFile('src/words/en/interface.json', '"theme.ErrorPageContent.tryAgain": "Try again"'),
  ),
  row('It has the messages of the error and of its causes', triedBy(CRASHES, CRASH)),
  row(
    'A part that does not load says why, with a button Retry',
    inFile('src/words/en/interface.json', '"theme.Loading.retry": "Retry"'),
    inFile('src/theme/Loading/index.tsx', 'String(error)'),
  ),
  row(
    'A page whose scripts do not load is loaded as a whole',
    triedBy(ASSETS, 'in a page older than the site, links and search lead to the new one'),
  ),
  row('The page for wrong addresses has a title', inPage('/404', /<h1[^>]*>Page not found</)),
  row(
    'It says that the page was not found',
    inFile('src/words/en/interface.json', '"theme.NotFound.p1"'),
    sitePage('404', '<p>'),
  ),
  row(
    'It asks the reader to tell the owner of the site that the link is broken',
    inFile('src/words/en/interface.json', /"theme\.NotFound\.p2": ".*link/),
    inFile('src/words/ja/interface.json', /"theme\.NotFound\.p2": ".*リンク/),
    inPage('/404', /link is broken|broken link/),
    inPage('/ja/404', 'リンク'),
  ),
  row(
    'A writer may mark a page as unlisted, and it says so',
    triedBy(ORDINARY, 'an unlisted page says so, and nothing leads to it'),
  ),
  row(
    'Below a wrong base path a notice names the right one',
    triedBy(
      'tests/browser/failures/wrong-base.spec.ts',
      'below a wrong base path ${path} says so, and names the right one',
    ),
  ),
  row(
    'A page module without a default export is an error that says so',
    inScripts("doesn't have a default export"),
  ),
  row(
    'A storage that refuses is a warning in the console',
    inScripts('Possible reasons: running Docusaurus in an iframe'),
  ),
  row(
    'It is then as if there were no storage',
    triedBy(CRASHES, 'with storage and cookies ${trouble} every control works'),
  ),
  ...(
    [
      ['no item of the bar has a type', 'No NavbarItem component found for type'],
      ['no page of the docs has an id', "Couldn't find any doc with id"],
      ['no sidebar has an id', "Can't find any sidebar with id"],
      ['no version has a name', 'No docs version exist for name'],
      ['a category has no link', 'is not associated with a category'],
      ['a hook is used outside of its provider', 'is called outside the'],
    ] as const
  ).map(([what, message]) => row(`An error says that ${what}`, inScripts(message))),
];
