import {describe, expect, it} from 'vitest';

import {defaultFileEntries, defaultFileLine} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {defaultIni} from './defaultFile';
import {settingsForVersion} from './versionSettings';

describe.each(versionIds)('the default file of %s', (version) => {
  it('has the keys and defaults of the catalogue', () => {
    const found = defaultFileEntries(version);
    const own = new Map<string, string>(
      settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]),
    );
    const texts = [...new Set([...found.keys(), ...own.keys()])]
      .filter((key) => found.get(key) !== own.get(key))
      .map((key) => [key, own.get(key) ?? 'lacks it', found.get(key) ?? 'lacks it'])
      .map(([key, mine, file]) => `${key} in ${version}: catalogue ${mine}, fixture ${file}`);
    expect(texts).toEqual([]);
  });

  it('is the same to the letter', () => {
    const line = defaultFileLine(version);
    expect(defaultIni(version)).toBe(`[/Script/Pal.PalGameWorldSettings]\n${line}\n`);
  });
});
