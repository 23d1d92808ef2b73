import {builds, buildsCheckedOn, daysOf, newestBuild, type ServerBuild} from '../../data/builds';
import type {Locale} from '../../data/locales';
import {
  buildOf,
  compareBuilds,
  editionFor,
  newestVersion,
  seriesOf,
  versionIds,
  type VersionId,
} from '../../data/versions';
import type {Words} from '../../words/types';
import {formatDay} from '../dates';
import {filesOf} from '../paths';
import {fillIn} from '../text/fillIn';

export type Edition = VersionId | 'newer';

export const allEditions: readonly Edition[] = ['newer', ...versionIds];

/** Returns the builds that an edition describes, newest first. */
export const ownBuilds = (edition: Edition): readonly ServerBuild[] =>
  (builds as readonly ServerBuild[]).filter((build) => editionFor(build.version) === edition);

/** Returns the builds of an edition in words: '0.6.0 to 0.7.3'. */
export function buildsOf(edition: Edition, {range}: Words['builds']): string | undefined {
  // The last number is left out, because only the full version has it.
  const own = ownBuilds(edition).map(({version}) => version.replace(/\.\d{4,}$/, ''));
  const [first, last] = [own.at(-1), own[0]];
  return first === undefined || last === undefined || first === last
    ? first
    : fillIn(range, {first, last});
}

/**
 * Returns the build that the edition is named after, else the next one of the series with a
 * manifest.
 */
export function pinnedBuild(version: VersionId): ServerBuild {
  const own = buildOf(version);
  const build = own?.linuxManifest
    ? own
    : [...builds]
        .reverse()
        .find(
          (candidate: ServerBuild) =>
            seriesOf(candidate.version) === seriesOf(version) &&
            compareBuilds(candidate.version, version) > 0 &&
            candidate.linuxManifest,
        );
  if (!build) {
    throw new Error(
      `No build of the series ${seriesOf(version)} has a manifest. Add one to src/data/builds.ts.`,
    );
  }
  return build;
}

/** Returns the newest known build, with the day of the last check. */
export function newestBuildText({newestKnown}: Words['builds'], locale: Locale): string {
  return fillIn(newestKnown, {
    build: newestBuild.version,
    day: formatDay(buildsCheckedOn, locale),
  });
}

/** Returns the builds of each edition in words, for the version menu. */
export const buildsByEdition = (words: Words['builds']): Readonly<Record<string, string>> =>
  Object.fromEntries(versionIds.map((version) => [version, buildsOf(version, words) ?? version]));

/** Returns the day of a build: 'about 20 February 2025' where it is inferred from records. */
export function dayOfBuild(
  build: ServerBuild,
  {inferred}: Words['builds'],
  locale: Locale,
): string {
  const day = formatDay(daysOf(build)[1], locale);
  return build.isDayInferred ? fillIn(inferred, {day}) : day;
}

/**
 * Values that depend on the page's version: `{{pinnedManifest}}` in code, `<Fact
 * id="pinnedManifest" />` in prose.
 */
export const pageValues = {
  version: (version) => version,
  checkedBuild: () => buildOf(newestVersion.id)?.version ?? newestVersion.id,
  newestBuild: () => newestBuild.version,
  pinnedBuild: (version) => pinnedBuild(version).version,
  pinnedManifest: (version) => pinnedBuild(version).linuxManifest ?? '',
  linuxProcess: (version) => filesOf('linux', version).find(({id}) => id === 'process')?.path ?? '',
} as const satisfies Readonly<Record<string, (version: VersionId) => string>>;

export type PageValueId = keyof typeof pageValues;
