import {settingPath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import type {VersionId} from '../../data/versions';
import type {SourceNoteProps} from '../SourceNote/resolve';

/** A `name` isn't translated. */
export type Look = 'code' | 'strong' | 'good' | 'bad' | 'name' | 'small';

export interface RichCell {
  readonly text: string;
  readonly look?: Look | undefined;
  readonly lang?: string;
  readonly to?: string | undefined;
  /** A preview may lack the page, so the build doesn't check the link. */
  readonly isOtherVersion?: boolean;
  /** The link leads to a file, which Docusaurus must neither check nor preload as a page. */
  readonly href?: string | undefined;
  readonly isDownload?: boolean;
  /** Texts beside the link, which aren't part of it. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly mark?: string;
  readonly remark?: string | undefined;
  readonly source?: SourceNoteProps | undefined;
  /** A bar, whose ends are in percent of the column's width. */
  readonly bar?: readonly [from: number, to: number];
}

export type LinkCell = RichCell & {readonly to: string};

/** Back quotes enclose code. */
export type Cell = string | RichCell | readonly RichCell[];

export interface Table {
  /** The caption, which screen readers read out. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** The row's anchor: links and the search open the row. */
    readonly anchor?: string;
    readonly heading: Cell;
    /** All cells but the first, which heads the row. */
    readonly cells: readonly Cell[];
  }[];
}

export interface Term {
  /** The term's anchor: links and the search open the term. */
  readonly id?: string;
  readonly term: string | RichCell;
  readonly others?: readonly RichCell[];
  readonly texts: readonly Cell[];
  readonly names?: string | undefined;
}

export type Block =
  | {readonly table: Table}
  | {readonly list: readonly Cell[]; readonly isIndex?: boolean}
  | {readonly links: readonly RichCell[]; readonly label: string}
  | {readonly terms: readonly Term[]; readonly look: 'card' | 'glossary' | 'names'}
  | {readonly text: Cell}
  | {readonly heading: RichCell; readonly id: string; readonly as?: 'h2'}
  | {readonly source: SourceNoteProps}
  | {readonly fold: string; readonly isOpen: boolean; readonly table: Table};

export interface FactsProps {
  readonly blocks: readonly Block[];
  readonly isOutOfSearch?: boolean;
}

export type FactsBuilder = (
  attributes: FactsAttributes,
  context: FactsContext,
) => Table | FactsProps;

/** A fact without a value isn't shown. */
export type Fact = readonly [label: string, value: Cell | undefined];

export const isKnown = ([, value]: readonly [...Fact, ...rest: unknown[]]): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

export const NONE = '–';

export const code = (text: string): RichCell => ({text, look: 'code'});

export const settingLink = (version: VersionId, key: string, text = key): LinkCell => ({
  ...code(text),
  to: settingPath(version, key),
});

type Columns<Row, Head extends string> = {readonly anchor?: (row: Row) => string} & {
  readonly [Name in Exclude<Head, 'caption'>]?: (row: Row) => Cell;
};

/** The first column heads the rows. */
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
