/**
 * The words in the files where Docusaurus looks for them: `i18n/<locale>/code.json` for what
 * `translate()` asks for, and one file for each version with the categories of its sidebar.
 */
import {defaultLocale, locales, type Locale} from '../data/locales';
import {versionIds, type VersionId} from '../data/versions';
import {wordsOf} from '../words';
import {editionFolder} from '../words/pageFiles';
import {categoriesOf} from './sidebar/sidebar';

interface Message {
  readonly message: string;
}
type Messages = Readonly<Record<string, Message>>;

/** The files to write, by path from the root of the project. */
export function translationFiles(): ReadonlyMap<string, Messages> {
  const files = new Map<string, Messages>();
  for (const locale of locales) {
    files.set(`i18n/${locale}/code.json`, codeMessages(locale));
    // The sidebars themselves hold the labels of the default language.
    for (const version of locale === defaultLocale ? [] : versionIds) {
      files.set(
        `i18n/${locale}/docusaurus-plugin-content-docs/${editionFolder(version)}.json`,
        sidebarMessages(version, locale),
      );
    }
  }
  return files;
}

function codeMessages(locale: Locale): Messages {
  return Object.fromEntries(
    Object.entries(wordsOf(locale).interface).map(([id, message]) => [id, {message}]),
  );
}

function sidebarMessages(version: VersionId, locale: Locale): Messages {
  const entries = categoriesOf(version).flatMap((id): (readonly [string, Message])[] => {
    const key = `sidebar.defaultSidebar.category.${wordsOf(defaultLocale).sidebar[id].label}`;
    const {label, title, description} = wordsOf(locale).sidebar[id];
    return [
      [key, {message: label}],
      [`${key}.link.generated-index.title`, {message: title}],
      [`${key}.link.generated-index.description`, {message: description}],
    ];
  });
  return {'version.label': {message: version}, ...Object.fromEntries(entries)};
}
