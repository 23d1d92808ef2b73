import {expect, it} from 'vitest';
import {warningCodes} from '.';
import {problemCodes} from '../ini';
import {wordsOf} from '../../words';

it('has a sentence for every problem of a settings file', () => {
  expect(Object.keys(wordsOf('en').settingsFile.problem).sort()).toEqual([...problemCodes].sort());
});

it('has a sentence for every warning of the editor', () => {
  const given = Object.keys(wordsOf('en').editor).filter((key) => key.startsWith('warning.'));
  expect(given.sort()).toEqual(warningCodes.map((code) => `warning.${code}`).sort());
});
