import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {buildsByEdition, dayOfBuild} from '../core/builds';
import {fillIn} from '../core/text/fillIn';
import {newestBuild} from '../data/builds';
import {languageOf, localePath, locales, type Locale} from '../data/locales';
import {newestVersion, versionPath} from '../data/versions';
import type {OtherLanguage} from '../theme/NotFound/Content';
import {wordsOf} from '../words';
import {baseUrl} from './environment';

/**
 * Returns the announcement of the newest build. A new id shows it again to readers who closed it.
 */
export function announcement(locale: Locale) {
  const {site, builds} = wordsOf(locale);
  return {
    id: `build-${newestBuild.version}`,
    content: fillIn(site.announcement, {
      path: `${baseUrl}${localePath(locale)}${versionPath(newestVersion.id)}getting-started/your-version#beyond`,
      build: newestBuild.version,
      day: dayOfBuild(newestBuild, builds, locale),
    }),
    isCloseable: true,
    backgroundColor: '#0b3d45',
    textColor: '#ffffff',
  } satisfies UserThemeConfig['announcementBar'];
}

export function navbarItems(locale: Locale, previewNote: string | undefined): NavbarItem[] {
  const {site, builds} = wordsOf(locale);
  const {guide, about, whichVersion} = site.navbar;
  const notes = previewNote === undefined ? [] : [{type: 'html' as const, value: previewNote}];
  return [
    {type: 'docSidebar', sidebarId: 'defaultSidebar', position: 'left', label: guide},
    {to: '/markdown-page', position: 'left', label: about},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      builds: buildsByEdition(builds),
      dropdownItemsAfter: [{to: '/getting-started/your-version', label: whichVersion}],
    },
    {type: 'localeDropdown', position: 'right', dropdownItemsAfter: notes},
    {type: 'search', position: 'right'},
  ];
}

export function otherLanguages(current: Locale): readonly OtherLanguage[] {
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => ({
      tag: languageOf(locale).tag,
      notFound: wordsOf(locale).interface['theme.NotFound.p1'],
      home: wordsOf(locale).site.homePage,
      href: baseUrl + localePath(locale) + versionPath(newestVersion.id),
    }));
}
