import {builds as allBuilds, type ServerBuild} from '../../../data/builds';
import type {Locale} from '../../../data/locales';
import {
  compareBuilds,
  editionFor,
  newestVersion,
  versionIds,
  type VersionId,
} from '../../../data/versions';
import {pagePath} from '../../../core/references';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {NONE, type LinkCell, type TableBuilder} from '../types';

/** One that describes a build, or none yet. */
export type Edition = VersionId | 'newer';

/** The page that describes builds of an edition, or of none. */
function editionLink(edition: Edition, locale: Locale): LinkCell {
  const words = wordsOf(locale).builds;
  return edition === 'newer'
    ? {
        text: fillIn(words.newerPage, {version: newestVersion.id}),
        to: pagePath(newestVersion.id, 'getting-started/newer-versions'),
        isOtherVersion: true,
      }
    : {
        text: fillIn(words.edition, {version: edition}),
        to: pagePath(edition, 'getting-started/your-version'),
        isOtherVersion: true,
      };
}

/** A day that isn't known is between two. */
const firstDay = ({released}: ServerBuild): string =>
  typeof released === 'string' ? released : released[0];
const lastDay = ({released}: ServerBuild): string =>
  typeof released === 'string' ? released : released[1];

/** The time from one build to another as a part of that of all builds, a hundredth at least. */
function barOf(first: ServerBuild, last: ServerBuild): readonly [from: number, to: number] {
  const dayOf = (build: ServerBuild) => Date.parse(firstDay(build));
  const [begin, end] = [dayOf(allBuilds.at(-1)!), dayOf(allBuilds[0])];
  const placeOf = (build: ServerBuild) =>
    Math.round((100 * (dayOf(build) - begin)) / (end - begin));
  const from = Math.min(placeOf(first), 99);
  return [from, Math.max(from + 1, placeOf(last))];
}

/** The first and the last build that an edition is for; undefined for an edition without builds. */
function rangeOf(edition: Edition): readonly [ServerBuild, ServerBuild] | undefined {
  const own = allBuilds.filter((build) => editionFor(build.version) === edition);
  const [last, first] = [own[0], own.at(-1)];
  return first && last && [first, last];
}

/** The builds that an edition is for, in words: '0.6.0 to 0.7.3'; undefined for an edition without builds. */
export function buildsOf(edition: Edition, locale: Locale): string | undefined {
  const [first, last] = rangeOf(edition)?.map(({version}) => version) ?? [];
  return first === undefined || last === undefined || first === last
    ? first
    : fillIn(wordsOf(locale).builds.range, {first, last});
}

/**
 * Every public build; `show="newer"`: only those that are newer than the page's edition;
 * `edition="0.6.8"`: only those that it is for.
 */
export const builds: TableBuilder = ({show, edition: only}, {version, locale}) => {
  const {builds: text, tables} = wordsOf(locale);
  const words = tables.builds;
  const dayOf = (build: ServerBuild) => {
    if (typeof build.released !== 'string') {
      return fillIn(text.window, {first: firstDay(build), last: lastDay(build)});
    }
    return build.isDayInferred ? fillIn(text.inferred, {day: build.released}) : build.released;
  };
  return {
    caption: words.caption,
    columns: [
      words.build,
      words.day,
      ...(only ? [] : [words.edition]),
      words.manifest,
      words.tag,
      words.steam,
    ],
    rows: allBuilds
      .map((build: ServerBuild) => ({build, edition: editionFor(build.version)}))
      .filter(({build}) => show !== 'newer' || compareBuilds(build.version, version) > 0)
      .filter(({edition}) => only === undefined || edition === only)
      .map(({build, edition}) => {
        const heading = build.fullVersion ?? build.version;
        const doubt = build.isManifestUncertain ? ` (${text.lowConfidence})` : '';
        return {
          anchor: `build-${heading}`,
          heading,
          cells: [
            dayOf(build),
            ...(only ? [] : [editionLink(edition, locale)]),
            build.linuxManifest ? build.linuxManifest + doubt : NONE,
            build.imageTag ?? NONE,
            build.steamBuilds?.join(', ') ?? NONE,
          ],
        };
      }),
  };
};

/** Which edition of the guide describes which builds. */
export const editions: TableBuilder = (_attributes, {version, locale}) => {
  const {builds: text, tables} = wordsOf(locale);
  const words = tables.editions;
  const rowOf = (edition: Edition) => {
    const [first, last] = rangeOf(edition) ?? [];
    if (!first || !last) {
      return [];
    }
    const link = editionLink(edition, locale);
    const heading =
      edition === 'newer' ? fillIn(text.newer, {first: first.version}) : buildsOf(edition, locale)!;
    return [
      {
        heading,
        cells: [
          edition === version ? {...link, text: fillIn(text.thisPage, {edition: link.text})} : link,
          {
            text: fillIn(text.window, {first: firstDay(first), last: firstDay(last)}),
            bar: barOf(first, last),
          },
        ],
      },
    ];
  };
  return {
    caption: words.caption,
    columns: [words.builds, words.edition, words.days],
    rows: [...rowOf('newer'), ...versionIds.flatMap(rowOf)],
  };
};
