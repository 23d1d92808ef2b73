import {expect, it} from 'vitest';
import {builds, newestBuild} from '../src/data/builds';
import {newerBuilds} from './newer-builds';

const [newestId = ''] = newestBuild.steamBuilds ?? [];

it('says nothing of builds that the guide knows, of older ones and of other tags', () => {
  const tags = [
    'latest',
    'v0.3.9.1',
    ...builds.flatMap((build) => ('imageTag' in build ? build.imageTag : [])),
  ];
  expect(newerBuilds({tags, steamBuild: newestId}, builds)).toEqual([]);
  expect(newerBuilds({tags: []}, builds)).toEqual([]);
});

it('says what to enter for a newer one', () => {
  const found = newerBuilds({tags: ['v99.0.1.5'], steamBuild: `${newestId}0`}, builds);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('npm run new-build -- 99.0.1 --full 99.0.1.5 --tag v99.0.1.5 ');
  expect(found[1]).toContain(`--steam ${newestId}0`);
});
