import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Locale} from '../../data/locales';
import {editionNames, synonyms} from '../../data/synonyms';
import type {BuiltPage} from '../built-pages/toSearch';
import {editedFile} from '../prose/sharedProse';
import {indexFilesOf, type IndexFiles} from './documents';
import {phrasesInProse, phrasesInWords, type Phrases} from './phrases';

interface Build {
  readonly siteDir: string;
  readonly locale: Locale;
  readonly version: string;
}

async function phrasesOf({id, source}: DocMetadata, {siteDir, locale}: Build): Promise<Phrases> {
  const own = path.join(siteDir, source.replace(/^@site\//, ''));
  const file = editedFile(siteDir, own, locale);
  return new Map([
    ...phrasesInProse(await fs.readFile(path.join(siteDir, file), 'utf8'), file),
    ...phrasesInWords(id, locale),
  ]);
}

/** Throws when the edition has no pages. */
export async function filesOfEdition(
  built: readonly (BuiltPage & {readonly doc: DocMetadata})[],
  build: Build,
): Promise<IndexFiles> {
  const pages = await Promise.all(
    built.map(async ({doc, ...page}) => ({
      ...page,
      url: doc.permalink,
      phrases: await phrasesOf(doc, build),
    })),
  );
  if (pages.length === 0) {
    throw new Error('The search would know no page of an edition.');
  }
  const sorted = pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  const {locale, version} = build;
  const edition = [version, ...(editionNames[version] ?? [])];
  return indexFilesOf(sorted, {locale, synonyms: synonyms[locale], edition});
}
