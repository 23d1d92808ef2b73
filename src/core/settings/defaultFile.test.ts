import {expect, it} from 'vitest';
import {defaultFileLine} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {defaultIni} from './defaultFile';

it.each(versionIds)('the default file of %s is the same to the letter', (version) => {
  const line = defaultFileLine(version);
  expect(defaultIni(version)).toBe(`[/Script/Pal.PalGameWorldSettings]\n${line}\n`);
});
