/** `npm run language -- zh-Hans` begins a draft, which only the preview shows. */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../src/data/locales';
import {sectionsOf, readTexts} from '../src/site/translations';
import {flat, readWords} from '../src/words';
import {pagesWithWords} from '../src/words/pageFiles';
import {replaceOnce} from './lib/editions';
import {runScript} from './lib/runScript';

const LOCALES = 'src/data/locales.ts';

/** Makes a language's line in the list of drafts. Throws at an unknown language. */
export function draftLine(id: string): string {
  const isTag = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/.test(id);
  const label = isTag
    ? new Intl.DisplayNames(id, {type: 'language', fallback: 'none'}).of(id)
    : undefined;
  if (label === undefined || Intl.getCanonicalLocales(id)[0] !== id) {
    throw new Error(`"${id}" is no language. Write its id, such as de, pt-BR or zh-Hans.`);
  }
  const {language, region} = new Intl.Locale(id).maximize();
  return `  '${id}': {label: '${label}', tag: '${language}-${region}', hasKana: ${language === 'ja'}},`;
}

const foldersOf = (id: string) =>
  ['docs/current', 'pages'].map((end) => `i18n/${id}/docusaurus-plugin-content-${end}`);

/** Counts the pages, sections and words that a language has, and those it needs. */
export function progressOf(root: string, id: string) {
  const fileOf = (page: string) =>
    foldersOf(id)
      .map((folder) => path.join(root, folder, `${page}.mdx`))
      .find((file) => fs.existsSync(file));
  const pages = pagesWithWords(root);
  const written = pages.flatMap((page) => fileOf(page) ?? []);
  const sections = written.flatMap((file) => [...sectionsOf(fs.readFileSync(file, 'utf8')).keys()]);
  const folder = path.join(root, 'src/words');
  const english = flat(readWords(folder, defaultLocale));
  const own = [...flat(readWords(folder, id))];
  const words = own.filter(([key, {text}]) => text && english.has(key));
  return {
    pages: written.length,
    allPages: pages.length,
    texts: sections.length + words.length,
    allTexts: readTexts(root).size,
    unknown: own.flatMap(([key, {topic, key: name}]) =>
      english.has(key) ? [] : [`src/words/${id}/${topic}.json, "${name}"`],
    ),
    next: ['intro', ...pages].find((page) => fileOf(page) === undefined),
  };
}

runScript('language', () => {
  const [id = ''] = process.argv.slice(2);
  const line = draftLine(id);
  const list = fs.readFileSync(LOCALES, 'utf8');
  const isNamed = [`  ${id}: {`, `'${id}': {`].some((start) => list.includes(start));
  if (!isNamed) {
    const drafts = 'const drafts: Readonly<Record<string, Language>> = {';
    replaceOnce('.', LOCALES, drafts, `${drafts}\n${line}\n`);
    fs.writeFileSync(LOCALES, fs.readFileSync(LOCALES, 'utf8').replace(/,\n\n\};/, ',\n};'));
    fs.mkdirSync(`src/words/${id}`, {recursive: true});
    console.log(`${LOCALES} has ${id} as a draft now.`);
  }
  const number = new Intl.NumberFormat('en');
  const {pages, allPages, texts, allTexts, unknown, next} = progressOf('.', id);
  unknown.forEach((place) => console.log(`${place}: English has no such key, so it isn't shown.`));
  console.log(
    `${pages} of ${allPages} pages, ${number.format(texts)} of ${number.format(allTexts)} texts.
Pages: copy docs/<page>.mdx to ${foldersOf(id)[0]}/<page>.mdx and translate it${next ? `; the next is ${next}` : ''}.
Other words: src/words/${id}/<topic>.json, with the keys of src/words/${defaultLocale}; a part of the keys is enough.
To see it: npm start -- --locale ${id}`,
  );
});
