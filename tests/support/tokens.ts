/** Reads the custom properties of `src/css/tokens.css`, as the browser would resolve them. */

export type ColourMode = 'light' | 'dark';

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
