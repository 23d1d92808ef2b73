import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrastRatio, parseHexColour} from '../support/contrast';
import {interfacePairs, readTokens, textPairs} from '../support/tokens';

const colourOf = readTokens(
  readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8'),
);

it('measures contrast as the examples of WCAG do', () => {
  expect(contrastRatio(parseHexColour('#777'), parseHexColour('#fff'))).toBeCloseTo(4.48, 2);
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
