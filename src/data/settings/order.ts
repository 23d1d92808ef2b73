/**
 * A key that only older versions have comes after the key that it followed there. This module reads
 * files, so it runs only in builds and tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import {versionIds, type VersionId} from '../versions';

const defaultFile = (version: VersionId) => path.join(__dirname, 'fixtures', `${version}.txt`);

export function defaultFileLine(version: VersionId): string {
  const file = defaultFile(version);
  if (!fs.existsSync(file)) {
    throw new Error(
      `src/data/settings/fixtures/${version}.txt is missing. Write the line OptionSettings=(…) of that version's DefaultPalWorldSettings.ini into it.`,
    );
  }
  return fs.readFileSync(file, 'utf8').trimEnd();
}

export const defaultFileEntries = (version: VersionId): ReadonlyMap<string, string> =>
  entriesOf(defaultFileLine(version));

/** Returns the keys and printed values of a line `OptionSettings=(…)`. */
export function entriesOf(line: string): ReadonlyMap<string, string> {
  const list = /^OptionSettings=\((?<list>.*)\)$/.exec(line)?.groups?.list ?? '';
  const entries = [...list.matchAll(/(?<key>\w+)=(?<value>"[^"]*"|\([^)]*\)|[^,]*)(?:,|$)/g)].map(
    ({groups}) => [groups?.key ?? '', groups?.value ?? ''] as const,
  );
  return new Map(entries);
}

/** Merges lists of keys, newest first; an older key goes behind its neighbour. */
export function mergeOrders(lists: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = [];
  for (const list of lists) {
    list.forEach((key, index) => {
      if (!merged.includes(key)) {
        merged.splice(index === 0 ? 0 : merged.indexOf(list[index - 1]!) + 1, 0, key);
      }
    });
  }
  return merged;
}

/** A version that was opened today has no default file yet, so it takes the order of the others. */
export const fileOrder = mergeOrders(
  versionIds
    .filter((version) => fs.existsSync(defaultFile(version)))
    .map((version) => [...defaultFileEntries(version).keys()]),
);
