import {glossaryGroups, termsOf, type GlossaryGroup} from '../../data/glossary';
import {languageOf, locales} from '../../data/locales';
import {wordsOf} from '../../words';
import {pagePath} from '../../core/references';
import {fillIn} from '../../core/text/fillIn';
import type {FactsResolver} from '../../core/resolver';

export interface GlossaryTermsProps {
  readonly terms: readonly GlossaryRow[];
  readonly more: string;
}

export interface GlossaryRow {
  readonly id: string;
  readonly term: string;
  /** The word in the other languages of the guide, with their language tags. */
  readonly others: readonly {readonly term: string; readonly lang: string}[];
  /** How the word is read, in a language that has readings. */
  readonly reading: string | undefined;
  readonly text: string;
  /** Other names people use, as a sentence; undefined where there are none. */
  readonly also: string | undefined;
  /** Where the guide explains it. */
  readonly to: string | undefined;
}

const isGroup = (text: string): text is GlossaryGroup =>
  (glossaryGroups as readonly string[]).includes(text);

/** `<GlossaryTerms group="network" />`: the words of one section, in the order of the language. */
export const resolve: FactsResolver<GlossaryTermsProps> = ({group = ''}, {version, locale}) => {
  if (!isGroup(group)) {
    throw new Error(
      `The glossary has no section "${group}". Use one of ${glossaryGroups.join(', ')}.`,
    );
  }
  const words = wordsOf(locale).glossary;
  const others = locales.filter((other) => other !== locale);
  const compare = new Intl.Collator(locale).compare;
  const rows = termsOf(version)
    .filter((term) => term.group === group)
    .map(({id, reading, see}) => {
      const {term, text, also} = words.terms[id];
      return {
        id,
        term,
        others: others.map((lang) => ({term: wordsOf(lang).glossary.terms[id].term, lang})),
        reading: languageOf(locale).hasKana ? reading : undefined,
        text,
        also: also ? fillIn(words.also, {names: also}) : undefined,
        to: see === undefined ? undefined : pagePath(version, see),
      };
    });
  return {
    terms: rows.sort((a, b) => compare(a.reading ?? a.term, b.reading ?? b.term)),
    more: words.more,
  };
};
