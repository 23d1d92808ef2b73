/**
 * The versions this guide documents, and every build of the game that a fact names.
 *
 * This is the only list of versions: the docs plugin, the tables, the editor, the tests and the
 * scripts read it. Sources of the dates: public records of the day on which each server build
 * appeared; a date is left out where only a window is known.
 */

/** A documented version, one per minor series of the game, newest first. */
export const versions = [
  {id: '0.6.8', released: '2025-10-23', hasRestApi: true},
  {id: '0.5.0', released: '2025-03-19', hasRestApi: true},
  {id: '0.4.15', released: undefined, hasRestApi: true},
  {id: '0.3.12.0', released: '2024-12-03', hasRestApi: true},
  {id: '0.2.4.0', released: undefined, hasRestApi: true},
  {id: '0.1.5.1', released: '2024-03-01', hasRestApi: false},
] as const satisfies readonly DocumentedVersionShape[];

interface DocumentedVersionShape {
  readonly id: string;
  /** Day of the server build (ISO date, UTC); undefined where only a window of weeks is known. */
  readonly released: string | undefined;
  readonly hasRestApi: boolean;
}

export type VersionId = (typeof versions)[number]['id'];
export type DocumentedVersion = (typeof versions)[number];

/** The documented versions with a REST API, newest first. */
export const restVersions: readonly VersionId[] = versions
  .filter(({hasRestApi}) => hasRestApi)
  .map(({id}) => id);

/**
 * Builds that facts name as "since" or "removed in" and that have no edition of their own.
 * 0.1.2.0 stands for "there at the public launch".
 */
export const otherBuilds = [
  '0.1.2.0',
  '0.1.5.0',
  '0.2.0.6',
  '0.2.1.0',
  '0.2.2.0',
  '0.2.3.0',
  '0.3.1',
  '0.3.4',
  '0.3.7',
  '0.3.9',
  '0.4.11',
  '0.6.0',
  '0.6.6',
  '0.6.7',
] as const;

/** Any build a fact may name. A typing error is a compile error. */
export type Build = VersionId | (typeof otherBuilds)[number];

export const latestVersion = versions[0];
export const oldestVersion = versions[versions.length - 1] as DocumentedVersion;
export const versionIds: readonly VersionId[] = versions.map((version) => version.id);

/** Tells whether a text is the id of a documented version. */
export function isVersionId(text: string): text is VersionId {
  return (versionIds as readonly string[]).includes(text);
}

/** The path segment of a version below the base of its language: '' for the latest, else '0.5.0/'. */
export function versionPath(version: VersionId): string {
  return version === latestVersion.id ? '' : `${version}/`;
}

/** Compares two builds by their numbers; negative when `a` is older. '0.3.12.0' equals '0.3.12'. */
export function compareBuilds(a: Build, b: Build): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

/** Tells whether `version` is `since` or newer. */
export function isAtLeast(version: Build, since: Build): boolean {
  return compareBuilds(version, since) >= 0;
}

/** When something exists: from `since` on, up to but without `removed`. */
export interface Lifetime {
  readonly since: Build;
  readonly removed?: Build | undefined;
}

/** Tells whether something exists in `version`. */
export function isPresent({since, removed}: Lifetime, version: Build): boolean {
  return isAtLeast(version, since) && !(removed && isAtLeast(version, removed));
}

/** The documented version just before this one, or undefined for the oldest. */
export function previousVersion(version: VersionId): VersionId | undefined {
  return versionIds[versionIds.indexOf(version) + 1];
}

/**
 * The first documented version that has something which came with `since`: what a page names,
 * because readers choose among documented versions, not builds.
 */
export function firstVersionWith(since: Build): VersionId | undefined {
  return [...versionIds].reverse().find((version) => isAtLeast(version, since));
}
