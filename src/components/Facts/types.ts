import {settingPath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import type {VersionId} from '../../data/versions';
import type {SourceNoteProps} from '../SourceNote/resolve';

/** `good` and `bad` are strong words in green and red; `whole` isn't broken across lines, `name` not translated. */
export type Look = 'code' | 'strong' | 'good' | 'bad' | 'whole' | 'name';

/** A text with more to it; code is between back quotes where it has no look. */
export interface RichCell {
  readonly text: string;
  readonly look?: Look | undefined;
  /** Where the text leads: a path, an address, or a place on the page (`#id`). */
  readonly to?: string | undefined;
  /** A preview may lack the page: then the link isn't checked while the site is built. */
  readonly isOtherVersion?: boolean;
  /** A second line, in small print. */
  readonly remark?: string | undefined;
  readonly source?: SourceNoteProps;
  /** Draws the text as a bar below it: where it begins and ends, of the 100 that are the whole column. */
  readonly bar?: readonly [from: number, to: number];
}

export type LinkCell = RichCell & {readonly to: string};

/** A text in which code is between back quotes, a text with more to it, or lines of such texts. */
export type Cell = string | RichCell | readonly RichCell[];

/** A table of facts, ready to be shown. */
export interface FactsProps {
  /** What the table shows, in a few words; read out by screen readers. */
  readonly caption: string;
  /** Headings of all columns, that of the row headings first. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** Makes the row a place of its own that links and the search open. */
    readonly anchor?: string;
    readonly heading: Cell;
    /** One for each column but the first. */
    readonly cells: readonly Cell[];
  }[];
  /** Keeps room for the row headings beside long cells. */
  readonly hasWideHeadings?: boolean;
  /** For facts that the search finds at another place. */
  readonly isOutOfSearch?: boolean;
}

/** Makes a table for the version and the language of a page, from the facts and their words. */
export type TableBuilder = (attributes: FactsAttributes, context: FactsContext) => FactsProps;

/** What a cell shows where a row has no such fact. */
export const NONE = '–';

export const code = (text: string): RichCell => ({text, look: 'code'});

/** A key that leads to the entry of its setting. */
export const settingLink = (version: VersionId, key: string, text = key): LinkCell => ({
  ...code(text),
  to: settingPath(version, key),
});
