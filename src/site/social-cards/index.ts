import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {socialCardPath} from '../../core/socialCardAddress';
import {fillIn} from '../../core/text/fillIn';
import {PHRASE_END} from '../../core/text/phraseEnd';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {menuOf, type Menu} from '../built-pages/menu';
import {phrasesOf} from '../phrases';
import {write} from '../write';
import {drawSocialCard} from './draw';

const PHRASE = new RegExp(`(?<= )|${PHRASE_END}`);

/** Draws a picture for each page of the newest edition, which chats show beside a link. */
export default function socialCardsPlugin({siteConfig, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const {title: site, tagline, socialCard} = wordsOf(locale).site;
  const {language} = socialCard;
  let pages: Menu['pages'] = [];
  return {
    name: 'guide-social-cards',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pages = menuOf(docs.loadedVersions[0]!).pages;
    },
    async postBuild({outDir}) {
      const {mark} = await phrasesOf(locale);
      const draw = (file: string, title: string, note: string) =>
        write(
          path.join(outDir, file),
          drawSocialCard({phrases: mark(title).split(PHRASE), site, note}),
        );
      for (const {permalink, title, version} of pages) {
        const note = fillIn(socialCard.version, {version: version!, language});
        draw(socialCardPath(permalink, siteConfig.baseUrl), title, note);
      }
      draw('img/cards/site.png', tagline, language);
    },
  };
}
