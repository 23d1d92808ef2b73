import {describe, expect, it} from 'vitest';
import {locales} from '../data/locales';
import {settingGroups, settings} from '../data/settings';
import type {Setting} from '../data/settings';
import {wordsOf} from '.';

/** The ids of the remarks that a setting can show, in any version. */
const noteIds = (setting: Setting): readonly string[] => [
  ...(setting.noEffectIn ? ['noEffect'] : []),
  ...(setting.deprecatedSince ? ['deprecated'] : []),
  ...(setting.notes ?? []).map(({id}) => id),
];

describe.each(locales)('the words in %s', (locale) => {
  const words = wordsOf(locale).settings;

  it('name every group and nothing else', () => {
    expect(Object.keys(words.groups)).toEqual([...settingGroups]);
  });

  it('name every setting and nothing else', () => {
    expect(Object.keys(words.settings).sort()).toEqual(settings.map(({key}) => key).sort());
  });

  it.each(settings.map((setting) => [setting.key, setting] as const))(
    'say what %s is, not only its key again',
    (key, setting) => {
      const own = words.settings[key];
      expect(own?.name.length, `${key} needs a name`).toBeGreaterThan(1);
      expect(own?.summary.length, `${key} needs a summary`).toBeGreaterThan(8);
      expect(own?.name).not.toBe(key);
      expect(own?.summary, `${key} needs a sentence`).toMatch(/[.。]$/);
      expect(Boolean(own?.higher), `${key} says only one direction`).toBe(Boolean(own?.lower));
      const accepted = 'values' in setting ? setting.values.map(({value}) => value) : [];
      expect(Object.keys(own?.values ?? {}).sort(), `words for the values of ${key}`).toEqual(
        [...accepted].sort(),
      );
      expect(Object.keys(own?.notes ?? {}).sort(), `words for the notes of ${key}`).toEqual(
        [...noteIds(setting)].sort(),
      );
    },
  );

  it('give every name once', () => {
    const names = Object.values(words.settings).map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the words of the settings', () => {
  it('put no space between Japanese and Latin words', () => {
    const text = JSON.stringify(wordsOf('ja').settings);
    expect(text.match(/[぀-ヿ一-鿿] [A-Za-z0-9]|[A-Za-z0-9] [぀-ヿ一-鿿]/g)).toBeNull();
  });

  it('explain every multiplier in both directions', () => {
    const multipliers = settings.filter((each) => 'unit' in each && each.unit === 'multiplier');
    expect(multipliers.length).toBeGreaterThanOrEqual(25);
    for (const {key} of multipliers) {
      expect(wordsOf('en').settings.settings[key]?.higher, key).toBeDefined();
    }
  });
});
