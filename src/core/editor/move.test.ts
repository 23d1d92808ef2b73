import {describe, expect, it} from 'vitest';
import {resolve} from '../../components/SettingsEditor/resolve';
import {defaultFileEntries} from '../../data/settings/order';
import {versionIds, type VersionId} from '../../data/versions';
import {convert, planConversion} from './convert';
import {encodeMoved} from './move';
import {decodeMoved} from './moved';
import type {EditorData} from './model';
import {startState, valueIn, withValue} from './state';

const dataOf = (version: VersionId): EditorData =>
  resolve({}, {version, locale: 'en', baseUrl: '/', file: 'test'}).data;
const all = new Map(versionIds.map((version) => [version, dataOf(version)]));
const pairs = versionIds.flatMap((from) =>
  versionIds.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('a draft that goes to another version', () => {
  it.each(pairs)(
    'from %s to %s becomes its default file, and keeps what was changed',
    (from, to) => {
      const [before, after] = [all.get(from)!, all.get(to)!];
      const {draft} = startState(before);
      const own = withValue(
        [
          ...withValue(draft.file.entries, before, 'ExpRate', '3.000000'),
          {key: 'MyOwnKey', value: '7'},
        ],
        before,
        'AdminPassword',
        '"secret-1"',
      );
      const text = encodeMoved({...draft, file: {...draft.file, entries: own}}, before, to);
      expect(text).not.toContain('secret-1');
      const moved = decodeMoved(text, after)!;
      expect(moved.from).toBe(from);
      expect(moved.draft.missing).toEqual(['AdminPassword']);
      const {entries} = moved.draft.file;
      const plan = planConversion(entries, after, from, moved.presets);
      const fit = convert(entries, after, plan, {takeNewDefaults: true, keepPlatform: false});
      expect(valueIn(fit, after, 'ExpRate')).toBe('3.000000');
      expect(valueIn(fit, after, 'MyOwnKey')).toBe('7');
      const defaults = defaultFileEntries(to);
      const others = fit.filter(({key}) => !['ExpRate', 'MyOwnKey', 'AdminPassword'].includes(key));
      expect(others).toHaveLength(defaults.size - 2);
      for (const {key, value} of others) {
        expect(value, key).toBe(defaults.get(key));
      }
      // The plan names all that differs.
      expect(plan.dropped.map(({key}) => key)).toEqual(
        [...defaultFileEntries(from).keys()].filter((key) => !defaults.has(key)),
      );
      expect(plan.added.map(({key}) => key)).toEqual(
        [...defaults.keys()].filter((key) => !defaultFileEntries(from).has(key)),
      );
    },
  );

  it('is not read by another version, nor when it is damaged', () => {
    const [data, other] = [all.get('0.6.8')!, all.get('0.5.0')!];
    const text = encodeMoved(startState(data).draft, data, '0.4.15');
    expect(decodeMoved(text, other)).toBeUndefined();
    expect(decodeMoved(text.slice(0, -3), all.get('0.4.15')!)).toBeUndefined();
    expect(decodeMoved(null, data)).toBeUndefined();
    expect(
      decodeMoved('{"form":1,"to":"0.6.8","from":"0.5.0","presets":{"a":1}}', data),
    ).toBeUndefined();
  });
});
