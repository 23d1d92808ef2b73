/** Colours the code fences of a page while it is compiled, and hands them to `<CodeBlock>`. */
import type {Element, Root} from 'hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {fillIn} from '../../core/text/fillIn';
import {highlightToHtml} from '../../core/highlight';
import {
  markLines,
  parseFence,
  readMagicComments,
  type FenceOptions,
} from '../../core/highlight/fence';
import type {Locale} from '../../data/locales';
import {editedFile} from '../prose/sharedProse';
import {wordsOf} from '../../words';

/** The rehype plugin. An unknown language stops the build with the place of the fence. */
export const rehypeCode: Plugin<[{readonly locale: Locale}], Root> =
  ({locale}) =>
  (root, file) => {
    visit(root, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      try {
        const element = {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: toAttributes(code, locale),
          children: [],
        } as const;
        parent?.children.splice(index ?? 0, 1, element as never);
      } catch (error) {
        throw new Error(
          `${editedFile(process.cwd(), file.path, locale)}, line ${pre.position?.start.line ?? '?'}: ${(error as Error).message}`,
          {cause: error},
        );
      }
    });
  };

/** The line above the code: who types it, or that a program prints it, and the writer's title. */
function titleOf({title, at, isOutput}: FenceOptions, locale: Locale): string | undefined {
  const {operations: words, text} = wordsOf(locale);
  const who = at ? words.prompts[at] : isOutput ? words.output : undefined;
  return who && title ? fillIn(text.withColon, {text: who}) + title : (who ?? title) || undefined;
}

/** The line below the code: what a reader sees instead of printed lines. */
function noteOf({isSilent, shows}: FenceOptions, locale: Locale): string | undefined {
  return shows ?? (isSilent ? wordsOf(locale).operations.silent : undefined);
}

function toAttributes(code: Element, locale: Locale): MdxJsxAttribute[] {
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = String(classes.find((name) => String(name).startsWith('language-')) ?? '').slice(
    9,
  );
  const meta = (code.data as {meta?: string | null} | undefined)?.meta ?? '';
  const fence = parseFence(`${meta} ${String(code.properties.metastring ?? '')}`);
  const title = titleOf(fence, locale);
  const note = noteOf(fence, locale);
  const {code: shown, lines} = readMagicComments(text.replace(/\n$/, ''));
  const html = markLines(
    highlightToHtml(shown, language),
    [...fence.lines, ...lines],
    fence.firstNumber,
  );
  const attribute = (name: string, value: string): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  });
  return [
    attribute('html', html),
    attribute('language', language),
    ...(title ? [attribute('title', title)] : []),
    ...(note ? [attribute('note', note)] : []),
    ...(fence.at ? [attribute('at', fence.at)] : []),
    ...(fence.isOutput ? [attribute('at', 'output')] : []),
    ...(fence.isWrapped ? [attribute('wrap', 'on')] : []),
  ];
}
