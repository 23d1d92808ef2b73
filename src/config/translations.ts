/**
 * Docusaurus reads `i18n/<locale>/code.json`, and a file for each version with the categories of
 * its sidebar.
 */
import {defaultLocale, draftLocales, locales, type Locale} from '../data/locales';
import {versionIds, type VersionId} from '../data/versions';
import {interfaceWords, wordsOf} from '../words';
import {editionFolder} from '../words/pageFiles';
import {categoriesOf} from './sidebar/sidebar';

type Messages = Readonly<Record<string, {readonly message: string}>>;

const messagesOf = (texts: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, {message}]));

/** Returns the files to write, by path from the root of the project. */
export function translationFiles(): ReadonlyMap<string, Messages> {
  const files = new Map<string, Messages>();
  for (const locale of [...locales, ...draftLocales]) {
    files.set(`i18n/${locale}/code.json`, messagesOf(interfaceWords(locale).early));
    for (const version of locale === defaultLocale ? [] : versionIds) {
      const file = `docusaurus-plugin-content-docs/${editionFolder(version)}.json`;
      files.set(`i18n/${locale}/${file}`, messagesOf(sidebarTexts(version, locale)));
    }
  }
  return files;
}

function sidebarTexts(version: VersionId, locale: Locale): Record<string, string> {
  const texts: Record<string, string> = {'version.label': version};
  for (const id of categoriesOf(version)) {
    const key = `sidebar.defaultSidebar.category.${wordsOf(defaultLocale).sidebar[id].label}`;
    const {label, title, description} = wordsOf(locale).sidebar[id];
    texts[key] = label;
    texts[`${key}.link.generated-index.title`] = title;
    texts[`${key}.link.generated-index.description`] = description;
  }
  return texts;
}
