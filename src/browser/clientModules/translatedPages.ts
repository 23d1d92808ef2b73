/**
 * Translators of browsers put text into <font> elements, and the DOM throws when React removes a
 * moved node (https://github.com/facebook/react/issues/11538).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with its own `this`
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      return removeChild.call(this, child) as T;
    }
    // The wrapper with the translated text is removed, too, or that text would stay on the page.
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

function translationOf(node: Node, parent: Node): Node | null {
  let ancestor: Node | null = node.parentNode;
  while (ancestor && ancestor.parentNode !== parent) {
    ancestor = ancestor.parentNode;
  }
  return ancestor?.nodeName === 'FONT' ? ancestor : null;
}
