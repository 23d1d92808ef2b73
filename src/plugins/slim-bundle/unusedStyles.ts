/**
 * Drops from the one style sheet of the site what nothing uses: rules for classes whose names occur
 * in no script and in none of our sources, and variables that nothing reads.
 */
import postcss, {type Declaration, type Root} from 'postcss';

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The selectors that can match something. */
export function usedSelectors(
  selectors: readonly string[],
  words: ReadonlySet<string>,
): readonly string[] {
  return selectors.filter((selector) =>
    [...selector.matchAll(CLASS)].every(([, name]) => words.has(name!.replaceAll('\\', ''))),
  );
}

function dropUnusedRules(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const kept = usedSelectors(rule.selectors, words);
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = [...kept];
    }
  });
}

/** A variable may be read by another one only, which nothing reads: hence again and again. */
function dropUnreadVariables(root: Root, words: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        read.add(name!);
      }
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

/**
 * @param css the style sheet
 * @param sources the scripts of the site and everything else that names classes and variables
 */
export function withoutUnusedStyles(css: string, sources: Iterable<string>): string {
  const words = new Set<string>();
  for (const source of sources) {
    for (const [word] of source.matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
  const root = postcss.parse(css);
  dropUnusedRules(root, words);
  dropUnreadVariables(root, words);
  root.walkAtRules(/^(?:media|supports|container|layer)$/, (rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}
