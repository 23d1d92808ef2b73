import {expect, it} from 'vitest';
import {warningCodes} from '../core/editor';
import {problemCodes} from '../core/ini';
import {wordsOf} from '.';

it('has a sentence for every problem of a settings file', () => {
  expect(Object.keys(wordsOf('en').settingsFile.problem).sort()).toEqual([...problemCodes].sort());
});

it('has a sentence for every warning of the editor', () => {
  const given = Object.keys(wordsOf('en').editor).filter((key) => key.startsWith('warning.'));
  expect(given.sort()).toEqual(warningCodes.map((code) => `warning.${code}`).sort());
});
