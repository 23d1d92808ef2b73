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

const PAGE = new RegExp(
  String.raw`^(?:/(?:[\w-]+/)*[\w-]+\.mdx(?:\?[\w=&-]+)?|/(?:${ABOUT_THE_GUIDE.join('|')}))?(?:#[\w.-]+)?$`,
);
const OTHER_SITE = /^(?:https?:\/\/|mailto:)/;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const FENCE_END = /^[\s>]*(?:[-*]\s+)?(?:`{3,}|~{3,})\s*$/;

function faultsOfCode({meta, value, lang}: Code): readonly string[] {
  try {
    parseFence(meta ?? '');
    highlightToHtml(readMagicComments(value).code, lang ?? '');
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function faultsOfText(text: string): readonly string[] {
  const directive = /^:::.*/m.exec(text)?.[0];
  const sign = /\*\*|`/.exec(text)?.[0];
  const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/.exec(text)?.[0];
  const twice = TWICE.exec(text)?.[0];
  return [
    ...(directive
      ? [
          `"${directive}" would be shown as it is. Write :::note[Title], and ::: in a line of its own at its end.`,
        ]
      : []),
    ...(sign
      ? [`"${sign}" would be shown as it is: it lacks its partner, or has a space in it.`]
      : []),
    ...(wide ? [`"${wide}": write ${wide.normalize('NFKC')}.`] : []),
    ...(twice ? [`"${twice}": the same word twice.`] : []),
  ];
}

/** `last` is the line that a node ends with. */
function whatIsWrong(node: Nodes, last: string): readonly string[] {
  const faults: string[] = [];
  if (node.type === 'code') {
    faults.push(
      ...faultsOfCode(node),
      ...(FENCE_END.test(last) ? [] : ['the code has no end: write ``` below it.']),
    );
  } else if (node.type === 'containerDirective') {
    const isNote = ADMONITIONS.includes(node.name);
    faults.push(
      ...(isNote ? [] : [`:::${node.name} is no note. Use ${ADMONITIONS.join(', ')}.`]),
      ...(/^[\s>]*:{3,}\s*$/.test(last) ? [] : ['the note has no end: write ::: below it.']),
    );
  } else if (node.type === 'link' && !PAGE.test(node.url) && !OTHER_SITE.test(node.url)) {
    faults.push(
      `"${node.url}" leads nowhere. Write the page with its folder, such as /operate/mods.mdx#install, or https://….`,
    );
  } else if (
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
    !COMMENT.test(node.value)
  ) {
    faults.push(`{${node.value}} would be run as code. Write \\{ for the sign.`);
  } else if (node.type === 'heading' && node.depth > 1 && !idOfHeading(node)) {
    faults.push(
      'the heading has no id. Write {/* #a-name */} behind it, the same name in all languages.',
    );
  } else if (node.type === 'text') {
    faults.push(...faultsOfText(node.value));
  } else if (
    node.type === 'mdxJsxFlowElement' &&
    node.attributes.some((part) => 'name' in part && part.name === 'list' && part.value === '')
  ) {
    faults.push(`<${node.name}> has an empty list.`);
  }
  return faults;
}

/** Says what is wrong with the Markdown of a page. */
export function faultsOfNodes(nodes: readonly Nodes[], text: string): readonly Mistake[] {
  const lines = text.split('\n');
  const ids = new Set<string>();
  return nodes.flatMap((node) => {
    const {start, end} = node.position ?? {};
    const id = ownId(node);
    const isTwice = id !== undefined && ids.has(id);
    ids.add(id ?? '');
    return [
      ...whatIsWrong(node, lines[(end?.line ?? 0) - 1] ?? ''),
      ...(isTwice ? [`#${id} is there twice: links reach only the first.`] : []),
    ].map((what) => ({line: start?.line, what}));
  });
}
