import type {ThemeConfig} from '@docusaurus/preset-classic';
import {fillIn} from '../core/text/fillIn';
import {localePath, type Locale} from '../data/locales';
import {newestBuild} from '../data/builds';
import {newestVersion, versionPath} from '../data/versions';
import {newestBuildText} from '../core/builds';
import {wordsOf} from '../words';
import {baseUrl} from './environment';

/** The announcement above the navigation bar. A new id shows it again to readers who closed it. */
export function announcement(locale: Locale) {
  return {
    id: `edition-${newestVersion.id}-build-${newestBuild.version}`,
    content: fillIn(wordsOf(locale).site.announcement, {
      version: newestVersion.id,
      path: `${baseUrl}${localePath(locale)}${versionPath(newestVersion.id)}`,
      build: newestBuildText(wordsOf(locale).builds, locale),
    }),
    isCloseable: true,
    backgroundColor: '#0b3d45',
    textColor: '#ffffff',
  } satisfies ThemeConfig['announcementBar'];
}
