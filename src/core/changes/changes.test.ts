import {expect, it} from 'vitest';
import {versionIds, oldestVersion} from '../../data/versions';
import {comparisonOf, differencesBetween} from '.';
import {changeTopics} from './differences';

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
