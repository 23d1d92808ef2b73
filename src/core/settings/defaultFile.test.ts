import {describe, expect, it} from 'vitest';

import {defaultFileEntries, defaultFileLine} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {defaultIni, optionSettingsLine} from './defaultFile';
import {settingsForVersion} from './versionSettings';

describe.each(versionIds)('the default file of %s', (version) => {
  const found = defaultFileEntries(version);
  const own = new Map<string, string>(
    settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]),
  );

  it('has the keys and defaults of the catalogue', () => {
    const differences = [...new Set([...found.keys(), ...own.keys()])]
      .filter((key) => found.get(key) !== own.get(key))
      .map(
        (key) =>
          `${key} in ${version}: catalogue ${own.get(key) ?? 'lacks it'}, fixture ${found.get(key) ?? 'lacks it'}`,
      );
    expect(differences).toEqual([]);
    expect(found.size).toBeGreaterThan(60);
  });

  it('is the same line to the letter', () => {
    expect(optionSettingsLine(version)).toBe(defaultFileLine(version));
  });
});

describe('the written file', () => {
  it('is the section header and one line, in either line ending', () => {
    expect(defaultIni('0.6.8')).toMatch(
      /^\[\/Script\/Pal\.PalGameWorldSettings\]\nOptionSettings=\(Difficulty=None,.*\)\n$/,
    );
    expect(defaultIni('0.6.8', '\r\n').split('\r\n')).toHaveLength(3);
  });
});
