import {glossaryGroups, termsOf} from '../../../data/glossary';
import {languageOf, locales} from '../../../data/locales';
import {wordsOf} from '../../../words';
import {pagePath} from '../../../core/references';
import {fillIn} from '../../../core/text/fillIn';
import type {FactsBuilder} from '../types';

/** `group="network"`: the words of one section of the glossary with their meaning, in every language. */
export const glossary: FactsBuilder = ({group = ''}, {version, locale}) => {
  if (!glossaryGroups.some((each) => each === group)) {
    throw new Error(
      `The glossary has no section "${group}". Use one of ${glossaryGroups.join(', ')}.`,
    );
  }
  const words = wordsOf(locale).glossary;
  const {hasKana} = languageOf(locale);
  const others = locales.filter((other) => other !== locale);
  const terms = termsOf(version)
    .filter((term) => term.group === group)
    .map(({id, reading, see}) => {
      const {term, text, also} = words.terms[id];
      return {
        id,
        term,
        sortKey: hasKana ? reading : term,
        others: [
          ...(hasKana ? [{text: reading, look: 'small'} as const] : []),
          ...others.map((lang) => {
            const other = wordsOf(lang).glossary.terms[id].term;
            return {text: other, look: 'small', lang} as const;
          }),
        ],
        texts: [
          see === undefined
            ? text
            : {before: `${text} `, text: words.more, to: pagePath(version, see)},
        ],
        names: also && fillIn(words.also, {names: also}),
      };
    })
    .sort((a, b) => new Intl.Collator(locale).compare(a.sortKey, b.sortKey))
    .map(({sortKey: _sortKey, ...term}) => term);
  return {blocks: [{terms, look: 'glossary'}]};
};
