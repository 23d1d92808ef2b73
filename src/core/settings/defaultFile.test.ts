import {expect, it} from 'vitest';

import {defaultFileLine} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {defaultIni, optionSettingsLine} from './defaultFile';

it.each(versionIds)('the default file of %s is the same line to the letter', (version) => {
  expect(optionSettingsLine(version)).toBe(defaultFileLine(version));
});

it('the written file is the section header and one line, in either line ending', () => {
  expect(defaultIni('0.6.8')).toMatch(
    /^\[\/Script\/Pal\.PalGameWorldSettings\]\nOptionSettings=\(Difficulty=None,.*\)\n$/,
  );
  expect(defaultIni('0.6.8', '\r\n').split('\r\n')).toHaveLength(3);
});
