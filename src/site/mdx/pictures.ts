/** Lists of a `<Picture>` become boxes and arrows (CONTRIBUTING.md). */
import type {List, ListItem, Nodes, PhrasingContent} from 'mdast';
import type {JsxElement} from './tree';

/** Draws the lists of a `<Picture>`, in place. Throws at a picture without title or list. */
export function drawPicture(picture: JsxElement, title: string | undefined): void {
  const lists = listsIn(picture);
  if (!title || lists.length === 0) {
    throw new Error(
      '<Picture title="…"> needs a title and at least one list: a numbered one for boxes and arrows, one with dots for a tree of folders.',
    );
  }
  lists.filter(({ordered}) => ordered).forEach(({children}) => children.forEach(drawStep));
}

function listsIn(node: Nodes): List[] {
  const inside = 'children' in node ? node.children.flatMap((child) => listsIn(child)) : [];
  return node.type === 'list' ? [node, ...inside] : inside;
}

function drawStep(item: ListItem, place: number): void {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph' || item.children.length > 1) {
    throw new Error('An item of a numbered list in <Picture> is one line: a label and a box.');
  }
  const [first, ...rest] = paragraph.children;
  const hasLabel = first?.type === 'emphasis' || first?.type === 'delete';
  const arrow: PhrasingContent = hasLabel ? first : {type: 'emphasis', children: []};
  const box: PhrasingContent = {
    type: 'emphasis',
    data: {hName: 'span'},
    children: hasLabel ? rest : paragraph.children,
  };
  paragraph.children = place > 0 || hasLabel ? [arrow, box] : [box];
}
