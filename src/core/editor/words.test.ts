import {expect, it} from 'vitest';
import {problemCodes} from '../ini';
import {wordsOf} from '../../words';

it('has a sentence for every problem of a settings file', () => {
  expect(Object.keys(wordsOf('en').settingsFile.problem).sort()).toEqual([...problemCodes].sort());
});
