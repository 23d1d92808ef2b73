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
      expect(changed.map(({id}) => id).sort()).toEqual(
        [...after.keys()]
          .filter((key) => before.has(key) && before.get(key) !== after.get(key))
          .sort(),
      );
    },
  );

  it('names the setting, the old and the new default as the file holds them', () => {
    const {added, removed, changed} = differencesBetween('settings', '0.4.15', '0.6.8');
    expect(added).toContain('CrossplayPlatforms');
    expect(removed).toContain('AllowConnectPlatform');
    expect(changed).toContainEqual({id: 'ChatPostLimitPerMinute', from: '10', to: '30'});
  });

  it('reads backwards when the newer version comes first', () => {
    let compared = 0;
    for (const topic of changeTopics) {
      for (const from of versionIds) {
        expect(isAlike(differencesBetween(topic, from, from))).toBe(true);
        for (const to of versionIds) {
          compared += 1;
          const there = differencesBetween(topic, from, to);
          const back = differencesBetween(topic, to, from);
          expect(back.added).toEqual(there.removed);
          expect(back.removed).toEqual(there.added);
          expect(back.changed.length).toBe(there.changed.length);
        }
      }
    }
    expect(compared).toBe(changeTopics.length * versionIds.length ** 2);
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

describe('the history of a topic', () => {
  it('compares an old version only with those before it', () => {
    const history = historyOf('settings', ['0.2.4.0', '0.1.5.1']);
    expect(history).toHaveLength(defaultFileEntries('0.2.4.0').size);
    expect(history.find(({id}) => id === 'RESTAPIPort')?.values).toEqual(['8212', null]);
  });
});
