import {builds, type ServerBuild} from '../../data/builds';
import {editionFor, versionIds, type VersionId} from '../../data/versions';
import {wordsOf, type Words} from '../../words';
import {editionLink, type EditionLink} from '../BuildsTable/resolve';
import type {FactsResolver} from '../../core/resolver';

export interface EditionsTableProps {
  readonly editions: readonly {
    readonly id: string;
    readonly builds: string;
    readonly link: EditionLink;
    readonly days: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['EditionsTable'];
}

const firstDay = ({released}: ServerBuild) =>
  typeof released === 'string' ? released : released[0];

/** `<EditionsTable />`: which edition of the guide describes which builds. */
export const resolve: FactsResolver<EditionsTableProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).builds;
  const rowOf = (edition: VersionId | 'newer') => {
    const own = builds.filter((build) => editionFor(build.version) === edition);
    const [last, first] = [own[0], own[own.length - 1]];
    if (!first || !last) {
      return [];
    }
    const link = editionLink(edition, locale);
    const pattern = edition === 'newer' ? words.newer : words.range;
    return [
      {
        id: edition,
        builds: pattern.replace('{first}', first.version).replace('{last}', last.version),
        link:
          edition === version
            ? {...link, text: words.thisPage.replace('{edition}', link.text)}
            : link,
        days: words.window.replace('{first}', firstDay(first)).replace('{last}', firstDay(last)),
      },
    ];
  };
  return {
    words: wordsOf(locale).tables.EditionsTable,
    editions: [...rowOf('newer'), ...versionIds.flatMap(rowOf)],
  };
};
