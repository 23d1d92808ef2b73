import {describe, expect, it} from 'vitest';
import {communityImages} from '../../data/communityImages';
import {restVersions} from '../../data/features';
import {isAtLeast} from '../../data/versions';
import {settingAt, settingsForVersion} from '../settings';
import {variablesOf} from '.';

const at = (version: (typeof restVersions)[number], key: string) =>
  variablesOf(settingAt(version, key)!);

describe('variablesOf', () => {
  it('names the variable of each image', () => {
    expect(at('0.6.8', 'ServerPlayerMaxNum')).toEqual([
      {image: 'thijsvanloef', name: 'PLAYERS', note: 'players'},
      {image: 'jammsen', name: 'MAX_PLAYERS'},
    ]);
  });

  it('names a default only where it is not that of the version', () => {
    expect(at('0.6.8', 'DeathPenalty').map(({otherDefault}) => otherDefault)).toEqual([
      'Item',
      'Item',
    ]);
    expect(at('0.6.8', 'ExpRate').map(({otherDefault}) => otherDefault)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('has nothing for a key that the images no longer write', () => {
    expect(at('0.4.15', 'AllowConnectPlatform')).toEqual([]);
  });

  it.each(restVersions)('has one for each image that fills a setting of %s', (version) => {
    const settings = settingsForVersion(version);
    const found = settings.flatMap(variablesOf).map(({image, name}) => `${image} ${name}`);
    const written = settings.flatMap(({key}) =>
      communityImages.flatMap(({id, variables}) => {
        const variable = variables[key];
        return variable ? [`${id} ${variable.name}`] : [];
      }),
    );
    expect(found).toEqual(written);
    expect(found.length).toBeGreaterThan(120);
  });
});

describe('the defaults of an image', () => {
  it.each(restVersions.filter((version) => !isAtLeast(version, '1.0')))(
    'that are those of 1.0 change a server of %s',
    (version) => {
      for (const id of ['thijsvanloef', 'jammsen'] as const) {
        const keys = settingsForVersion(version)
          .filter((setting) =>
            variablesOf(setting).some(
              ({image, otherDefault}) => image === id && otherDefault !== undefined,
            ),
          )
          .map(({key}) => key);
        expect(keys).toEqual(
          expect.arrayContaining(['DeathPenalty', 'PalEggDefaultHatchingTime', 'BanListURL']),
        );
        expect(keys).not.toContain('ExpRate');
      }
    },
  );
});
