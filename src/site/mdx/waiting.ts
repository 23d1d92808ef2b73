import type {Heading, Paragraph, Root} from 'mdast';
import type {FactsContext} from '../../core/resolver';
import {defaultLocale} from '../../data/locales';
import {wordsOf} from '../../words';
import {lateSectionsOf} from '../translations';

const notice = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'emphasis', children: [{type: 'text', value}]}],
});

function idOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\* #(?<id>[\w.-]+) \*\/$/.exec(last.value.trim())?.groups?.id
    : undefined;
}

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
      node.type === 'heading' && late.has(idOf(node) ?? '')
        ? [node, notice(newerElsewhere)]
        : [node],
    ),
  ];
}
