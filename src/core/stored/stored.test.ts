import {expect, it} from 'vitest';
import {isTexts, readStored} from './index';

it('reads what was stored', () => {
  expect(readStored('["a","b"]', isTexts)).toEqual(['a', 'b']);
  expect(readStored('7', (value) => value === 7)).toBe(7);
});

// Another version of the guide, a person or a failing disk may have written these.
it.each([null, '', '[[[', 'null', '7', '"text"', '{"length":1}', '[null]', '["port",8211]'])(
  'takes %j for nothing',
  (stored) => expect(readStored(stored, isTexts)).toBeUndefined(),
);
