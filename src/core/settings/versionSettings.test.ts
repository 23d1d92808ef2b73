import {expect, it} from 'vitest';

import {
  hasSetting,
  removedSettings,
  settingAt,
  settingsForVersion,
  settingsOfGroup,
} from './versionSettings';
import {settingGroups} from '../../data/settings';
import {versionIds, oldestVersion} from '../../data/versions';

it('tells when it came and when its default changed', () => {
  expect(settingAt('0.5.0', 'ChatPostLimitPerMinute')?.changes).toEqual([]);
  expect(settingAt('0.6.8', 'ChatPostLimitPerMinute')).toMatchObject({
    addedIn: '0.3.12.0',
    changes: [{version: '0.6.8', from: 10, to: 30}],
  });
});

it('is absent before it came and after it went', () => {
  const known = versionIds.filter((version) => hasSetting(version, 'AllowConnectPlatform'));
  expect(known).toEqual(['0.4.15', '0.3.12.0', '0.2.4.0']);
  expect(hasSetting('0.6.8', 'NoSuchKey')).toBe(false);
  expect(removedSettings('0.6.8').map(({key}) => key)).toEqual(['AllowConnectPlatform']);
  expect(removedSettings('0.4.15')).toEqual([]);
});

it('says where it has no effect, where it is deprecated and where it is new', () => {
  expect(settingAt('0.6.8', 'Difficulty')).toMatchObject({hasEffect: false, addedIn: undefined});
  expect(settingAt('0.5.0', 'bCharacterRecreateInHardcore')?.notes).toEqual(['noEffect']);
  expect(settingAt('0.6.8', 'bCharacterRecreateInHardcore')?.notes).toEqual([]);
  expect(settingAt('0.4.15', 'RCONEnabled')?.isDeprecated).toBe(false);
  expect(settingAt('0.5.0', 'RCONEnabled')?.notes).toEqual(['probablyDeprecated']);
  expect(settingAt('0.6.8', 'RCONEnabled')?.isDeprecated).toBe(true);
  expect(settingAt('0.2.4.0', 'RESTAPIEnabled')?.addedIn).toBe('0.2.4.0');
});

it('has the range and the words of that version', () => {
  expect(settingAt('0.2.4.0', 'BaseCampWorkerMaxNum')?.range?.max).toBe(20);
  expect(settingAt('0.3.12.0', 'BaseCampWorkerMaxNum')?.range?.max).toBe(50);
  expect(settingAt('0.3.12.0', 'Difficulty')?.values).not.toContain('Hardcore');
  expect(settingAt('0.4.15', 'Difficulty')?.values).toContain('Hardcore');
  expect(settingAt('0.6.8', 'ExpRate')?.values).toBeUndefined();
});

it('names only related settings that the version has', () => {
  const {related} = settingAt(oldestVersion.id, 'AdminPassword')!;
  expect(related).toEqual(['ServerPassword', 'RCONEnabled']);
});

it.each(versionIds)('is in exactly one group of %s', (version) => {
  const keysOf = (list: readonly {readonly key: string}[]) => list.map(({key}) => key).sort();
  const grouped = settingGroups.flatMap((group) => settingsOfGroup(version, group));
  expect(keysOf(grouped)).toEqual(keysOf(settingsForVersion(version)));
});
