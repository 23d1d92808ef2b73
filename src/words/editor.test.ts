import {expect, it} from 'vitest';
import {warningCodes} from '../core/editor';
import {problemCodes} from '../core/ini';
import {wordsOf} from '.';

it('has a sentence for every problem and every warning of the editor', () => {
  const wanted = [
    ...problemCodes.map((code) => `problem.${code}`),
    ...warningCodes.map((code) => `warning.${code}`),
  ].sort();
  const given = Object.keys(wordsOf('en').editor).filter((key) =>
    /^(?:problem|warning)\./.test(key),
  );
  expect(given.sort()).toEqual(wanted);
});
