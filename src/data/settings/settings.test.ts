import {expect, it} from 'vitest';
import {compareBuilds, isAtLeast, versionIds} from '../versions';
import {settingGroups, settings} from './index';
import type {Setting, SettingValue} from './index';
import {mergeOrders} from './order';
import {defaultFileSources} from './sources';

const rangesOf = (setting: Setting) =>
  'unit' in setting
    ? [setting.range ?? [], ...(setting.rangeChanges ?? []).map(({value}) => value)].flat()
    : [];

it('the catalogue of settings: names the source of every default file', () => {
  const missing = versionIds.filter((version) => defaultFileSources[version].length === 0);
  expect(missing, 'write it into src/data/settings/sources.ts').toEqual([]);
});

it('the catalogue of settings: has settings in every group', () => {
  const groups = [...new Set(settings.map(({group}) => group))];
  expect(groups, 'order of the groups on the page').toEqual([...settingGroups]);
});

it('the catalogue of settings: relates settings to others, and ends remarks after they began', () => {
  for (const {key, related, notes = []} of settings) {
    expect(related).not.toContain(key);
    expect(new Set(related).size, `a relation of ${key} stands in two records`).toBe(
      related.length,
    );
    for (const {since, before} of notes) {
      expect(!since || !before || compareBuilds(before, since) > 0, key).toBe(true);
    }
  }
});

it('the catalogue of settings: dates every change after the setting came, in order, and never to the same value', () => {
  let looked = 0;
  for (const {
    key,
    since,
    removed,
    default: value,
    defaultChanges = [],
  } of settings as readonly Setting[]) {
    const steps: readonly {since: Setting['since']; value: SettingValue}[] = [
      {since, value},
      ...defaultChanges,
    ];
    for (const [index, change] of defaultChanges.entries()) {
      looked += 1;
      expect(compareBuilds(change.since, steps[index]!.since), key).toBeGreaterThan(0);
      expect(change.value, key).not.toEqual(steps[index]!.value);
      expect(removed && isAtLeast(change.since, removed)).toBeFalsy();
    }
  }
  expect(looked).toBeGreaterThanOrEqual(1);
});

it('the catalogue of settings: has ranges that are ranges, and defaults inside of them', () => {
  let looked = 0;
  for (const setting of settings) {
    const values = [setting.default, ...(setting.defaultChanges ?? []).map(({value}) => value)];
    expect(setting.type !== 'int' || values.every(Number.isInteger), setting.key).toBe(true);
    for (const {min, max, communityMax} of rangesOf(setting)) {
      looked += 1;
      expect(min ?? max, `${setting.key} has a range without limits`).toBeDefined();
      expect(min ?? -Infinity, setting.key).toBeLessThan(max ?? Infinity);
      expect(communityMax ?? Infinity, setting.key).toBeGreaterThan(max ?? 0);
      for (const value of values as readonly number[]) {
        expect(value, setting.key).toBeGreaterThanOrEqual(min ?? -Infinity);
        expect(value, setting.key).toBeLessThanOrEqual(max ?? Infinity);
      }
    }
  }
  expect(looked).toBeGreaterThanOrEqual(40);
});

it('puts a key that only an older version has behind the one it followed there', () => {
  const newer = ['new', 'a', 'b', 'c', 'd', 'e'];
  expect(mergeOrders([['a', 'b', 'd'], newer])).toEqual(newer);
});
