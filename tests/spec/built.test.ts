import {expect, it} from 'vitest';
import {wrongRows} from './wrongRows';

it('the specification is held by the built site', async () => {
  const {wrong, looked} = await wrongRows(({isOfBuild}) => isOfBuild === true);
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});
