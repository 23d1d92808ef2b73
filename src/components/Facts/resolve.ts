import {
  keysOf,
  oneOf,
  type ContentsOf,
  type FactsResolver,
  type WithPhrases,
} from '../../core/resolver';
import * as tables from './tables';
import type {Cell, FactsBuilder, FactsProps, RichCell, Table} from './types';

const builders: Readonly<Record<keyof typeof tables, FactsBuilder>> = tables;

export const resolve: FactsResolver<FactsProps> = ({of, ...attributes}, context) => {
  const built = builders[oneOf('table of facts', keysOf(builders), of)](attributes, context);
  return 'blocks' in built ? built : {blocks: [{table: built}]};
};

export const contentsOf: ContentsOf<FactsProps> = ({blocks}) =>
  blocks.flatMap((block) =>
    'heading' in block
      ? [{id: block.id, text: block.heading.text, isCode: block.heading.look === 'code'}]
      : [],
  );

/** Marks phrases in cells, headings and cards. */
export const phrases: WithPhrases<FactsProps> = ({blocks, ...props}, mark) => {
  const rich = <Rich extends RichCell>(cell: Rich): Rich => ({
    ...cell,
    ...(cell.look !== 'code' && {text: mark(cell.text)}),
    ...(cell.before && {before: mark(cell.before)}),
    ...(cell.after && {after: mark(cell.after)}),
    ...(cell.mark && {mark: mark(cell.mark)}),
    ...(cell.remark && {remark: mark(cell.remark)}),
  });
  const one = (cell: Cell): Cell =>
    typeof cell === 'string' ? mark(cell) : 'text' in cell ? rich(cell) : cell.map(rich);
  const whole = (table: Table): Table => ({
    ...table,
    columns: table.columns.map((column) => mark(column)),
    rows: table.rows.map((row) => ({
      ...row,
      heading: one(row.heading),
      cells: row.cells.map(one),
    })),
  });
  return {
    ...props,
    blocks: blocks.map((block) =>
      'table' in block
        ? {...block, table: whole(block.table)}
        : 'heading' in block
          ? {...block, heading: rich(block.heading)}
          : 'links' in block
            ? {...block, links: block.links.map(rich)}
            : block,
    ),
  };
};
