import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {describe, expect, it} from 'vitest';

import {versionIds} from '../../data/versions';
import {defaultIni, optionSettingsLine} from './defaultFile';
import {settingsForVersion} from './versionSettings';

const fixture = (version: string): string =>
  readFileSync(
    fileURLToPath(new URL(`../../data/settings/fixtures/${version}.txt`, import.meta.url)),
    'utf8',
  ).trimEnd();

const expectedCounts = {
  '0.1.5.1': 63,
  '0.2.4.0': 68,
  '0.3.12.0': 73,
  '0.4.15': 84,
  '0.5.0': 87,
  '0.6.8': 91,
} as const;

describe('the default file of each version', () => {
  it.each(versionIds)('%s equals the reference line of that version', (version) => {
    expect(settingsForVersion(version)).toHaveLength(expectedCounts[version]);
    expect(optionSettingsLine(version)).toBe(fixture(version));
  });

  it('is the section header and one line, in either line ending', () => {
    expect(defaultIni('0.6.8')).toMatch(
      /^\[\/Script\/Pal\.PalGameWorldSettings\]\nOptionSettings=\(Difficulty=None,.*\)\n$/,
    );
    expect(defaultIni('0.6.8', '\r\n').split('\r\n')).toHaveLength(3);
  });
});
