import type {Paragraph, Root} from 'mdast';
import type {FactsContext} from '../../core/resolver';
import {defaultLocale} from '../../data/locales';
import {wordsOf} from '../../words';
import {lateSectionsOf} from '../translations';
import {idOfHeading} from './tree';

const notice = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'emphasis', children: [{type: 'text', value}]}],
});

/** Puts a line below headings that are older than in another language. */
export function tellWhatWaits(root: Root, siteDir: string, {file, locale}: FactsContext): void {
  const {newerElsewhere, notTranslated} = wordsOf(locale).text;
  const own = locale === defaultLocale ? /^(?!i18n\/)/ : new RegExp(`^i18n/${locale}/`);
  if (!own.test(file)) {
    root.children.unshift(notice(notTranslated));
    return;
  }
  const late = lateSectionsOf(siteDir, locale).get(file);
  if (!late) {
    return;
  }
  root.children = [
    ...(late.has('top') ? [notice(newerElsewhere)] : []),
    ...root.children.flatMap((node) =>
      node.type === 'heading' && late.has(idOfHeading(node) ?? '')
        ? [node, notice(newerElsewhere)]
        : [node],
    ),
  ];
}
