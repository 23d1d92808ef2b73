import {isAtLeast, oldestVersion, type Build} from '../../../data/versions';
import type {SourceNoteProps} from '../../SourceNote/resolve';
import {code, isKnown, type Block, type Fact, type FactsProps, type RichCell} from '../types';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly remark?: string | undefined;
  readonly facts: readonly Fact[];
  readonly source: SourceNoteProps | undefined;
}

/** Leads to an entry further down the page. */
export const linkTo = ({id, name}: Pick<Entry, 'id' | 'name'>): RichCell => ({
  ...code(name),
  to: `#${id}`,
});

/** Puts a heading and a card for each entry after the block `lead`. */
export const entriesBelow = (lead: Block, entries: readonly Entry[]): FactsProps => ({
  blocks: [
    lead,
    ...entries.flatMap(({id, name, text, remark, facts, source}): Block[] => [
      {heading: code(name), id},
      {text: {text, remark}},
      {
        look: 'card',
        terms: facts.filter(isKnown).map(([term, value = '']) => ({term, texts: [value]})),
      },
      ...(source ? [{source}] : []),
    ]),
  ],
});

/** Names an entry's first build, unless the oldest edition has the entry. */
export const sinceText = (since: Build): string | undefined =>
  isAtLeast(oldestVersion.id, since) ? undefined : since;
