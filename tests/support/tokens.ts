/** Reads the custom properties of `src/css/tokens.css`, as the browser would resolve them. */

export type ColourMode = 'light' | 'dark';

/** Colours that every mode's pages put on top of each other: text at least 4.5:1. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['--guide-ground', '--guide-surface', '--guide-surface-strong'].flatMap(
    (ground) =>
      [
        ['--guide-text', ground],
        ['--guide-text-muted', ground],
        ['--ifm-color-primary', ground],
      ] as const,
  ),
  ...['note', 'info', 'tip', 'warning', 'danger'].flatMap(
    (kind) =>
      [
        ['--guide-text', `--guide-${kind}-tint`],
        [`--guide-${kind}`, `--guide-${kind}-tint`],
        [`--guide-${kind}`, '--guide-ground'],
        ['--ifm-color-primary', `--guide-${kind}-tint`],
      ] as const,
  ),
  ['--ifm-color-primary', '--guide-primary-tint'],
  ['--guide-text', '--guide-primary-tint'],
  ['--guide-text-muted', '--guide-primary-tint'],
  ['--guide-accent', '--guide-ground'],
  ['--guide-accent', '--guide-accent-tint'],
  ['--guide-on-accent', '--guide-accent'],
  ['--guide-on-accent', '--guide-accent-dark'],
  ['--guide-footer-text', '--guide-footer-ground'],
];

/** Bounds of controls and meaningful shapes: at least 3:1. */
export const interfacePairs: readonly (readonly [shape: string, ground: string])[] = [
  ['--guide-line-strong', '--guide-ground'],
  ['--guide-line-strong', '--guide-surface'],
  ['--guide-line-strong', '--guide-surface-strong'],
  ['--guide-accent', '--guide-surface'],
  ['--guide-accent', '--guide-surface-strong'],
  ['--ifm-color-primary', '--guide-surface-strong'],
];

type Declarations = ReadonlyMap<string, string>;

function declarationsOf(css: string, selector: string): Declarations {
  const found = new Map<string, string>();
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of withoutComments.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) {
      continue;
    }
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      found.set(name, value.trim());
    }
  }
  return found;
}

/** Returns a function that gives the colour of a token in a mode, following `var(…)`. */
export function readTokens(css: string): (token: string, mode: ColourMode) => string {
  const base = declarationsOf(css, ':root');
  const dark = declarationsOf(css, "[data-theme='dark']");
  return function colourOf(token, mode): string {
    const value = (mode === 'dark' ? dark.get(token) : undefined) ?? base.get(token);
    if (!value) {
      throw new Error(`src/css/tokens.css has no "${token}". Add it, or correct its name here.`);
    }
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? colourOf(reference, mode) : value;
  };
}
