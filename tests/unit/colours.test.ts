import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrastRatio, parseHexColour} from '../support/contrast';
import {interfacePairs, readTokens, textPairs} from '../support/tokens';

const colourOf = readTokens(
  readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8'),
);

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrastRatio(parseHexColour('#000'), parseHexColour('#ffffff'))).toBeCloseTo(21);
    expect(contrastRatio(parseHexColour('#0b6170'), parseHexColour('#0b6170'))).toBe(1);
  });

  it('gives the value the WCAG examples give', () => {
    expect(contrastRatio(parseHexColour('#777'), parseHexColour('#fff'))).toBeCloseTo(4.48, 2);
  });

  it('names a text that is no colour', () => {
    expect(() => parseHexColour('petrol')).toThrow('"petrol" is no colour');
  });
});

describe.each(['light', 'dark'] as const)('the colours of the %s mode', (mode) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    const ratio = contrastRatio(
      parseHexColour(colourOf(text, mode)),
      parseHexColour(colourOf(ground, mode)),
    );
    expect(ratio, `src/css/tokens.css, ${mode}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfacePairs)('%s stands out from %s', (shape, ground) => {
    const ratio = contrastRatio(
      parseHexColour(colourOf(shape, mode)),
      parseHexColour(colourOf(ground, mode)),
    );
    expect(ratio, `src/css/tokens.css, ${mode}: ${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it('follows a token that stands for another one', () => {
    expect(colourOf('--ifm-link-color', mode)).toBe(colourOf('--ifm-color-primary', mode));
  });
});

it('names a token that does not exist', () => {
  expect(() => colourOf('--guide-nothing', 'light')).toThrow('has no "--guide-nothing"');
});

it.each([
  'docusaurus.config.ts',
  'src/site/page-frame/siteFiles.ts',
  'src/site/social-cards/draw.ts',
  'static/img/logo.svg',
  'scripts/make-icons.ts',
])('%s has the main colour of the style sheets', (file) => {
  const main = colourOf('--ifm-color-primary', 'light');
  expect(
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes(main),
    `${file} lacks ${main}, the --ifm-color-primary of src/css/tokens.css`,
  ).toBe(true);
});
