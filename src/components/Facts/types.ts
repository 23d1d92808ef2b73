import {settingPath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import type {VersionId} from '../../data/versions';
import type {SourceNoteProps} from '../SourceNote/resolve';

/** `small` is small print, `whole` isn't broken across lines, `path` breaks behind its slashes, `name` isn't translated. */
export type Look = 'code' | 'strong' | 'good' | 'bad' | 'whole' | 'name' | 'path' | 'small';

export interface RichCell {
  readonly text: string;
  readonly look?: Look | undefined;
  /** The language of the text, where it isn't that of the page. */
  readonly lang?: string;
  /** Where the text leads: a path, an address, or a place on the page (`#id`). */
  readonly to?: string | undefined;
  /** A preview may lack the page: then the link isn't checked while the site is built. */
  readonly isOtherVersion?: boolean;
  /** Instead of `to`, an address that isn't loaded ahead of a click, nor checked. */
  readonly href?: string | undefined;
  /** The address is a file to keep. */
  readonly isDownload?: boolean;
  /** Words around the text, which aren't part of its link. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** A label behind it. */
  readonly mark?: string;
  /** A second line, in small print. */
  readonly remark?: string | undefined;
  readonly source?: SourceNoteProps | undefined;
  /** Shows a bar below the text. The numbers are its beginning and end in percent of the column's width. */
  readonly bar?: readonly [from: number, to: number];
}

export type LinkCell = RichCell & {readonly to: string};

/** In texts, code is between back quotes; a number is a line that a table has once for many rows. */
export type Cell = string | RichCell | readonly (RichCell | number)[];

export interface Table {
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
  /** Lines that many rows have: cells name them by their places. */
  readonly lines?: readonly RichCell[];
}

export interface Term {
  /** Makes it a place of its own that links and the search open. */
  readonly id?: string;
  readonly term: string | RichCell;
  /** Beside it: its reading, its name in other languages. */
  readonly others?: readonly RichCell[];
  readonly texts: readonly Cell[];
  /** What else people call it: their words, not the guide's terms. */
  readonly names?: string | undefined;
}

export type Block =
  | {readonly table: Table}
  | {readonly list: readonly Cell[]; readonly isIndex?: boolean}
  /** Links to places on the page, side by side. */
  | {readonly links: readonly RichCell[]; readonly label: string}
  /** Words in a frame, as in a glossary, names in a row, or as they are. */
  | {readonly terms: readonly Term[]; readonly look: 'card' | 'glossary' | 'names' | 'plain'}
  | {readonly text: Cell; readonly isRemark?: boolean}
  | {readonly heading: RichCell; readonly id: string; readonly as?: 'h2'}
  | {readonly source: SourceNoteProps}
  /** A table that is folded below `fold`. */
  | {readonly fold: string; readonly isOpen: boolean; readonly table: Table};

export interface FactsProps {
  readonly blocks: readonly Block[];
  /** For facts that the search finds at another place. */
  readonly isOutOfSearch?: boolean;
}

/** Makes blocks for the version and the language of a page. */
export type FactsBuilder = (
  attributes: FactsAttributes,
  context: FactsContext,
) => Table | FactsProps;

export const NONE = '–';

export const code = (text: string): RichCell => ({text, look: 'code'});

/** A key that leads to the entry of its setting. */
export const settingLink = (version: VersionId, key: string, text = key): LinkCell => ({
  ...code(text),
  to: settingPath(version, key),
});

/** `anchor` makes rows places of their own. */
type Columns<Row, Head extends string> = {readonly anchor?: (row: Row) => string} & {
  readonly [Name in Exclude<Head, 'caption'>]?: (row: Row) => Cell;
};

/** A table from rows and columns; the first column heads the rows. */
export function tableOf<Row, Head extends string>(
  words: Readonly<Record<Head | 'caption', string>>,
  rows: readonly Row[],
  {anchor, ...columns}: Columns<Row, Head>,
): Table {
  const heads = Object.keys(columns) as Exclude<Head, 'caption'>[];
  const cellsOf = Object.values(columns) as ((row: Row) => Cell)[];
  return {
    caption: words.caption,
    columns: heads.map((head) => words[head]),
    rows: rows.map((row) => {
      const [heading = '', ...cells] = cellsOf.map((cellOf) => cellOf(row));
      return {...(anchor && {anchor: anchor(row)}), heading, cells};
    }),
  };
}
