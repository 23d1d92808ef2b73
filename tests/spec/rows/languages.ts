import {inFile, inPage, is, option, row, triedBy} from '../checks';

export const languages = [
  row(
    'English is the default and is at /',
    option('i18n.defaultLocale', 'en'),
    inPage('/', /<html[^>]* lang="?en-US/),
  ),
  row(
    'English is called English, with the tag en-US',
    option('i18n.localeConfigs.en.label', 'English'),
    option('i18n.localeConfigs.en.htmlLang', 'en-US'),
  ),
  row('Japanese is below /ja/', inPage('/ja/', /<html[^>]* lang="?ja-JP/)),
  row(
    'Japanese is called 日本語 (Japanese), with the tag ja-JP',
    option('i18n.localeConfigs.ja.label', '日本語 (Japanese)'),
    option('i18n.localeConfigs.ja.htmlLang', 'ja-JP'),
  ),
  row(
    'Both are written from left to right',
    option('i18n.localeConfigs.en.direction', 'ltr'),
    option('i18n.localeConfigs.ja.direction', 'ltr'),
    inPage('/ja/', /<html[^>]* dir="?ltr/),
  ),
  row(
    'The two languages are all there are',
    is('the languages', async () => (await import('../../../src/data/locales')).locales, [
      'en',
      'ja',
    ]),
  ),
  row(
    'Every page is in both languages',
    triedBy(
      'tests/site/pages.test.ts',
      'the two languages › are both there: no page of the Japanese site is left in English',
    ),
  ),
  row(
    'Every label and message is in both languages',
    triedBy(
      'src/words/words.test.ts',
      'the words in %s › are complete, and no more than English has',
    ),
  ),
  row(
    'Every description of the API is in both languages',
    triedBy(
      'src/site/openapi/openapi.test.ts',
      'the Japanese overlay of %s › translates every text that a person reads',
    ),
  ),
  row(
    'Japanese is written as a technical writer writes it',
    triedBy(
      'tests/site/japanese.test.ts',
      'Japanese pages › have one form of each term, and no space beside Latin words and numbers',
    ),
    inFile('.textlintrc.json', 'preset-ja-technical-writing'),
  ),
  row(
    'The language menu keeps the path',
    triedBy(
      'tests/browser/failures/crashes.spec.ts',
      'with storage and cookies ${trouble} every control works',
    ),
  ),
  row(
    'The language menu keeps what follows ? and #',
    triedBy(
      'tests/browser/navigation/navigation.spec.ts',
      'a wrong address › is the page as it was built first, then knows where it is and what to do',
    ),
  ),
];
