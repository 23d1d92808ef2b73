/**
 * Drops from the CSS framework the classes whose names occur nowhere in the site or the theme, and
 * from all style sheets the variables that nothing reads.
 */
import fs from 'node:fs';
import path from 'node:path';

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** What matches the pattern in the files of a kind below the folders. */
function findIn(folders: readonly string[], kind: RegExp, pattern: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const item of fs.readdirSync(folder, {withFileTypes: true, recursive: true})) {
      if (item.isFile() && kind.test(item.name)) {
        const text = fs.readFileSync(path.join(item.parentPath, item.name), 'utf8');
        for (const [match] of text.matchAll(pattern)) {
          found.add(match);
        }
      }
    }
  }
  return found;
}

interface Rule {
  selectors: string[];
  remove(): void;
}

/** The selectors that can match something. */
export function usedSelectors(
  selectors: readonly string[],
  words: ReadonlySet<string>,
): readonly string[] {
  return selectors.filter((selector) =>
    [...selector.matchAll(CLASS)].every(([, name]) => words.has(name!)),
  );
}

interface Root {
  readonly source?: {readonly input: {readonly file?: string}};
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(pattern: RegExp, visit: (declaration: {prop: string; remove(): void}) => void): void;
}

/**
 * A PostCSS plugin.
 *
 * @param sources folders with the code and the style sheets of the site and the theme
 * @param framework folder of the CSS framework
 */
export function unusedStyles(sources: readonly string[], framework: string) {
  const words = findIn(sources, /\.(?:[jt]sx?|mdx?)$/, /[\w-]+/g);
  const read = findIn(
    [...sources, framework],
    /\.(?:[jt]sx?|css)$/,
    /(?<=var\(\s*)--[\w-]+|(?<=['"])--[\w-]+(?=['"])/g,
  );
  return {
    postcssPlugin: 'guide-unused-styles',
    Once(root: Root) {
      if (root.source?.input.file?.startsWith(framework + path.sep)) {
        root.walkRules((rule) => {
          const kept = usedSelectors(rule.selectors, words);
          if (kept.length === 0) {
            rule.remove();
          } else if (kept.length < rule.selectors.length) {
            rule.selectors = [...kept];
          }
        });
      }
      root.walkDecls(/^--/, (declaration) => {
        if (!read.has(declaration.prop)) {
          declaration.remove();
        }
      });
    },
  };
}
