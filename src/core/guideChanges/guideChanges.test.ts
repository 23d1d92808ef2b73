import {expect, it} from 'vitest';
import {firstDay, guideChanges} from '../../data/guideChanges';
import {locales} from '../../data/locales';
import {retiredVersions, versionIds} from '../../data/versions';
import {sourceUrl} from '../../data/sources';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';
import {changeEntries} from '.';

it('names each entry once, newest first', () => {
  const ids = guideChanges.map(({id}) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  const days = guideChanges.map(({day}) => day);
  expect(days).toEqual([...days].sort().reverse());
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day >= firstDay, day).toBe(true);
    expect(new Date(day).toISOString()).toContain(day);
  }
});

it('announces every edition', () => {
  const announced = guideChanges.flatMap((each) => (each.kind === 'edition' ? each.name : []));
  expect(announced).toEqual([...versionIds, ...retiredVersions]);
});

it('has a public source for each correction', () => {
  const corrections = guideChanges.flatMap((each) => ('source' in each ? [each] : []));
  expect(corrections.length).toBeGreaterThan(0);
  for (const {id, source, from, to} of corrections) {
    expect(sourceUrl(source), id).toMatch(/^https:\/\//);
    expect(from, id).not.toBe(to);
  }
});

it.each(locales)('is written in %s', (locale) => {
  const entries = changeEntries(wordsOf(locale), pageTitlesOf(locale));
  expect(entries).toHaveLength(guideChanges.length);
  for (const {title, text, path} of entries) {
    expect(`${title}${text}`).not.toMatch(/[{}<>`&]/);
    expect(path).toMatch(/^\//);
  }
});
