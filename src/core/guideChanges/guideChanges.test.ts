import {describe, expect, it} from 'vitest';
import {firstDay, guideChanges, type GuideChange} from '../../data/guideChanges';
import {locales} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {sourceUrl} from '../../data/sources';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';
import {changedFacts, unannounced} from './announce';
import {changeEntries} from '.';

describe('the list of what changed in this guide', () => {
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
    const announced = guideChanges.flatMap((each) => (each.kind === 'edition' ? each.version : []));
    expect(announced).toEqual(versionIds);
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
});

describe('a corrected fact', () => {
  const before = {'default of ExpRate': {'0.6.8': '1', '0.5.0': '1'}};
  const after = {'default of ExpRate': {'0.6.8': '1', '0.5.0': '2'}};
  const entry: GuideChange = {
    id: 'ExpRate-2',
    day: '2026-12-01',
    kind: 'setting',
    key: 'ExpRate',
    fact: 'default',
    versions: ['0.5.0'],
    from: '1',
    to: '2',
    source: {url: 'https://example.com/'},
  };

  it('must be announced with both values', () => {
    const facts = changedFacts(before, after);
    expect(facts).toEqual([{fact: 'default of ExpRate', version: '0.5.0', from: '1', to: '2'}]);
    expect(unannounced(facts, [])).toEqual([
      'The default of ExpRate in 0.5.0 changed from "1" to "2". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.',
    ]);
    expect(unannounced(facts, [{...entry, to: '3'}])).toHaveLength(1);
    expect(unannounced(facts, [entry])).toEqual([]);
  });

  it('may be one that came or went, but not that of a new edition', () => {
    const gone = {'endpoint unban': {'0.6.8': 'POST /v1/api/unban'}};
    expect(changedFacts({...before, ...gone}, before)).toHaveLength(1);
    expect(changedFacts(before, {...before, ...gone})).toHaveLength(1);
    expect(
      changedFacts(before, {'default of ExpRate': {...before['default of ExpRate'], '1.0': '1'}}),
    ).toEqual([]);
  });
});
