/**
 * Marks the part of a long page that begins below the window, whatever its size: `<BelowFold>` goes
 * around it. The first frame after a click inside the site then needs only what is above.
 *
 * Heights are guesses, in pixels of a wide window, and rather too small than too large. If one is too
 * large, the end of a very tall window fills two frames later.
 */
import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {importOf} from '../../build/mdx/remarkFacts';

/** No window of a screen in common use is taller. */
const TALLEST_WINDOW = 2000;
/** With less than this below, nothing is gained. */
const WORTHWHILE = 1000;

const LINE = 28;
const CODE_LINE = 22;
/** Letters in a line of running text; of Japanese, half as many. */
const LETTERS = 90;
const HEADING = 60;
const PICTURE = 200;
/** A component that makes its own content: a table, a picture, an entry of a reference. */
const COMPONENT = 200;
/** Those that are always long. */
const TALL_COMPONENTS: Readonly<Record<string, number>> = {SettingsGroup: 1000};

type Content = RootContent | ElementContent;

const lines = (text: string) => Math.ceil(text.trim().length / LETTERS);

function textOf(node: Content): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const sum = (nodes: readonly Content[]) =>
  nodes.reduce((height, node) => height + heightOf(node), 0);

function heightOfComponent({name, attributes, children}: MdxJsxFlowElementHast): number {
  if (name === 'CodeBlock') {
    const html = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'html');
    return typeof html?.value === 'string' ? html.value.split('\n').length * CODE_LINE : COMPONENT;
  }
  if (name === 'Tabs') {
    // One panel at a time; which one is up to the reader.
    const panels = children.filter(({type}) => type === 'mdxJsxFlowElement').map(heightOf);
    return Math.min(...panels, COMPONENT);
  }
  return children.length > 0 ? sum(children) : (TALL_COMPONENTS[name ?? ''] ?? COMPONENT);
}

function heightOf(node: Content): number {
  if (node.type === 'mdxJsxFlowElement') {
    return heightOfComponent(node);
  }
  if (node.type !== 'element') {
    return 0;
  }
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return HEADING;
    case 'ul':
    case 'ol':
    case 'table':
    case 'thead':
    case 'tbody':
    case 'blockquote':
      return sum(node.children);
    case 'img':
    case 'svg':
      return PICTURE;
    default:
      return lines(textOf(node)) * LINE;
  }
}

/** The rehype plugin; runs before `rehypeKeptHtml`, which takes the words away. */
export const rehypeBelowFold: Plugin<[], Root> = () => (root) => {
  let height = 0;
  const first = root.children.findIndex((node) => {
    const isBelow = height >= TALLEST_WINDOW;
    height += heightOf(node);
    return isBelow && node.type !== 'text';
  });
  const below = first === -1 ? [] : root.children.slice(first);
  if (sum(below) < WORTHWHILE) {
    return;
  }
  const isCode = ({type}: RootContent) => type === 'mdxjsEsm';
  root.children = [
    importOf('BelowFold'),
    ...root.children.slice(0, first),
    ...below.filter(isCode),
    {
      type: 'mdxJsxFlowElement',
      name: 'BelowFold',
      attributes: [],
      children: below.filter((node) => !isCode(node)) as ElementContent[],
    },
  ];
};
