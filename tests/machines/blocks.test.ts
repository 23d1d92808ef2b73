import {expect, it} from 'vitest';
import {untyped} from './pages';

it('every block of every edition is typed, or left out for a reason', () => {
  const {count, missing} = untyped();
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
