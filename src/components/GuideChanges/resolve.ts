import {formatDay} from '../../core/dates';
import {changeEntries, type ChangeEntry} from '../../core/guideChanges';
import {guideChanges} from '../../data/guideChanges';
import {isAtLeast} from '../../data/versions';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';
import type {ContentsOf, FactsResolver} from '../../core/resolver';

export interface GuideChangesProps {
  readonly days: readonly {
    /** 'YYYY-MM-DD' */
    readonly day: string;
    /** As the language writes it. */
    readonly text: string;
    readonly entries: readonly Pick<ChangeEntry, 'id' | 'title' | 'text' | 'path' | 'source'>[];
  }[];
}

/**
 * `<GuideChanges />`: what changed in this guide, by day, newest first. A correction of later versions alone
 * is in their editions.
 */
export const resolve: FactsResolver<GuideChangesProps> = (_attributes, {locale, version}) => {
  const changes = guideChanges.filter(
    (change) => !('versions' in change) || change.versions.some((id) => isAtLeast(version, id)),
  );
  const entries = changeEntries(wordsOf(locale), pageTitlesOf(locale), changes);
  const days = [...new Set(entries.map(({day}) => day))].sort().reverse();
  return {
    days: days.map((day) => ({
      day,
      text: formatDay(day, locale),
      entries: entries
        .filter((entry) => entry.day === day)
        .map(({id, title, text, path, source}) => ({
          id,
          title,
          text,
          path,
          ...(source === undefined ? {} : {source}),
        })),
    })),
  };
};

export const contentsOf: ContentsOf<GuideChangesProps> = ({days}) =>
  days.map(({day, text}) => ({id: `day-${day}`, text}));
