import {describe, expect, it} from 'vitest';
import {rootVersion, versionIds, versionPath, oldestVersion} from '../../data/versions';
import {landingTasks} from './resolve';

describe.each(versionIds)('the landing page of %s', (version) => {
  it.each(['en', 'ja'] as const)('has eight tasks in %s', (locale) => {
    const tasks = landingTasks(version, locale);
    expect(new Set(tasks.map(({to}) => to)).size).toBe(8);
    const prefix = version === rootVersion ? '/' : `/${version}/`;
    expect(tasks.every(({to}) => to.startsWith(prefix))).toBe(true);
  });
});

it('offers the REST API only where it exists', () => {
  expect(landingTasks(oldestVersion.id, 'en')[7]?.to).toBe(`/${oldestVersion.id}/api/rcon/`);
  expect(landingTasks('0.2.4.0', 'en')[7]?.to).toContain(`${versionPath('0.2.4.0')}api/rest-api`);
});
