import {describe, expect, it} from 'vitest';
import {defaultAt} from '../../core/settings';
import {wordsOf} from '../../words';
import {locales} from '../locales';
import {latestVersion} from '../versions';
import {findSetting} from '.';
import {sourcesOfLaterDefault, sourcesOfLaterSetting} from './laterSources';
import {findLaterSetting, isLaterBuild, laterDefaultChanges, laterSettings} from './later';

describe('settings of newer builds', () => {
  it('lists the keys of 0.7 and 1.0', () => {
    expect(laterSettings.length).toBeGreaterThanOrEqual(31);
    expect(new Set(laterSettings.map(({key}) => key)).size).toBe(laterSettings.length);
  });

  it.each(laterSettings)(
    '$key came after the newest edition and is not in the catalogue',
    (entry) => {
      expect(isLaterBuild(entry.since)).toBe(true);
      expect(findSetting(entry.key)).toBeUndefined();
      expect(sourcesOfLaterSetting(entry).length).toBeGreaterThan(0);
    },
  );

  it.each(locales)('has words for every key and no others in %s', (locale) => {
    const words = wordsOf(locale).settings.later;
    expect(Object.keys(words)).toEqual(laterSettings.map(({key}) => key));
    for (const {name, summary} of Object.values(words)) {
      expect(name).not.toBe('');
      expect(summary).toMatch(/[.。]$/);
    }
  });

  it('finds a key in any case, as the game does', () => {
    expect(findLaterSetting('BENABLEVOICECHAT')?.key).toBe('bEnableVoiceChat');
    expect(findLaterSetting('ExpRate')).toBeUndefined();
  });

  it.each(laterDefaultChanges)('$key changes from the default of the newest edition', (change) => {
    const setting = findSetting(change.key);
    expect(setting && defaultAt(setting, latestVersion.id)).toEqual(change.from);
    expect(isLaterBuild(change.since)).toBe(true);
    expect(change.to).not.toEqual(change.from);
    expect(sourcesOfLaterDefault(change).length).toBeGreaterThan(0);
  });
});
