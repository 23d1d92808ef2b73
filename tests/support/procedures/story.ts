import type {Locale, Version} from '../addresses';
import {onEachPage} from '../builtSite';
import {blocksOf, type Block} from './blocks';

export interface Plan {
  readonly isTyped: (block: Block) => boolean;
  /**
   * The sections in `first` set up the machine, so their blocks come before all others. Those in
   * `last` remove the server, so theirs come after all others.
   */
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** A block to type, and what the page shows of its output. */
export type Step = readonly [block: Block, shown: Block | undefined];

export const placeIn = ({page, section}: Block): string => `${page}#${section}`;

/** Returns the blocks of an edition in the order in which a reader types them. */
export function storyOf(
  locale: Locale,
  version: Version,
  {isTyped, first, last}: Plan,
): readonly Step[] {
  const blocks = onEachPage(
    locale,
    ({page}) =>
      page === 'settings-and-operation/server-files' ? [] : blocksOf(locale, version, page),
    [version],
  );
  const steps = blocks.flatMap((block, at): Step[] => {
    const next = blocks[at + 1];
    return isTyped(block) ? [[block, next?.at === 'output' ? next : undefined]] : [];
  });
  const rank = (place: string): number =>
    first.includes(place) ? first.indexOf(place) - first.length : last.indexOf(place) + 1;
  return [...steps].sort(([a], [b]) => rank(placeIn(a)) - rank(placeIn(b)));
}
