import {expect, it} from 'vitest';
import {parseIni} from '../ini/read';
import {knownKeys} from '../settings/knownKeys';
import {
  encodeDraft,
  generatePassword,
  isWellKnown,
  leavingEmpty,
  opening,
  assigning,
  stateOf,
  warningsFor,
} from '.';
import {line} from '../../../tests/support/damagedFiles';
import {apply, dataOf} from '../../../tests/support/editorStates';
import {decodeDraft} from './reader';

const data = dataOf('0.6.8');
const open = (text: string) => apply(data, opening(data, parseIni(text, knownKeys).file)).draft;

it('are generated from all letters, at random, and without a fault', () => {
  const made = Array.from({length: 500}, () => generatePassword());
  expect(new Set(made).size).toBe(500);
  expect(made.every((one) => /^[A-HJ-NP-Za-km-z2-9]{20}$/.test(one))).toBe(true);
  expect(new Set(made.join('')).size).toBe(57);
  expect(made.some(isWellKnown)).toBe(false);
});

it('are asked for after a reload until they have a value again', () => {
  const draft = open(line('ExpRate=2,AdminPassword="good-one-1",ServerPassword=""'));
  const back = decodeDraft(encodeDraft(draft, data))!;
  expect(back.missing).toEqual(['AdminPassword']);
  const warnings = warningsFor(back.file.entries, data, back.missing);
  expect(warnings.map(({code}) => code)).toEqual(['enter-again']);
  const again = decodeDraft(encodeDraft(back, data))!;
  expect(again.missing).toEqual(['AdminPassword']);
  const other = assigning(data, {key: 'ExpRate', value: '3'})(stateOf(again));
  expect(other.draft.missing).toEqual(['AdminPassword']);
  const entered = assigning(data, {key: 'AdminPassword', value: '"new-one-1"'})(other);
  expect(entered.draft.missing).toBeUndefined();
  expect(leavingEmpty(other).draft.missing).toBeUndefined();
});
