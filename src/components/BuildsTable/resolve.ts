import {builds, type ServerBuild} from '../../data/builds';
import {editionFor, latestVersion, type VersionId} from '../../data/versions';
import {pagePath} from '../../core/references';
import {wordsOf, type Words} from '../../words';
import type {Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

export interface EditionLink {
  readonly text: string;
  readonly to: string;
}

export interface BuildsTableProps {
  readonly builds: readonly {
    readonly build: string;
    readonly day: string;
    readonly edition: EditionLink;
    readonly manifest: string;
    readonly tag: string;
    readonly steam: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['BuildsTable'];
}

/** The page that describes builds of an edition, or of none. */
export function editionLink(edition: VersionId | 'newer', locale: Locale): EditionLink {
  const words = wordsOf(locale).builds;
  return edition === 'newer'
    ? {
        text: words.newerPage.replace('{version}', latestVersion.id),
        to: pagePath(latestVersion.id, 'getting-started/newer-versions'),
      }
    : {
        text: words.edition.replace('{version}', edition),
        to: pagePath(edition, 'getting-started/your-version'),
      };
}

/** `<BuildsTable />`: every public build; `show="newer"` leaves out those that an edition describes. */
export const resolve: FactsResolver<BuildsTableProps> = ({show}, {locale}) => {
  const words = wordsOf(locale).builds;
  const dayOf = ({released, isDayInferred}: ServerBuild) => {
    const day =
      typeof released === 'string'
        ? released
        : words.window.replace('{first}', released[0]).replace('{last}', released[1]);
    return isDayInferred && typeof released === 'string'
      ? words.inferred.replace('{day}', day)
      : day;
  };
  const all: readonly ServerBuild[] = builds;
  return {
    words: wordsOf(locale).tables.BuildsTable,
    builds: all
      .map((build) => ({build, edition: editionFor(build.version)}))
      .filter(({edition}) => show !== 'newer' || edition === 'newer')
      .map(({build, edition}) => ({
        build: build.fullVersion ?? build.version,
        day: dayOf(build),
        edition: editionLink(edition, locale),
        manifest: build.linuxManifest
          ? build.linuxManifest + (build.isManifestUncertain ? ` (${words.lowConfidence})` : '')
          : '–',
        tag: build.imageTag ?? '–',
        steam: build.steamBuilds?.join(', ') ?? '–',
      })),
  };
};
