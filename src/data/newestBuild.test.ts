/** Readers look builds up in the table, so no page may name a newer one. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builds, newestBuild, type ServerBuild} from './builds';
import {compareBuilds, seriesOf, type Build} from './versions';

const FOLDERS = ['src/data', 'src/words', 'docs', 'i18n', 'openapi/source', 'src/pages'];

const numberOf = (text: string) => Number(text.split('.').at(-1));
const newestNumber = numberOf(
  (builds as readonly ServerBuild[]).find((build) => build.fullVersion)?.fullVersion ?? '',
);
const series = seriesOf(newestBuild.version).replace('.', '\\.');
/** Versions of tools such as 1.0.23 have more digits after the series, so they don't match. */
const NAMED = new RegExp(
  `(?<![\\d.])(?:\\d+\\.\\d+\\.\\d+\\.\\d{5,6}|${series}\\.\\d)(?![\\d.]*\\d)`,
  'g',
);

function newerBuilds(text: string): readonly string[] {
  return [...text.matchAll(NAMED)]
    .map(([build]) => build)
    .filter((build) =>
      /\.\d{5,6}$/.test(build)
        ? numberOf(build) > newestNumber
        : compareBuilds(build as Build, newestBuild.version) > 0,
    );
}

it('is the newest that any fact, word or sample names', () => {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:ts|json|mdx|yaml|txt)$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    newerBuilds(fs.readFileSync(file, 'utf8')).map(
      (build) => `${file} names ${build}: add it first, npm run new-build`,
    ),
  );
  expect(found).toEqual([]);
});

it('finds a newer build, and takes no version of a tool for one', () => {
  const next = `${seriesOf(newestBuild.version)}.9`;
  expect(newerBuilds(`server ${next}, image v1.0.9.999999`)).toEqual([next, '1.0.9.999999']);
  expect(newerBuilds(`PalDefender 1.9.2, tool 1.0.23, v${newestBuild.fullVersion}`)).toEqual([]);
});
