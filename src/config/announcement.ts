import type {ThemeConfig} from '@docusaurus/preset-classic';
import {fillIn} from '../core/text/fillIn';
import type {Locale} from '../data/locales';
import {newestBuild} from '../data/builds';
import {latestVersion} from '../data/versions';
import {newestBuildText} from '../components/NewestBuild/resolve';
import {wordsOf} from '../words';

/** The announcement above the navigation bar. A new id shows it again to readers who closed it. */
export function announcement(locale: Locale) {
  return {
    id: `edition-${latestVersion.id}-build-${newestBuild.version}`,
    content: fillIn(wordsOf(locale).site.announcement, {
      version: latestVersion.id,
      build: newestBuildText(locale),
    }),
    isCloseable: true,
    backgroundColor: '#0b3d45',
    textColor: '#ffffff',
  } satisfies ThemeConfig['announcementBar'];
}
