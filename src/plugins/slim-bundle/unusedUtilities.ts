/**
 * Drops from the style sheet the helper classes of the CSS framework (spacing, columns, text) and its
 * parts (avatars, heroes, pills) whose names occur nowhere in the site or the theme.
 */
import fs from 'node:fs';
import path from 'node:path';

const OPTIONAL =
  /^(?:avatar|hero|pills|button-group|pagination__)|^pagination--|^(?:margin|padding)(?:-\w+)?--\w+$|^col--(?:offset-)?\d+$|^row--|^shadow--|^text--|^breadcrumbs--|^card__image$/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** Every word that occurs in the sources below the folders. */
export function wordsIn(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const item of fs.readdirSync(folder, {withFileTypes: true, recursive: true})) {
      if (item.isFile() && /\.(?:[jt]sx?|mdx?)$/.test(item.name)) {
        const text = fs.readFileSync(path.join(item.parentPath, item.name), 'utf8');
        for (const [word] of text.matchAll(/[\w-]+/g)) {
          words.add(word);
        }
      }
    }
  }
  return words;
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
    [...selector.matchAll(CLASS)].every(([, name]) => !OPTIONAL.test(name!) || words.has(name!)),
  );
}

/** A PostCSS plugin. */
export function unusedUtilities(folders: readonly string[]) {
  const words = wordsIn(folders);
  return {
    postcssPlugin: 'guide-unused-utilities',
    Once(root: {walkRules(visit: (rule: Rule) => void): void}) {
      root.walkRules((rule) => {
        const kept = usedSelectors(rule.selectors, words);
        if (kept.length === 0) {
          rule.remove();
        } else if (kept.length < rule.selectors.length) {
          rule.selectors = [...kept];
        }
      });
    },
  };
}
