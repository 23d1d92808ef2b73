/**
 * The versions this guide documents. Every build of the game that a fact names is in `builds.ts`.
 *
 * This is the only list of versions: the docs plugin, the tables, the editor, the tests and the
 * scripts read it.
 */
import {builds, type BuildVersion, type ServerBuild} from './builds';

/**
 * A documented version, one per minor series of the game, newest first. The words of the first one are
 * in `docs/`. Readers don't see one that says `isHidden: true`: it is being prepared. `npm start` shows it.
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
  /** Its name and its address. */
  readonly id: string;
  /** The build it was checked against, where its name says only the series: 1.0 is compared as 1.0.4. */
  readonly build?: string;
  /** In preparation: nothing but the preview names it, and no test asks for what it lacks. */
  readonly isHidden?: true;
}

export type VersionId = (typeof documented)[number]['id'];
export type DocumentedVersion = DocumentedVersionShape & {readonly id: VersionId};

/** Every version with words and facts here, hidden or not, newest first. */
export const allVersions: readonly DocumentedVersion[] = documented;
/** The version whose words are in `docs/`. */
export const docsVersion: VersionId = documented[0].id;

/** The versions that readers see, newest first. */
export const versions: readonly DocumentedVersion[] = allVersions.filter(
  ({isHidden}) => !isHidden || process.env.NODE_ENV === 'development',
);

/** Versions that this guide described once. Their addresses lead to the oldest one that it describes. */
export const retiredVersions: readonly string[] = [];

/** The edition at the root of each language, '/' and '/ja/'. Docusaurus calls it the last version. */
export const rootVersion: VersionId = '0.6.8';

/** Any build a fact may name. A typing error is a compile error. */
export type Build = VersionId | BuildVersion;

/** The public launch: what has no other first build was there. */
export const LAUNCH = '0.1.2.0' satisfies Build;

/** The newest edition of this guide, not the newest build of the game (`newestBuild`). */
export const newestVersion = versions[0] as DocumentedVersion;
export const oldestVersion = versions[versions.length - 1] as DocumentedVersion;
export const versionIds: readonly VersionId[] = versions.map((version) => version.id);

/** Tells whether a text is the id of a documented version. */
export function isVersionId(text: string): text is VersionId {
  return allVersions.some(({id}) => id === text);
}

/** The path segment of a version below the base of its language: '' at the root, else '0.5.0/'. */
export function versionPath(version: VersionId): string {
  return version === rootVersion ? '' : `${version}/`;
}

const buildsOfEditions = new Map<string, string>(
  allVersions.map(({id, build}) => [id, build ?? id]),
);

const numbersOf = (build: string) => (buildsOfEditions.get(build) ?? build).split('.').map(Number);

/**
 * Compares two builds by their numbers; negative when `a` is older. '0.3.12.0' equals '0.3.12', and an
 * edition is compared by its build.
 */
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

/** Tells whether `version` is `since` or newer. */
export function isAtLeast(version: Build, since: Build): boolean {
  return compareBuilds(version, since) >= 0;
}

/** When something exists: from `since` on, else from the public launch, up to but without `removed`. */
export interface Lifetime {
  readonly since?: Build | undefined;
  readonly removed?: Build | undefined;
}

/** Tells whether something exists in `version`. */
export function isPresent({since = LAUNCH, removed}: Lifetime, version: Build): boolean {
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

/** The first two numbers of a build: builds of one series share an edition. */
export function seriesOf(build: string): string {
  return build.split('.').slice(0, 2).join('.');
}

/**
 * The edition that describes a build: that of its series (of two editions the one that is not newer
 * than the build), or else the newest one that is older; for a build older than all the oldest one. A
 * build of a younger series than the newest edition has none: it may have what no edition tells.
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

/** The public build that a documented version is named after; undefined where none is known. */
export function buildOf(version: VersionId): ServerBuild | undefined {
  return builds.find((build) => compareBuilds(build.version, version) === 0);
}
