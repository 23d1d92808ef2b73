import {lines, type Line} from '../../data/lines';
import {wordsOf} from '../../words';
import {formatMonth} from '../../core/dates';
import {fillIn} from '../../core/text/fillIn';
import type {FactsResolver} from '../../core/resolver';

export interface LinesTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly lines: readonly LineRow[];
}

export interface LineRow {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly opening: string;
  readonly examples: string;
  /** How the IPv6 address begins; undefined where nothing is known. */
  readonly prefix: string | undefined;
  /** Month of the newest source, in words. */
  readonly asOf: string;
}

/** `<LinesTable />`: the services of Japanese lines, with the ports they let a home open. */
export const resolve: FactsResolver<LinesTableProps> = (_attributes, {locale}) => {
  const words = wordsOf(locale).lines;
  const {columns} = words;
  const all: readonly Line[] = lines;
  return {
    caption: words.caption,
    columns: [columns.service, columns.method, columns.opening, columns.examples, columns.prefix],
    lines: all.map(({id, method, opening, ports, prefix, asOf}) => ({
      id,
      name: words.lines[id].name,
      method: words.methods[method],
      opening: fillIn(words.openings[opening], {ports: (ports ?? 0).toLocaleString('en')}),
      examples: words.lines[id].examples,
      prefix,
      asOf: fillIn(words.asOf, {month: formatMonth(asOf, locale)}),
    })),
  };
};
