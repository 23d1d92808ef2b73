import {describe, expect, it} from 'vitest';
import {locales} from '../data/locales';
import {settings} from '../data/settings';
import type {Setting} from '../data/settings';
import {wordsOf} from '.';

const noteIds = (setting: Setting): readonly string[] => [
  ...(setting.noEffectIn ? ['noEffect'] : []),
  ...(setting.deprecatedSince ? ['deprecated'] : []),
  ...(setting.notes ?? []).map(({id}) => id),
];

describe.each(locales)('the words in %s', (locale) => {
  const words = wordsOf(locale).settings.settings;

  it('say of every setting what it is, not only its key again', () => {
    for (const setting of settings) {
      const {key} = setting;
      const own = words[key];
      expect(own?.name.length, `${key} needs a name`).toBeGreaterThan(1);
      expect(own?.name).not.toBe(key);
      expect(own?.summary, `${key} needs a sentence`).toMatch(/.{8}[.。]$/s);
      const isMultiplier = 'unit' in setting && setting.unit === 'multiplier';
      expect(own?.higher !== undefined || !isMultiplier, `${key} is a multiplier`).toBe(true);
      expect(Boolean(own?.higher), `${key} says only one direction`).toBe(Boolean(own?.lower));
      const accepted = 'values' in setting ? setting.values.map(({value}) => value) : [];
      expect(Object.keys(own?.values ?? {}).sort(), `words for the values of ${key}`).toEqual(
        [...accepted].sort(),
      );
      expect(Object.keys(own?.notes ?? {}).sort(), `words for the notes of ${key}`).toEqual(
        [...noteIds(setting)].sort(),
      );
    }
  });

  it('give every name once', () => {
    const names = Object.values(words).map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
