import {describe, expect, it} from 'vitest';

import {versionIds} from '../../data/versions';
import {argumentDifferences, commandDifferences, isAlike, settingDifferences} from './index';

describe('the differences between two versions', () => {
  it.each([
    ['0.1.5.1', '0.2.4.0', 5, 0, 0],
    ['0.2.4.0', '0.3.12.0', 5, 0, 0],
    ['0.3.12.0', '0.4.15', 11, 0, 0],
    ['0.4.15', '0.5.0', 4, 1, 0],
    ['0.5.0', '0.6.8', 4, 0, 1],
    ['0.4.15', '0.6.8', 8, 1, 1],
    ['0.1.5.1', '0.6.8', 28, 0, 0],
  ] as const)(
    'from %s to %s: %i settings added, %i removed, %i with another default',
    (from, to, added, removed, changed) => {
      const differences = settingDifferences(from, to);
      expect(differences.added).toHaveLength(added);
      expect(differences.removed).toHaveLength(removed);
      expect(differences.changed).toHaveLength(changed);
    },
  );

  it('names the setting, the old and the new default as the file holds them', () => {
    expect(settingDifferences('0.4.15', '0.6.8')).toEqual({
      added: [
        'bCharacterRecreateInHardcore',
        'CrossplayPlatforms',
        'bIsShowJoinLeftMessage',
        'bAllowGlobalPalboxExport',
        'bAllowGlobalPalboxImport',
        'EquipmentDurabilityDamageRate',
        'ItemContainerForceMarkDirtyInterval',
        'ItemCorruptionMultiplier',
      ],
      removed: ['AllowConnectPlatform'],
      changed: [{id: 'ChatPostLimitPerMinute', from: '10', to: '30'}],
    });
  });

  it('reads backwards when the newer version comes first', () => {
    for (const from of versionIds) {
      for (const to of versionIds) {
        for (const differ of [settingDifferences, argumentDifferences, commandDifferences]) {
          const there = differ(from, to);
          const back = differ(to, from);
          expect(back.added).toEqual(there.removed);
          expect(back.removed).toEqual(there.added);
          expect(back.changed.length).toBe(there.changed.length);
          expect(isAlike(differ(from, from))).toBe(true);
        }
      }
    }
  });

  it('names arguments as they are typed', () => {
    expect(argumentDifferences('0.1.5.1', '0.6.8').added).toEqual([
      '-NumberOfWorkerThreadsServer',
      '-logformat',
    ]);
  });
});
