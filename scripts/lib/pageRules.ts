import type {Code, Nodes} from 'mdast';
import {highlightToHtml} from '../../src/core/highlight';
import {parseFence, readMagicComments} from '../../src/core/highlight/fence';
import {textForVersion} from '../../src/data/textForVersion';
import type {Locale} from '../../src/data/locales';
import type {VersionId} from '../../src/data/versions';
import {idOfHeading, ownId} from '../../src/site/mdx/tree';

/**
 * The shortest and longest description that search engines show; Japanese characters are twice as
 * wide.
 */
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
/** Rules stand in lists as `isWrong && sentence`. */
export type Rules = readonly (string | false | undefined)[];

export const brokenOf = (rules: Rules): readonly string[] => rules.flatMap((fault) => fault || []);

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
  const {length} = textOf('description');
  const [least, most] = DESCRIPTION[locale];
  const isAboutTheGuide = ABOUT_THE_GUIDE.includes(page);
  const faults = brokenOf([
    !textOf('title') && 'the page has no title.',
    title !== '' &&
      !isAboutTheGuide &&
      !GAME[locale].test(title) &&
      `"${title}" doesn't name Palworld: write a title_meta for web searches that does.`,
    title.length > LONGEST_TITLE[locale] &&
      `the title for web searches has ${title.length} characters, at most ${LONGEST_TITLE[locale]} are shown: write a title_meta.`,
    length === 0 && 'the page has no description.',
    length > 0 &&
      (length < least || length > most) &&
      `the description has ${length} characters; write ${least} to ${most}.`,
    !frontMatter.keywords && !isAboutTheGuide && 'the page has no keywords.',
  ]);
  return faults.map((what) => ({line: 1, what}));
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
/** "that that" and "had had" can be meant. */
export const TWICE = /\b(?!(?:that|had)\b)(\p{L}+) \1\b/iu;

const PAGE = new RegExp(
  String.raw`^(?:/(?:[\w-]+/)*[\w-]+\.mdx(?:\?[\w=&-]+)?|/(?:${ABOUT_THE_GUIDE.join('|')}))?(?:#[\w.-]+)?$`,
);
const OTHER_SITE = /^(?:https?:\/\/|mailto:)/;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const FENCE_END = /^[\s>]*(?:[-*]\s+)?(?:`{3,}|~{3,})\s*$/;

function wrongCode({meta, value, lang}: Code): string | undefined {
  try {
    parseFence(meta ?? '');
    highlightToHtml(readMagicComments(value).code, lang ?? '');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function rulesOfText(text: string): Rules {
  const directive = /^:::.*/m.exec(text)?.[0];
  const sign = /\*\*|`/.exec(text)?.[0];
  const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/.exec(text)?.[0];
  const twice = TWICE.exec(text)?.[0];
  return [
    directive &&
      `"${directive}" would be shown as it is. Write :::note[Title], and ::: in a line of its own at its end.`,
    sign && `"${sign}" would be shown as it is: it lacks its partner, or has a space in it.`,
    wide && `"${wide}": write ${wide.normalize('NFKC')}.`,
    twice && `"${twice}": the same word twice.`,
  ];
}

/** `last` is the line that a node ends with. */
const rulesOf = (node: Nodes, last: string): Rules => [
  node.type === 'code' && wrongCode(node),
  node.type === 'code' && !FENCE_END.test(last) && 'the code has no end: write ``` below it.',
  node.type === 'containerDirective' &&
    !ADMONITIONS.includes(node.name) &&
    `:::${node.name} is no note. Use ${ADMONITIONS.join(', ')}.`,
  node.type === 'containerDirective' &&
    !/^[\s>]*:{3,}\s*$/.test(last) &&
    'the note has no end: write ::: below it.',
  node.type === 'link' &&
    !PAGE.test(node.url) &&
    !OTHER_SITE.test(node.url) &&
    `"${node.url}" leads nowhere. Write the page with its folder, such as /operate/mods.mdx#install, or https://….`,
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
    !COMMENT.test(node.value) &&
    `{${node.value}} would be run as code. Write \\{ for the sign.`,
  node.type === 'heading' &&
    node.depth > 1 &&
    !idOfHeading(node) &&
    'the heading has no id. Write {/* #a-name */} behind it, the same name in all languages.',
  node.type === 'mdxJsxFlowElement' &&
    node.attributes.some((part) => 'name' in part && part.name === 'list' && part.value === '') &&
    `<${node.name}> has an empty list.`,
  ...(node.type === 'text' ? rulesOfText(node.value) : []),
];

/** Says what is wrong with the Markdown of a page. */
export function faultsOfNodes(nodes: readonly Nodes[], text: string): readonly Mistake[] {
  const lines = text.split('\n');
  const ids = new Set<string>();
  return nodes.flatMap((node) => {
    const {start, end} = node.position ?? {};
    const id = ownId(node);
    const isTwice = id !== undefined && ids.has(id);
    ids.add(id ?? '');
    const faults = brokenOf([
      ...rulesOf(node, lines[(end?.line ?? 0) - 1] ?? ''),
      isTwice && `#${id} is there twice: links reach only the first.`,
    ]);
    return faults.map((what) => ({line: start?.line, what}));
  });
}
