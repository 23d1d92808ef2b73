import {glossaryGroups, termsOf} from '../../../data/glossary';
import {languageOf, locales} from '../../../data/locales';
import {wordsOf} from '../../../words';
import {pageTitlesOf} from '../../../words/pageTitles';
import {pagePath} from '../../../core/references';
import {oneOf} from '../../../core/resolver';
import {fillIn} from '../../../core/text/fillIn';
import type {FactsBuilder, RichCell, Term} from '../types';

/** A term in kana alone is its own reading. */
const KANA_ONLY = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** `group="network"` shows the terms of a section. */
export const glossary: FactsBuilder = ({group: name}, {version, locale}) => {
  const group = oneOf('section of the glossary', glossaryGroups, name);
  const words = wordsOf(locale).glossary;
  const {hasKana} = languageOf(locale);
  const others = locales.filter((other) => other !== locale);
  const sortKey = ({id, reading}: ReturnType<typeof termsOf>[number]) =>
    hasKana ? reading : words.terms[id].term;
  const [before, after] = words.more.split('{page}');
  const linkTo = (see: string) => ({
    text: pageTitlesOf(locale)(see.replace(/#.*/, '').replace(/\/$/, '/index')).title,
    after,
    to: pagePath(version, see),
  });
  const terms = termsOf(version)
    .filter((term) => term.group === group)
    .sort((a, b) => new Intl.Collator(locale).compare(sortKey(a), sortKey(b)))
    .map(({id, reading, see}): Term => {
      const {term, text, also} = words.terms[id];
      const isRead = hasKana && !KANA_ONLY.test(term);
      const readings: readonly RichCell[] = isRead ? [{text: reading, look: 'small'}] : [];
      const names = others.map((lang): RichCell => {
        return {text: wordsOf(lang).glossary.terms[id].term, look: 'small', lang};
      });
      return {
        id,
        term,
        others: [...readings, ...names],
        texts: [see ? {...linkTo(see), before: `${text} ${before}`} : text],
        names: also && fillIn(words.also, {names: also}),
      };
    });
  return {blocks: [{terms, look: 'glossary'}]};
};
