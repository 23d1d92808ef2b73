import {describe, expect, it} from 'vitest';
import {compareBuilds, isAtLeast, isPresent, versionIds} from '../versions';
import {settingGroups, settings} from './index';
import type {Setting, SettingValue} from './index';
import {defaultFileEntries, fileOrder, mergeOrders} from './order';
import {defaultFileSources} from './sources';

const defaultsOf = (setting: Setting): readonly SettingValue[] => [
  setting.default,
  ...(setting.defaultChanges ?? []).map(({value}) => value),
];

const rangesOf = (setting: Setting) =>
  'unit' in setting
    ? [setting.range, ...(setting.rangeChanges ?? []).map(({value}) => value)].filter(
        (range) => range !== undefined,
      )
    : [];

describe('the catalogue of settings', () => {
  it('has every key of the default files once, and no other', () => {
    const keys = settings.map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const known: readonly string[] = keys;
    expect(
      fileOrder.filter((key) => !known.includes(key)),
      'in a default file, but not in src/data/settings/catalogue',
    ).toEqual([]);
    expect(
      keys.filter((key) => !fileOrder.includes(key)),
      'in the catalogue, but in no default file: add it to src/data/settings/fixtures',
    ).toEqual([]);
    expect(fileOrder.length).toBeGreaterThan(90);
  });

  it('names the source of every default file', () => {
    const missing = versionIds.filter((version) => defaultFileSources[version].length === 0);
    expect(missing, 'write it into src/data/settings/sources.ts').toEqual([]);
  });

  it('has settings in every group', () => {
    const groups = [...new Set(settings.map(({group}) => group))];
    expect(groups, 'order of the groups on the page').toEqual([...settingGroups]);
  });

  it('belongs to at least one documented version', () => {
    for (const setting of settings) {
      expect(
        versionIds.some((version) => isPresent(setting, version)),
        `${setting.key} is in no documented version`,
      ).toBe(true);
    }
  });

  it.each(settings.map((setting) => [setting.key, setting] as const))(
    '%s holds together',
    (key, setting) => {
      expect(key).toMatch(/^\w+$/);
      if (setting.removed) {
        expect(
          compareBuilds(setting.removed, setting.since),
          `${key} is removed before it was added`,
        ).toBeGreaterThan(0);
      }
      for (const related of setting.related ?? []) {
        expect(related, `${key} names itself`).not.toBe(key);
      }
      for (const version of setting.noEffectIn ?? []) {
        expect(isPresent(setting, version), `${key} is not in ${version} at all`).toBe(true);
      }
      for (const note of setting.notes ?? []) {
        if (note.since && note.before) {
          expect(compareBuilds(note.before, note.since)).toBeGreaterThan(0);
        }
      }
    },
  );

  it('dates every change after the setting came, in order, and never to the same value', () => {
    let looked = 0;
    for (const setting of settings) {
      let previous: {since: Setting['since']; value: SettingValue} = {
        since: setting.since,
        value: setting.default,
      };
      for (const change of setting.defaultChanges ?? []) {
        looked += 1;
        expect(compareBuilds(change.since, previous.since), setting.key).toBeGreaterThan(0);
        expect(change.value, setting.key).not.toEqual(previous.value);
        expect(setting.removed && isAtLeast(change.since, setting.removed)).toBeFalsy();
        previous = change;
      }
    }
    expect(looked).toBeGreaterThanOrEqual(1);
  });

  it('has defaults of the right type, inside the range and among the accepted words', () => {
    let numbers = 0;
    for (const setting of settings) {
      for (const value of defaultsOf(setting)) {
        switch (setting.type) {
          case 'bool':
            expect(typeof value, setting.key).toBe('boolean');
            break;
          case 'int':
            expect(Number.isInteger(value), setting.key).toBe(true);
            break;
          case 'float':
            expect(Number.isFinite(value), setting.key).toBe(true);
            break;
          case 'string':
            expect(typeof value, setting.key).toBe('string');
            break;
          case 'enum':
            expect(setting.values.map((accepted) => accepted.value)).toContain(value);
            break;
          case 'list':
            expect(setting.values.map((accepted) => accepted.value)).toEqual(
              expect.arrayContaining([...(value as readonly string[])]),
            );
        }
        for (const range of rangesOf(setting)) {
          numbers += 1;
          expect(value as number, setting.key).toBeGreaterThanOrEqual(range.min ?? -Infinity);
          expect(value as number, setting.key).toBeLessThanOrEqual(range.max ?? Infinity);
        }
      }
    }
    expect(numbers).toBeGreaterThanOrEqual(40);
  });

  it('has ranges that are ranges', () => {
    let looked = 0;
    for (const setting of settings) {
      for (const {min, max, communityMax} of rangesOf(setting)) {
        looked += 1;
        expect(min ?? max, `${setting.key} has a range without limits`).toBeDefined();
        expect(min ?? -Infinity, setting.key).toBeLessThan(max ?? Infinity);
        if (communityMax !== undefined) {
          expect(communityMax, setting.key).toBeGreaterThan(max ?? -Infinity);
        }
      }
    }
    expect(looked).toBeGreaterThanOrEqual(40);
  });
});

describe('the order of the file', () => {
  it('puts a key that only an older version has behind the one it followed there', () => {
    expect(
      mergeOrders([
        ['a', 'b', 'd'],
        ['new', 'a', 'b', 'c', 'd', 'e'],
      ]),
    ).toEqual(['new', 'a', 'b', 'c', 'd', 'e']);
  });

  it.each(versionIds)('is that of the default file of %s', (version) => {
    const keys = [...defaultFileEntries(version).keys()];
    expect(keys.length).toBeGreaterThan(60);
    expect(fileOrder.filter((key) => keys.includes(key))).toEqual(keys);
  });
});
