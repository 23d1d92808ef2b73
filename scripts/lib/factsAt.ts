import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {GuideChange} from '../../src/data/guideChanges';
import type {FactSnapshot} from './factSnapshot';
import {firstOf, withFilesAt} from './git';

/** Finds the newest tag, or without tags the commit of `main` where this branch began. */
export const knownToReaders = (): string | undefined =>
  firstOf(
    ['describe', '--tags', '--abbrev=0'],
    ['merge-base', 'HEAD', 'origin/main'],
    ['merge-base', 'HEAD', 'main'],
  );

/** Reads the facts and addresses of a commit or tag. Throws git's message. */
export function knownAt(ref: string): {
  readonly facts: FactSnapshot;
  readonly addresses: readonly string[];
} {
  return withFilesAt(ref, ['src', 'package.json', 'tsconfig.json'], (folder) => {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const snapshot = 'scripts/lib/factSnapshot.ts';
    fs.cpSync(snapshot, path.join(folder, snapshot));
    const print = `const {facts, addresses} = require('./${snapshot}');
console.log(JSON.stringify({facts: facts(), addresses: addresses()}));`;
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    return JSON.parse(
      execFileSync(process.execPath, [tsx, '-e', print], {cwd: folder, encoding: 'utf8'}),
    ) as ReturnType<typeof knownAt>;
  });
}

const announcedFact = (change: GuideChange): string =>
  change.kind === 'setting' ? `${change.fact} of ${change.name}` : `${change.kind} ${change.name}`;

/**
 * Returns a sentence for each changed fact that the guide's list of changes lacks. A version that
 * only one state has is a new edition, not a correction.
 */
export function unannounced(
  before: FactSnapshot,
  after: FactSnapshot,
  changes: readonly GuideChange[],
): readonly string[] {
  const versionsOf = (snapshot: FactSnapshot) =>
    new Set(Object.values(snapshot).flatMap((byVersion) => Object.keys(byVersion)));
  const versions = [...versionsOf(after)].filter((version) => versionsOf(before).has(version));
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return facts.flatMap((fact) =>
    versions.flatMap((version) => {
      const from = before[fact]?.[version] ?? '';
      const to = after[fact]?.[version] ?? '';
      const isAnnounced = changes.some(
        (change) =>
          announcedFact(change) === fact &&
          'versions' in change &&
          (change.versions as readonly string[]).includes(version) &&
          change.from === from &&
          change.to === to,
      );
      return from === to || isAnnounced
        ? []
        : `The ${fact} in ${version} changed from "${from}" to "${to}". Tell readers: add an entry to src/data/guideChanges, with these two values and the source.`;
    }),
  );
}
