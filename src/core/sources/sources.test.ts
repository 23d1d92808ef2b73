import {expect, it} from 'vitest';
import {fieldSources, SETTINGS_KEYS} from '../../data/rest/sources';
import {sourceId, sourceName, sourceUrl} from '../../data/sources';
import {versionIds} from '../../data/versions';
import {restFieldsForVersion} from '../rest';
import {factGroups, sourcedFacts} from './index';

const facts = versionIds.flatMap((version) =>
  factGroups.flatMap((group) =>
    sourcedFacts(group, version).map((fact) => ({...fact, group, version})),
  ),
);

it('every fact: has a source with an address and a name; name it in its record in src/data', () => {
  const lacking = facts.filter(
    ({sources}) =>
      sources.length === 0 ||
      sources.some((source) => !sourceUrl(source)?.startsWith('https://') || !sourceName(source)),
  );
  expect(lacking.map(({version, name}) => `${version}: ${name} has no source`)).toEqual([]);
  expect(facts.length).toBeGreaterThan(700);
});

it('every fact: has a source with a date or a game version, so that its age can be seen', () => {
  const undated = facts.filter(({sources}) => !sources.some(({date, build}) => date ?? build));
  expect(undated.map(({version, name}) => `${version}: ${name}`)).toEqual([]);
});

it('every fact: has a place of its own on the page of its version', () => {
  for (const version of versionIds) {
    const ids = facts.filter((fact) => fact.version === version).map(({id}) => id);
    expect(new Set(ids).size, version).toBe(ids.length);
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  }
});

it('sources: are written as dates, paths and repositories that make an address', () => {
  const all = new Map(facts.flatMap(({sources}) => sources.map((each) => [sourceId(each), each])));
  for (const [id, {date, repo, path}] of all) {
    expect(date ?? '2024-01', id).toMatch(/^20\d\d-[01]\d(-[0-3]\d)?$/);
    expect(repo ?? 'a/b', id).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(path ?? 'a', id).not.toMatch(/^\/|\s/);
  }
  expect(all.size).toBeGreaterThan(80);
});

it('sources: name no field of the REST API that no version has', () => {
  const known = new Set(
    versionIds.flatMap((version) =>
      restFieldsForVersion(version).map(({operation, path}) => `${operation}.${path}`),
    ),
  );
  expect(
    Object.keys(fieldSources).filter((name) => name !== SETTINGS_KEYS && !known.has(name)),
  ).toEqual([]);
});
