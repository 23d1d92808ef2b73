import {sourcedFacts} from '../../../core/sources';
import {wordsOf} from '../../../words';
import {factGroupOf, hrefOf, reportOf, shownSource} from '../../SourceNote/resolve';
import {code, tableOf, type FactsBuilder, type RichCell} from '../types';

/** `group="settings"` shows the sources of each fact. */
export const sources: FactsBuilder = ({group: name}, context) => {
  const {version, locale} = context;
  const group = factGroupOf(name);
  const words = wordsOf(locale).sources;
  const facts = sourcedFacts(group, version);
  if (facts.length === 0) {
    throw new Error(
      `${version} has no facts of the group ${group}. Put it into <Since v="…"> of the first edition that has them.`,
    );
  }
  const table = tableOf({...words.columns, caption: words.captions[group]}, facts, {
    anchor: ({id}) => id,
    fact: (fact) => ({...code(fact.name), href: hrefOf(fact.path, context)}),
    readIn: (fact) =>
      fact.sources.map((source): RichCell => {
        const shown = shownSource(source, locale);
        const notes = [shown.details, source.shows && words.shows[source.shows]];
        const remark = notes.filter(Boolean).join(' · ');
        return {text: shown.name, look: 'name', href: shown.url, remark};
      }),
    confidence: (fact) => {
      const sure = {text: words.sure[fact.confidence]};
      const report = reportOf(fact, context);
      return report ? [sure, report] : sure;
    },
  });
  return {blocks: [{table}], isOutOfSearch: true};
};
