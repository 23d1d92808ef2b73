/** Colours as numbers, and how well two of them can be told apart (WCAG 2). */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#abc` or `#aabbcc`. */
export function parseHexColour(text: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!digits) {
    throw new Error(`"${text}" is no colour of the form #abc or #aabbcc. Write it as one.`);
  }
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

function channelLuminance(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 (black) to 1 (white). */
export function relativeLuminance([red, green, blue]: Rgb): number {
  return (
    0.2126 * channelLuminance(red) +
    0.7152 * channelLuminance(green) +
    0.0722 * channelLuminance(blue)
  );
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const first = relativeLuminance(one);
  const second = relativeLuminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
