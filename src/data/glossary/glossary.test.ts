import {expect, it} from 'vitest';
import {newestVersion, oldestVersion} from '../versions';
import {glossaryGroups, glossaryTerms, termsOf} from '.';

it('has each term once, with a reading in hiragana', () => {
  const ids = glossaryTerms.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  const readings = glossaryTerms.map(({id, reading}) => ({id, reading}));
  expect(readings.filter(({reading}) => !/^[ぁ-んー]+$/.test(reading))).toEqual([]);
  expect(ids.length).toBeGreaterThan(80);
});

it('fills every section in every version', () => {
  for (const version of [oldestVersion.id, newestVersion.id]) {
    const groups = new Set(termsOf(version).map(({group}) => group));
    expect([...groups].sort()).toEqual([...glossaryGroups].sort());
  }
});
