import {expect, it} from 'vitest';
import {
  newestVersion,
  rootVersion,
  seriesOf,
  versionIds,
  type VersionId,
} from '../../data/versions';
import {resolve} from './resolve';

it('leads every server to its edition, newest first, and who knows no build to the page that tells', () => {
  const context = {version: rootVersion, locale: 'en'} as Parameters<typeof resolve>[1];
  const {newer, older, unknown} = resolve({}, context);
  const addressOf = (version: VersionId) => (version === rootVersion ? '/' : `/${version}/`);
  expect([...newer, ...older.links].map(({to}) => to)).toEqual(versionIds.map(addressOf));
  expect(newer[0]?.text).toContain(seriesOf(newestVersion.id));
  expect(newer.map(({id}) => id)).toContain(rootVersion);
  expect(unknown.to).toBe('/getting-started/your-version');
});
