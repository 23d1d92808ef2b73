import type {Element, Root} from 'hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {fillIn} from '../../core/text/fillIn';
import {highlightToHtml} from '../../core/highlight';
import {markLines, parseFence, readMagicComments} from '../../core/highlight/fence';
import type {Locale} from '../../data/locales';
import {editedFile} from '../prose/sharedProse';
import {wordsOf} from '../../words';
import {phrasesOf, type Phrases} from '../phrases';
import {placedError} from './placedError';
import type {RemarkFactsOptions} from './remarkFacts';

/** Colours code fences. An unknown language stops the build. */
export const rehypeCode =
  ({siteDir, locale}: RemarkFactsOptions) =>
  async (root: Root, file: {readonly path: string}): Promise<void> => {
    const {mark} = await phrasesOf(locale);
    visit(root, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      try {
        const element = {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: toAttributes(code, locale, mark),
          children: [],
        } as const;
        parent?.children.splice(index ?? 0, 1, element as never);
      } catch (error) {
        throw placedError(error, editedFile(siteDir, file.path, locale), pre.position?.start.line);
      }
    });
  };

function toAttributes(code: Element, locale: Locale, mark: Phrases['mark']): MdxJsxAttribute[] {
  const {operations: words, text: textWords} = wordsOf(locale);
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = String(
    classes.find((name) => String(name).startsWith('language-')) ?? '',
  ).replace('language-', '');
  const meta = (code.data as {meta?: string | null} | undefined)?.meta ?? '';
  const fence = parseFence(`${meta} ${String(code.properties.metastring ?? '')}`);
  const {code: shown, lines} = readMagicComments(text.replace(/\n$/, ''));
  const html = highlightToHtml(shown, language);
  const {at, isOutput, title} = fence;
  const who = at ? words.prompts[at] : isOutput ? words.output : undefined;
  const attributes = {
    html: markLines(html, [...fence.lines, ...lines], fence.firstNumber),
    language,
    title: mark(
      who && title ? fillIn(textWords.withColon, {text: who}) + title : (who ?? title ?? ''),
    ),
    note: fence.shows ?? (fence.isSilent ? words.silent : undefined),
    at: at ?? (isOutput ? 'output' : undefined),
    wrap: fence.isWrapped ? 'on' : undefined,
  };
  return Object.entries(attributes).flatMap(([name, value]) =>
    value ? [{type: 'mdxJsxAttribute', name, value} as const] : [],
  );
}
