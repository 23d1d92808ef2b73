import {builds, type BuildVersion, type ServerBuild} from './builds';

/**
 * `docs/` has the words of the newest version, which is the first one here. Only `npm start` shows an edition with `isHidden:
 * true`.
 */
const documented = [
  {id: '1.0', build: '1.0.4'},
  {id: '0.6.8'},
  {id: '0.5.0'},
  {id: '0.4.15'},
  {id: '0.3.12.0'},
  {id: '0.2.4.0'},
  {id: '0.1.5.1'},
] as const satisfies readonly DocumentedVersionShape[];

interface DocumentedVersionShape {
  readonly id: string;
  /** Comparisons use this build for the edition: 1.0.4 for 1.0. */
  readonly build?: string;
  readonly isHidden?: true;
}

export type VersionId = (typeof documented)[number]['id'];
export type DocumentedVersion = DocumentedVersionShape & {readonly id: VersionId};

export const allVersions: readonly DocumentedVersion[] = documented;
export const docsVersion: VersionId = documented[0].id;

export const versions: readonly DocumentedVersion[] = allVersions.filter(
  ({isHidden}) => !isHidden || process.env.NODE_ENV === 'development',
);

/** Addresses of retired versions lead to the oldest edition. */
export const retiredVersions: readonly string[] = [];

/** Docusaurus calls the edition at `/` and `/ja/` the last version. */
export const rootVersion: VersionId = '0.6.8';

export type Build = VersionId | BuildVersion;

export const LAUNCH = '0.1.2.0' satisfies Build;

export const newestVersion = versions[0] as DocumentedVersion;
export const oldestVersion = versions[versions.length - 1] as DocumentedVersion;
export const versionIds: readonly VersionId[] = versions.map((version) => version.id);

export function isVersionId(text: string): text is VersionId {
  return allVersions.some(({id}) => id === text);
}

/** Returns the first part of an edition's addresses: '' at the root, else '0.5.0/'. */
export function versionPath(version: VersionId): string {
  return version === rootVersion ? '' : `${version}/`;
}

const buildsOfEditions = new Map<string, string>(
  allVersions.map(({id, build}) => [id, build ?? id]),
);

const numbersOf = (build: string) => (buildsOfEditions.get(build) ?? build).split('.').map(Number);

/** Negative when `a` is older. '0.3.12.0' equals '0.3.12'. An edition is compared by its build. */
export function compareBuilds(a: Build, b: Build): number {
  const left = numbersOf(a);
  const right = numbersOf(b);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

export function isAtLeast(version: Build, since: Build): boolean {
  return compareBuilds(version, since) >= 0;
}

export interface Lifetime {
  readonly since?: Build | undefined;
  readonly removed?: Build | undefined;
}

export function isPresent({since = LAUNCH, removed}: Lifetime, version: Build): boolean {
  return isAtLeast(version, since) && !(removed && isAtLeast(version, removed));
}

export function previousVersion(version: VersionId): VersionId | undefined {
  return versionIds[versionIds.indexOf(version) + 1];
}

/**
 * Returns the first edition with a build's changes, because readers choose editions, not builds.
 */
export function firstVersionWith(since: Build): VersionId | undefined {
  return [...versionIds].reverse().find((version) => isAtLeast(version, since));
}

export function seriesOf(build: string): string {
  return build.split('.').slice(0, 2).join('.');
}

/**
 * Returns the edition that describes a build, or the next older edition. 'newer' for a series
 * younger than all editions.
 */
export function editionFor(build: Build): VersionId | 'newer' {
  const series = versionIds.filter((version) => seriesOf(version) === seriesOf(build));
  const edition =
    series.find((version) => isAtLeast(build, version)) ??
    series.at(-1) ??
    versionIds.find((version) => isAtLeast(build, version)) ??
    oldestVersion.id;
  const isOfSeries = series.length > 0 || edition !== newestVersion.id;
  return isOfSeries ? edition : 'newer';
}

export function buildOf(version: VersionId): ServerBuild | undefined {
  return builds.find((build) => compareBuilds(build.version, version) === 0);
}
