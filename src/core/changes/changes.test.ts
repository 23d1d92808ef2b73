import {describe, expect, it} from 'vitest';

import {defaultFileEntries} from '../../data/settings/order';
import {versionIds} from '../../data/versions';
import {changeTopics, differencesBetween, historyOf} from '.';
import {isAlike} from './differences';

describe('the differences between two versions', () => {
  it.each(versionIds.flatMap((from) => versionIds.map((to) => [from, to] as const)))(
    'from %s to %s are those of the default files',
    (from, to) => {
      const before = defaultFileEntries(from);
      const after = defaultFileEntries(to);
      const {added, removed, changed} = differencesBetween('settings', from, to);
      expect([...added].sort()).toEqual([...after.keys()].filter((key) => !before.has(key)).sort());
      expect([...removed].sort()).toEqual(
        [...before.keys()].filter((key) => !after.has(key)).sort(),
      );
      expect(
        [...changed].sort((one, other) => one.id.localeCompare(other.id)),
        'as the files hold them',
      ).toEqual(
        [...after]
          .filter(([key, value]) => (before.get(key) ?? value) !== value)
          .map(([key, value]) => ({id: key, from: before.get(key), to: value}))
          .sort((one, other) => one.id.localeCompare(other.id)),
      );
    },
  );

  it.each(changeTopics)('of %s read backwards when the newer version comes first', (topic) => {
    for (const from of versionIds) {
      expect(isAlike(differencesBetween(topic, from, from))).toBe(true);
      for (const to of versionIds) {
        const there = differencesBetween(topic, from, to);
        const back = differencesBetween(topic, to, from);
        expect([back.added, back.removed]).toEqual([there.removed, there.added]);
        expect(back.changed.length).toBe(there.changed.length);
      }
    }
  });

  it('names arguments as they are typed', () => {
    expect(differencesBetween('arguments', '0.1.5.1', '0.6.8').added).toEqual([
      '-NumberOfWorkerThreadsServer',
      '-logformat',
    ]);
  });

  it('names a new REST operation once, and new fields of known operations one by one', () => {
    const first = differencesBetween('rest', '0.1.5.1', '0.2.4.0').added;
    expect(first).toHaveLength(11);
    expect(first).toContain('GET /players');
    expect(differencesBetween('rest', '0.2.4.0', '0.3.12.0').added).toContain(
      '/players players[].accountName',
    );
  });
});

it('the history of a topic compares an old version only with those before it', () => {
  const history = historyOf('settings', ['0.2.4.0', '0.1.5.1']);
  expect(history).toHaveLength(defaultFileEntries('0.2.4.0').size);
  expect(history.find(({id}) => id === 'RESTAPIPort')?.values).toEqual(['8212', null]);
});
