import {expect, it} from 'vitest';
import {defaultFileEntries} from '../../data/settings/order';
import {versionIds, oldestVersion} from '../../data/versions';
import {comparisonOf, differencesBetween} from '.';
import {changeTopics} from './differences';

const sorted = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(lists).map(([name, list]) => [
    name,
    list.map((one) => JSON.stringify(one)).sort(),
  ]);

it.each(versionIds.flatMap((from) => versionIds.map((to) => [from, to] as const)))(
  'the differences between two versions: from %s to %s are those of the default files',
  (from, to) => {
    const before = defaultFileEntries(from);
    const after = defaultFileEntries(to);
    const ofFiles = {
      added: [...after.keys()].filter((key) => !before.has(key)),
      removed: [...before.keys()].filter((key) => !after.has(key)),
      changed: [...after].flatMap(([id, value]) =>
        (before.get(id) ?? value) === value ? [] : [{id, from: before.get(id), to: value}],
      ),
    };
    expect(sorted(differencesBetween('settings', from, to))).toEqual(sorted(ofFiles));
  },
);

it.each(changeTopics)('of %s read backwards when the newer version comes first', (topic) => {
  for (const from of versionIds) {
    expect(Object.values(differencesBetween(topic, from, from)).flat()).toEqual([]);
    for (const to of versionIds) {
      const there = differencesBetween(topic, from, to);
      const back = differencesBetween(topic, to, from);
      expect([back.added, back.removed]).toEqual([there.removed, there.added]);
      expect(back.changed.length).toBe(there.changed.length);
    }
  }
});

it('the differences between two versions: names a new REST operation once, and new fields of known operations one by one', () => {
  const first = differencesBetween('rest', oldestVersion.id, '0.2.4.0').added;
  expect(first).toHaveLength(11);
  expect(first).toContain('GET /players');
  expect(differencesBetween('rest', '0.2.4.0', '0.3.12.0').added).toContain(
    '/players players[].accountName',
  );
});

it('a comparison names nothing of a later version on the page of an old one', () => {
  const {topics, versions} = comparisonOf('0.2.4.0', ['settings']);
  expect(versions).toEqual(['0.2.4.0', oldestVersion.id]);
  expect(topics.settings.find(({id}) => id === 'RESTAPIPort')?.values).toEqual(['8212', null]);
  const old = JSON.stringify(comparisonOf('0.4.15', changeTopics));
  expect(old).not.toMatch(/CrossplayPlatforms|0\.5\.0/);
});
