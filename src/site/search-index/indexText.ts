/** Makes the index file of an edition from its built pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {defaultLocale, type Locale} from '../../data/locales';
import {editionNames, synonyms} from '../../data/synonyms';
import {pageFile} from '../../words/pageFiles';
import type {BuiltPage} from '../built-pages/toSearch';
import {editedFile} from '../prose/sharedProse';
import {indexFileOf} from './documents';
import {phrasesInProse, phrasesInWords, type Phrases} from './phrases';

interface Build {
  readonly siteDir: string;
  readonly locale: Locale;
  /** The edition, by the name that readers see. */
  readonly version: string;
}

/** The phrases of a page: at the headings of its words, and of the entries that components write. */
async function phrasesOf({id, source}: DocMetadata, {siteDir, locale}: Build): Promise<Phrases> {
  const own = path.join(siteDir, source.replace(/^@site\//, ''));
  const file = editedFile(siteDir, own, locale);
  return new Map([
    ...phrasesInProse(await fs.readFile(path.join(siteDir, file), 'utf8'), file),
    ...phrasesInWords(id, locale),
  ]);
}

const WEIGHT = /^search_weight: (?<weight>0\.\d+)$/m;

/** The weight of a page: that of the English words, so that no language forgets it. */
async function weightOf({id}: DocMetadata, {siteDir}: Build): Promise<number> {
  const file = path.join(siteDir, pageFile(siteDir, id, defaultLocale));
  const words = await fs.readFile(file, 'utf8').catch(() => '');
  return Number(WEIGHT.exec(words)?.groups?.weight ?? 1);
}

/** The content of the index file of an edition. Throws when it has no pages. */
export async function indexText(
  built: readonly (BuiltPage & {readonly doc: DocMetadata})[],
  build: Build,
): Promise<string> {
  const pages = await Promise.all(
    built.map(async ({doc, ...page}) => ({
      ...page,
      url: doc.permalink,
      description: doc.description,
      keywords: [doc.frontMatter.keywords ?? []].flat(),
      phrases: await phrasesOf(doc, build),
      weight: await weightOf(doc, build),
    })),
  );
  if (pages.length === 0) {
    throw new Error('The search would know no page of an edition.');
  }
  const sorted = pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  const {locale, version} = build;
  const edition = [version, ...(editionNames[version] ?? [])];
  return JSON.stringify(await indexFileOf(sorted, {locale, synonyms: synonyms[locale], edition}));
}
