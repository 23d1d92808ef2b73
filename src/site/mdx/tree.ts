import type {Heading, Nodes, Parent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Returns the id in a comment such as `{/* #check *\/}`. */
export const ownId = (node: Nodes): string | undefined =>
  node.type === 'mdxTextExpression'
    ? /^\/\* #(?<id>[\w.-]+) \*\/$/.exec(node.value.trim())?.groups?.id
    : undefined;

export function idOfHeading({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last && ownId(last);
}

const emptied = new WeakSet<object>();
const REMOVED_WHEN_EMPTIED = new Set(['paragraph', 'listItem', 'list', 'tableRow', 'blockquote']);

/** Replaces each child by what `transform` makes of it. */
export function visitChildren(node: Nodes, transform: (child: Nodes) => RootContent[]): void {
  if (!('children' in node)) {
    return;
  }
  const parent = node as Parent;
  const hadContent = parent.children.length > 0;
  parent.children = parent.children
    .flatMap(transform)
    .filter((child) => !(emptied.has(child) && REMOVED_WHEN_EMPTIED.has(child.type)));
  mergeTexts(parent);
  const isBlank = parent.children.every((child) =>
    child.type === 'text'
      ? child.value.trim() === ''
      : child.type === 'tableCell' && emptied.has(child),
  );
  if (hadContent && isBlank) {
    emptied.add(node);
  }
}

function mergeTexts(parent: Parent): void {
  for (let at = parent.children.length - 1; at > 0; at -= 1) {
    const [before, after] = [parent.children[at - 1]!, parent.children[at]!];
    if (before.type === 'text' && after.type === 'text') {
      parent.children.splice(at - 1, 2, {...before, value: before.value + after.value});
    }
  }
}

/** Gives bare text of a block condition a paragraph. */
export function asBlocks(node: JsxElement): RootContent[] {
  const children = node.children as RootContent[];
  if (node.type === 'mdxJsxTextElement') {
    return children;
  }
  const isInline = (child: RootContent) =>
    ['text', 'emphasis', 'strong', 'inlineCode', 'link', 'break', 'mdxJsxTextElement'].includes(
      child.type,
    );
  return children.length > 0 && children.every(isInline)
    ? [{type: 'paragraph', children: children as never}]
    : children;
}
