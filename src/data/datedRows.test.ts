/** Other people's services change, so each row about them has a month and a source. */
import {describe, expect, it} from 'vitest';
import {hosts} from './hosts';
import {lines} from './lines';
import {newestMonth} from './newestMonth';
import {containerOf, saveTools, saveToolsFor} from './saveTools';

interface DatedRow {
  readonly id: string;
  readonly asOf: string;
  readonly sources: readonly string[];
}

const tables: Readonly<Record<string, readonly DatedRow[]>> = {
  lines,
  hosts,
  saveTools: saveTools.map(({id, sources}) => ({id, asOf: newestMonth(sources), sources})),
};

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  it('have a month and a source each, and no id twice', () => {
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
    expect(rows.filter(({asOf}) => !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(asOf))).toEqual([]);
    expect(rows.filter(({sources}) => sources.length === 0)).toEqual([]);
  });
});

it('names the tools that read the saves of a version', () => {
  const ids = (version: '0.5.0' | '0.6.8') => saveToolsFor(version).map(({id}) => id);
  expect(containerOf('0.5.0')).toBe('PlZ');
  expect(containerOf('0.6.8')).toBe('PlM');
  expect(ids('0.6.8')).toContain('palworldSaveTools');
  expect(ids('0.6.8')).not.toContain('hostSaveFix');
  expect(ids('0.5.0')).toContain('hostSaveFix');
  expect(ids('0.5.0')).not.toContain('palworldSavePal');
});
