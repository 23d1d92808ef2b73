import fs from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Locale} from '../data/locales';

const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    failedTitle: 'This page did not load completely.',
    failed: 'You can read it and follow its links, but some controls are missing.',
    slowTitle: 'Parts of this page are still loading.',
    slow: 'You can already read it and follow its links.',
    baseTitle: 'Your site did not load properly.',
    base: 'It was built for the path {base}, but this page is at {path}. If this is your site, build it again with BASE_URL={better}',
    retry: 'Retry',
  },
  ja: {
    failedTitle: 'このページの一部を読み込めませんでした。',
    failed: '本文を読むことと、リンクをたどることはできますが、一部の操作は使えません。',
    slowTitle: 'このページの一部をまだ読み込んでいます。',
    slow: '本文を読むことと、リンクをたどることはもうできます。',
    baseTitle: 'サイトを正しく読み込めませんでした。',
    base: 'このサイトはパス{base}に置くものとしてビルドされていますが、このページは{path}にあります。サイトの管理者の方は、BASE_URL={better}を指定してビルドし直してください。',
    retry: '再試行',
  },
};

/** The script that starts a page and watches its files arrive, with its words (src/browser/start/pageStart.js). */
export function pageStart(
  baseUrl: string,
  locale: Locale,
): NonNullable<Config['headTags']>[number] {
  return {
    tagName: 'script',
    attributes: {'data-base': baseUrl, 'data-words': JSON.stringify(words[locale])},
    innerHTML: fs.readFileSync(path.join(__dirname, '../browser/start/pageStart.js'), 'utf8'),
  };
}
