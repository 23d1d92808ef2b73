import {builds as allBuilds, daysOf, type ServerBuild} from '../../../data/builds';
import type {Locale} from '../../../data/locales';
import {compareBuilds, editionFor, newestVersion} from '../../../data/versions';
import {allEditions, buildsOf, ownBuilds, type Edition} from '../../../core/builds';
import {pagePath} from '../../../core/references';
import type {FactsContext} from '../../../core/resolver';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {NONE, tableOf, type FactsBuilder, type LinkCell, type Table} from '../types';

function editionLink(edition: Edition, locale: Locale): LinkCell {
  const {edition: text, newerPage} = wordsOf(locale).builds;
  const isNewer = edition === 'newer';
  const version = isNewer ? newestVersion.id : edition;
  return {
    text: fillIn(isNewer ? newerPage : text, {version}),
    to: pagePath(version, `getting-started/your-version${isNewer ? '#beyond' : ''}`),
    isOtherVersion: true,
  };
}

/** The narrowest bar is a hundredth of the width, so that it stays visible. */
function barOf(first: ServerBuild, last: ServerBuild): readonly [from: number, to: number] {
  const dayOf = (build: ServerBuild) => Date.parse(daysOf(build)[0]);
  const [begin, end] = [dayOf(allBuilds.at(-1)!), dayOf(allBuilds[0])];
  const placeOf = (build: ServerBuild) =>
    Math.round((100 * (dayOf(build) - begin)) / (end - begin));
  const from = Math.min(placeOf(first), 99);
  return [from, Math.max(from + 1, placeOf(last))];
}

function tableOfBuilds(rows: readonly ServerBuild[], locale: Locale, isOfOne = false): Table {
  const {builds: text, tables} = wordsOf(locale);
  const nameOf = ({fullVersion, version}: ServerBuild) => fullVersion ?? version;
  return tableOf(tables.builds, rows, {
    anchor: (build) => `build-${nameOf(build)}`,
    build: nameOf,
    day: (build) => {
      const [first, last] = daysOf(build);
      return first !== last
        ? fillIn(text.window, {first, last})
        : build.isDayInferred
          ? fillIn(text.inferred, {day: first})
          : first;
    },
    ...(!isOfOne && {
      edition: ({version}: ServerBuild) => editionLink(editionFor(version), locale),
    }),
    manifest: ({linuxManifest}) => linuxManifest ?? NONE,
    tag: ({imageTag}) => imageTag ?? NONE,
    steam: ({steamBuilds}) => steamBuilds?.join(', ') ?? NONE,
  });
}

export const newerBuilds: FactsBuilder = (_attributes, {version, locale}) => {
  const newer = allBuilds.filter((build) => compareBuilds(build.version, version) > 0);
  return tableOfBuilds(newer, locale);
};

export const builds: FactsBuilder = (_attributes, {version, locale}: FactsContext) => ({
  blocks: allEditions.flatMap((edition) => {
    const fold = buildsOf(edition, wordsOf(locale).builds);
    const table = tableOfBuilds(ownBuilds(edition), locale, true);
    return fold === undefined ? [] : [{fold, isOpen: edition === version, table}];
  }),
});

/** Shows which edition describes which builds. */
export const editions: FactsBuilder = (_attributes, {version, locale}) => {
  const {builds: text, tables} = wordsOf(locale);
  const rows = allEditions.flatMap((edition) => {
    const own = ownBuilds(edition);
    const [first, last] = [own.at(-1), own[0]];
    return first && last ? [{edition, first, last}] : [];
  });
  return tableOf(tables.editions, rows, {
    builds: ({edition, first}) =>
      edition === 'newer' ? fillIn(text.newer, {first: first.version}) : buildsOf(edition, text)!,
    edition: ({edition}) => {
      const link = editionLink(edition, locale);
      return edition === version
        ? {...link, text: fillIn(text.thisPage, {edition: link.text})}
        : link;
    },
    days: ({first, last}) => ({
      text: fillIn(text.window, {first: daysOf(first)[0], last: daysOf(last)[0]}),
      bar: barOf(first, last),
    }),
  });
};
