import type {Lifetime} from '../versions';

/**
 * A row of a table on the pages about operation. What it says is in src/words/<locale>/handbook.json
 * under the same ids; names, paths and numbers that are the same in every language are `facts`, which
 * the words name in braces.
 */
export interface HandbookRow extends Lifetime {
  readonly id: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** The section of the page that tells more. */
  readonly section?: string;
  /** Where it was read, with the day. */
  readonly source: readonly string[];
}
