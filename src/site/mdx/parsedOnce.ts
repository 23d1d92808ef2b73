import type {Parser, Processor} from 'unified';

/** Parses a text once, because all editions show the same words; each page gets its own tree. */
export function parsedOnce(this: Processor): void {
  const parse = this.parser as Parser;
  const trees = new Map<string, ReturnType<Parser>>();
  this.parser = (document, file) => {
    const tree = trees.get(document) ?? parse(document, file);
    // The live preview runs for hours, and would keep the tree of every text that a writer saves.
    if (process.env.NODE_ENV !== 'development') {
      trees.set(document, tree);
    }
    return structuredClone(tree);
  };
}
