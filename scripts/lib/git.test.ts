import {expect, it} from 'vitest';
import {git} from './git';

it('git may print more than a megabyte', () => {
  expect(git('-c', 'alias.long=!printf %02000000d 7', 'long')).toHaveLength(2_000_000);
});
