import {expect, it} from 'vitest';

import {displayValue, printValue} from './print';

it.each([
  ['bool', false, 'False'],
  ['int', 32, '32'],
  ['float', 0.1, '0.100000'],
  ['string', 'My server, "the" one', '"My server, \\"the\\" one"'],
  ['enum', 'All', 'All'],
  ['list', ['Steam', 'Xbox', 'PS5', 'Mac'], '(Steam,Xbox,PS5,Mac)'],
  ['list', [], ''],
] as const)('printValue writes a %s %o as %s', (type, value, expected) => {
  expect(printValue(type, value)).toBe(expected);
});

it.each([
  ['float', 72, '72'],
  ['string', 'Default Palworld Server', 'Default Palworld Server'],
  ['bool', true, 'True'],
  ['list', ['Steam', 'Xbox'], 'Steam, Xbox'],
] as const)('displayValue shows a %s %o as %s', (type, value, expected) => {
  expect(displayValue(type, value)).toBe(expected);
});
