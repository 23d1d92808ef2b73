import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrastRatio, parseHexColour} from '../support/contrast';
import {readYaml} from '../support/readYaml';
import {readTokens} from '../support/tokens';

const colourOf = readTokens(
  readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8'),
);

it('measures contrast as the examples of WCAG do', () => {
  expect(contrastRatio(parseHexColour('#777'), parseHexColour('#fff'))).toBeCloseTo(4.48, 2);
});

const byGround = {values: {elements: {type: 'string'}}} as const;
const pairs = readYaml('tests/unit/colourPairs.yaml', {
  properties: {text: byGround, shapes: byGround},
});
const cases = (['text', 'shapes'] as const).flatMap((kind) =>
  Object.entries(pairs[kind]).flatMap(([ground, colours]) =>
    colours.map((colour) => [colour, ground, kind === 'text' ? 4.5 : 3] as const),
  ),
);

describe.each(['light', 'dark'] as const)('the colours of the %s mode', (mode) => {
  it.each(cases)('%s can be seen on %s, by %d:1', (colour, ground, least) => {
    const ratio = contrastRatio(
      parseHexColour(colourOf(colour, mode)),
      parseHexColour(colourOf(ground, mode)),
    );
    const place = `src/css/tokens.css, ${mode}: ${colour} on ${ground}`;
    expect(ratio, place).toBeGreaterThanOrEqual(least);
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
