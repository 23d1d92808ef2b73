import {findTerm, glossaryTerms} from '../../data/glossary';
import {isPresent} from '../../data/versions';
import {wordsOf} from '../../words';
import {glossaryPath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import type {CardLinkProps} from '.';

export const component = 'CardLink';

/** `<Term id="cgnat" />` or `<Term id="cgnat">CGNAT</Term>`: a word that links to the glossary. */
export const resolve: FactsResolver<CardLinkProps> = ({id = ''}, {version, locale}) => {
  const term = findTerm(id);
  if (!term) {
    const known = glossaryTerms.map((each) => each.id).join(', ');
    throw new Error(
      `The glossary has no term "${id}". Use one of ${known}, or add it to src/data/glossary.`,
    );
  }
  if (!isPresent({since: term.since ?? '0.1.2.0'}, version)) {
    throw new Error(
      `The glossary of version ${version} has no term "${id}": it came with ${term.since}. Put it into <Since>.`,
    );
  }
  const words: Readonly<Record<string, {readonly term: string; readonly text: string}>> =
    wordsOf(locale).glossary.terms;
  const {term: word, text} = words[id]!;
  return {to: glossaryPath(version, id), card: text.replaceAll('`', ''), name: word};
};
