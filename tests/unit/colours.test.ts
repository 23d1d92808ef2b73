import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readYaml} from '../support/readYaml';

type Mode = 'light' | 'dark';

function declarationsOf(selector: string): ReadonlyMap<string, string> {
  const css = fs.readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((name) => name.trim() === selector),
  );
  return new Map(
    rules.flatMap(([, , body = '']) =>
      Array.from(body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g), ([, name, value]) => [
        name!,
        value!.trim(),
      ]),
    ),
  );
}
const base = declarationsOf(':root');
const dark = declarationsOf("[data-theme='dark']");

function colourOf(token: string, mode: Mode): string {
  const value = (mode === 'dark' ? dark.get(token) : undefined) ?? base.get(token);
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  return reference ? colourOf(reference, mode) : value!;
}

function luminance(colour: string): number {
  expect(colour).toMatch(/^#(?:[\da-f]{3}){1,2}$/i);
  const pairs = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [red, green, blue] = pairs.match(/\w\w/g)!.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

it('measures contrast as the examples of WCAG do', () => {
  expect(contrastRatio('#777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const byGround = {values: {elements: {type: 'string'}}} as const;
const pairs = readYaml('tests/unit/colourPairs.yaml', {
  properties: {text: byGround, shapes: byGround},
});

describe.each(['light', 'dark'] as const)('the colours of the %s mode', (mode) => {
  it.each([
    ['text', 4.5],
    ['shapes', 3],
  ] as const)('of %s can be seen on their ground, by %d:1', (kind, least) => {
    const all = Object.entries(pairs[kind]).flatMap(([ground, colours]) =>
      colours.map((colour) => ({
        ratio: contrastRatio(colourOf(colour, mode), colourOf(ground, mode)),
        place: `${colour} on ${ground}`,
      })),
    );
    expect(all.filter(({ratio}) => ratio < least)).toEqual([]);
    expect(all.length).toBeGreaterThan(5);
  });
});

it.each([
  'docusaurus.config.ts',
  'src/site/page-frame/siteFiles.ts',
  'src/site/social-cards/draw.ts',
  'static/img/logo.svg',
  'scripts/make-icons.ts',
])('%s has the main colour of the style sheets', (file) => {
  expect(fs.readFileSync(file, 'utf8')).toContain(colourOf('--ifm-color-primary', 'light'));
});
