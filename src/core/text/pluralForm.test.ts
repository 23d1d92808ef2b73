import {expect, it} from 'vitest';
import {pluralForm} from './pluralForm';

it.each([
  ['{count} result|{count} results', '1', '{count} result'],
  ['{count} result|{count} results', 0, '{count} results'],
  ['{count} result|{count} results', '12', '{count} results'],
  ['結果{count}件', '1', '結果{count}件'],
])('the form of a text for a count: of %s for %s', (text, count, form) => {
  expect(pluralForm(text, count)).toBe(form);
});
