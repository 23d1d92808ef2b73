import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Locale} from '../data/locales';

const words: Readonly<Record<Locale, string>> = {
  en: 'This guide documents versions up to 0.6.8. Choose the version of your server in the menu at the top.',
  ja: '0.6.8までのバージョンに対応しています。お使いのサーバーのバージョンを、上部のメニューで選んでください。',
};

/** The announcement above the navigation bar. A new id shows it again to readers who closed it. */
export function announcement(locale: Locale) {
  return {
    id: 'documented-versions-2025',
    content: words[locale],
    isCloseable: true,
    backgroundColor: '#0b3d45',
    textColor: '#ffffff',
  } satisfies ThemeConfig['announcementBar'];
}
