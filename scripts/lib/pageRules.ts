import type {Nodes} from 'mdast';
import {highlightToHtml} from '../../src/core/highlight';
import {parseFence, readMagicComments} from '../../src/core/highlight/fence';
import {textForVersion} from '../../src/data/textForVersion';
import type {Locale} from '../../src/data/locales';
import type {VersionId} from '../../src/data/versions';

/** Search engines show this many characters; Japanese characters are twice as wide. */
export const DESCRIPTION: Readonly<Record<Locale, readonly [number, number]>> = {
  en: [120, 160],
  ja: [60, 120],
};
export const LONGEST_TITLE: Readonly<Record<Locale, number>> = {en: 60, ja: 45};
export const GAME: Readonly<Record<Locale, RegExp>> = {
  en: /Palworld/i,
  ja: /パルワールド|Palworld/i,
};

/** Readers don't search the web for these pages. */
const ABOUT_THE_GUIDE = ['accessibility', 'markdown-page'];

export interface Mistake {
  readonly line?: number | undefined;
  readonly what: string;
}

type FrontMatter = Readonly<Record<string, unknown>>;

/** Says what is wrong with a page's title, description and keywords. */
export function faultsOfHead(
  page: string,
  frontMatter: FrontMatter,
  version: VersionId,
  locale: Locale,
): readonly Mistake[] {
  const textOf = (field: string) => {
    const value = frontMatter[field];
    return typeof value === 'string' ? textForVersion(value, version).trim() : '';
  };
  const title = textOf('title_meta') || textOf('title');
  const description = textOf('description');
  const [least, most] = DESCRIPTION[locale];
  const faults = [
    ...(textOf('title') ? [] : ['the page has no title.']),
    ...(title && !ABOUT_THE_GUIDE.includes(page) && !GAME[locale].test(title)
      ? [`"${title}" doesn't name Palworld: write a title_meta for web searches that does.`]
      : []),
    ...(title.length > LONGEST_TITLE[locale]
      ? [
          `the title for web searches has ${title.length} characters, at most ${LONGEST_TITLE[locale]} are shown: write a title_meta.`,
        ]
      : []),
    ...(description ? [] : ['the page has no description.']),
    ...(description && (description.length < least || description.length > most)
      ? [`the description has ${description.length} characters; write ${least} to ${most}.`]
      : []),
    ...(frontMatter.keywords || ABOUT_THE_GUIDE.includes(page)
      ? []
      : ['the page has no keywords.']),
  ];
  return faults.map((what) => ({line: 1, what}));
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
/** "that that" and "had had" can be meant. */
export const TWICE = /\b(?!(?:that|had)\b)(\p{L}+) \1\b/iu;

/** Says what is wrong with a node of a page's Markdown, with its line. */
export function faultsOfNode(node: Nodes): readonly Mistake[] {
  const line = node.position?.start.line;
  const faults: string[] = [];
  if (node.type === 'code') {
    try {
      parseFence(node.meta ?? '');
      highlightToHtml(readMagicComments(node.value).code, node.lang ?? '');
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
    faults.push(`:::${node.name} is no note. Use ${ADMONITIONS.join(', ')}.`);
  }
  if (node.type === 'text') {
    const directive = /^:::.*/m.exec(node.value)?.[0];
    if (directive) {
      faults.push(
        `"${directive}" would be shown as it is. Write :::note[Title], and ::: in a line of its own at its end.`,
      );
    }
    const twice = TWICE.exec(node.value)?.[0];
    if (twice) {
      faults.push(`"${twice}": the same word twice.`);
    }
  }
  return faults.map((what) => ({line, what}));
}
