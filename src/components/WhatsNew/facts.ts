import en from '../../data/whatsNew/words/en.json';
import ja from '../../data/whatsNew/words/ja.json';
import type {NoteId} from '../../data/whatsNew';
import {newsOf} from '../../lib/whatsNew';
import type {FactsResolver, Locale} from '../../plugins/facts/types';

/** The words of the notes, by language. A missing note is a compile error. */
export const noteWords: Readonly<Record<Locale, Readonly<Record<NoteId, string>>>> = {en, ja};

/** Groups of names, in the order in which they are shown. */
export const newsGroups = [
  'settingsAdded',
  'settingsRemoved',
  'defaultsChanged',
  'argumentsAdded',
  'commandsAdded',
  'endpointsAdded',
] as const;
export type NewsGroup = (typeof newsGroups)[number];

export interface WhatsNewProps {
  /** The version that is compared with; undefined on the oldest. */
  readonly previous: string | undefined;
  readonly notes: readonly {readonly id: string; readonly text: string}[];
  /** Only groups that have names. */
  readonly groups: readonly {readonly id: NewsGroup; readonly names: readonly string[]}[];
}

/** `<WhatsNew />`: what the page's version brought against the one before it. */
export const resolve: FactsResolver<WhatsNewProps> = (_attributes, {version, locale}) => {
  const news = newsOf(version);
  return {
    previous: news.previous,
    notes: news.notes.map((id) => ({id, text: noteWords[locale][id]})),
    groups: newsGroups.map((id) => ({id, names: news[id]})).filter(({names}) => names.length > 0),
  };
};
