import {expect, it} from 'vitest';

import {defaultFileEntries, defaultFileLine} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {defaultIni} from './defaultFile';
import {settingsForVersion} from './versionSettings';

it.each(versionIds)(
  'the default file of %s has the keys and defaults of the records, to the letter',
  (version) => {
    const found = defaultFileEntries(version);
    const own = new Map<string, string>(
      settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]),
    );
    const said = (value: string | undefined, place: string): string =>
      value === undefined ? `is missing in ${place}` : `is ${value} in ${place}`;
    const texts = [...new Set([...found.keys(), ...own.keys()])]
      .filter((key) => found.get(key) !== own.get(key))
      .map((key) => {
        const mine = said(own.get(key), 'src/data/settings/catalogue');
        const game = said(found.get(key), `src/data/settings/fixtures/${version}.txt`);
        return `${key} ${mine}, but ${game}. Unless that copy of the game's file is wrong, correct the record.`;
      });
    expect(texts).toEqual([]);
    const line = defaultFileLine(version);
    expect(defaultIni(version)).toBe(`[/Script/Pal.PalGameWorldSettings]\n${line}\n`);
  },
);
