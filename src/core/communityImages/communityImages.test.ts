import {expect, it} from 'vitest';
import type {restVersions} from '../../data/features';
import {settingAt} from '../settings';
import {variablesOf} from '.';

const at = (version: (typeof restVersions)[number], key: string) =>
  variablesOf(settingAt(version, key)!);

it('names the variable of each image', () => {
  expect(at('0.6.8', 'ServerPlayerMaxNum')).toEqual([
    {image: 'thijsvanloef', name: 'PLAYERS', note: 'players'},
    {image: 'jammsen', name: 'MAX_PLAYERS'},
  ]);
});

it('names a default only where it is not that of the version', () => {
  const others = (key: string) => at('0.6.8', key).map(({otherDefault}) => otherDefault);
  expect(others('DeathPenalty')).toEqual(['Item', 'Item']);
  expect(others('ExpRate')).toEqual([undefined, undefined]);
});

it('has nothing for a key that the images no longer write', () => {
  expect(at('0.4.15', 'AllowConnectPlatform')).toEqual([]);
});
