/**
 * Keeps a page that the browser translates from crashing.
 *
 * The translators of Chrome, Edge and Safari put text into <font> elements of their own. React still
 * holds the text nodes it made; when it later removes one, or inserts something before it, the node
 * is no longer where React put it, the DOM throws, and React takes the whole page down. Open since
 * 2017: https://github.com/facebook/react/issues/11538. Here such a call does what it still can: a
 * node that is elsewhere is removed where it is, and a new one goes to the end.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with its own `this`
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      return removeChild.call(this, child) as T;
    }
    // The translated copy would stay behind on the page.
    const wrapper = translationOf(child, this);
    if (wrapper) {
      removeChild.call(this, wrapper);
    }
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isHere = next === null || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : translationOf(next, this)) as T;
  };
}

/** The child of `parent` that a translator wrapped around `node`; null when there is none. */
function translationOf(node: Node, parent: Node): Node | null {
  let ancestor: Node | null = node.parentNode;
  while (ancestor && ancestor.parentNode !== parent) {
    ancestor = ancestor.parentNode;
  }
  return ancestor?.nodeName === 'FONT' ? ancestor : null;
}
