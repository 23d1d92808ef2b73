export interface Overlay {
  readonly actions: readonly {readonly target: string; readonly update: Tree}[];
}

interface Tree {
  readonly [key: string]: unknown;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns what is at a key of an object or a list; undefined elsewhere. */
export const childOf = (value: unknown, key: string): unknown =>
  isTree(value) ? value[key] : undefined;

/** Returns what a document has at a target such as `$.paths['/info'].get` or `$.tags[0]`. */
export function nodeAt(document: unknown, target: string): unknown {
  const steps = target.matchAll(/\.(?<name>[\w-]+)|\['(?<key>[^']+)'\]|\[(?<index>\d+)\]/g);
  return [...steps].reduce(
    (value, {groups}) => childOf(value, groups?.name ?? groups?.key ?? groups?.index ?? ''),
    document,
  );
}

function update(node: Record<string, unknown>, words: Tree): void {
  for (const [key, value] of Object.entries(words)) {
    const own = node[key];
    if (isTree(own) && isTree(value)) {
      update(own, value);
    } else {
      node[key] = value;
    }
  }
}

/** Applies an overlay to a document, in place. Throws where a target isn't there. */
export function applyOverlay<Document extends object>(document: Document, overlay: Overlay) {
  for (const {target, update: words} of overlay.actions) {
    const node = nodeAt(document, target);
    if (!isTree(node)) {
      throw new Error(`An overlay of the REST API changes ${target}, which isn't in openapi.yaml.`);
    }
    update(node, words);
  }
  return document;
}
