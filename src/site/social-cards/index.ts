import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {socialCardPath} from '../../core/socialCardAddress';
import {fillIn} from '../../core/text/fillIn';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {menuOf, type Menu} from '../built-pages/menu';
import {drawSocialCard, type SocialCard} from './draw';

async function drawCached(card: SocialCard, cacheDir: string): Promise<Buffer> {
  // The name depends on the drawing code, so a changed drawing gets a new file.
  const look = await fs.readFile(path.resolve('src/site/social-cards/draw.ts'));
  const key = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex');
  const file = path.join(cacheDir, `${key.slice(0, 32)}.png`);
  try {
    return await fs.readFile(file);
  } catch {
    const png = drawSocialCard(card);
    await fs.writeFile(file, png);
    return png;
  }
}

export default function socialCardsPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  let pages: Menu['pages'] = [];
  const {
    title: site,
    tagline,
    socialCard: {language, version: versionNote},
  } = wordsOf(i18n.currentLocale as Locale).site;
  const noteOf = (version: string) => fillIn(versionNote, {version, language});

  return {
    name: 'guide-social-cards',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pages = menuOf(docs.loadedVersions[0]!).pages;
    },
    async postBuild({outDir}) {
      if (pages.length === 0) {
        throw new Error('No page was found to draw social cards for. Check src/site/social-cards.');
      }
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      await fs.mkdir(cacheDir, {recursive: true});
      await fs.mkdir(path.join(outDir, 'img', 'cards'), {recursive: true});
      const cards = [
        ...pages.map(({permalink, title, version}) => ({
          file: socialCardPath(permalink, siteConfig.baseUrl),
          card: {title, site, note: noteOf(version!)},
        })),
        {file: '/img/cards/site.png', card: {title: tagline, site, note: language}},
      ];
      for (const {file, card} of cards) {
        await fs.writeFile(path.join(outDir, file), await drawCached(card, cacheDir));
      }
    },
  };
}
