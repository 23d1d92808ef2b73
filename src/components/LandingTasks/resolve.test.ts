import {describe, expect, it} from 'vitest';
import {rootVersion, versionIds, type VersionId} from '../../data/versions';
import {landingEditions, landingFacts, landingTasks} from './resolve';

describe.each(versionIds)('the landing page of %s', (version) => {
  it.each(['en', 'ja'] as const)('has four facts and eight tasks in %s', (locale) => {
    const facts = landingFacts(version, locale);
    expect(facts.map(({value}) => value.length > 0)).toEqual([true, true, true, true]);
    expect(facts[0]?.value).toContain(version);
    const tasks = landingTasks(version, locale);
    expect(new Set(tasks.map(({to}) => to)).size).toBe(8);
    const prefix = version === rootVersion ? '/' : `/${version}/`;
    expect(tasks.every(({to}) => to.startsWith(prefix))).toBe(true);
  });
});

it('knows who could join when', () => {
  const players = (version: (typeof versionIds)[number]) => landingFacts(version, 'en')[3]?.value;
  expect(players('0.6.8')).toBe('Steam, Xbox, Microsoft Store, PS5, Mac');
  expect(players('0.3.12.0')).toBe('Steam, Xbox, Microsoft Store: chosen per server');
  expect(players('0.1.5.1')).toBe('Steam');
});

it('offers the REST API only where it exists, and Docker only where an image exists', () => {
  expect(landingTasks('0.1.5.1', 'en')[7]?.to).toBe('/0.1.5.1/api/rcon/');
  expect(landingTasks('0.2.4.0', 'en')[7]?.to).toContain('rest-api');
  expect(landingFacts('0.2.4.0', 'en')[2]?.value).not.toContain('Docker');
  expect(landingFacts('0.3.12.0', 'en')[2]?.value).toContain('Docker');
});

it('leads every server to its edition, and names the one of the page', () => {
  const {links} = landingEditions('0.6.8', 'en');
  expect(links).toHaveLength(versionIds.length + 1);
  const addressOf = (version: VersionId) => (version === rootVersion ? '/' : `/${version}/`);
  expect(links[0]?.to).toBe(addressOf(versionIds[0]!));
  expect(links.find(({to}) => to === addressOf('1.0'))?.text).toMatch(/^1\.0\.0 to 1\.0\./);
  expect(links.filter(({isThis}) => isThis)).toMatchObject([{to: addressOf('0.6.8')}]);
  expect(links.at(-1)?.to).toBe(`${addressOf('0.6.8')}getting-started/your-version`);
});
