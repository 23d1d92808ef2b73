/** A list of entries with all their facts, below a table that leads to them. */
import {fillIn} from '../../../core/text/fillIn';
import {isAtLeast, oldestVersion, type Build, type VersionId} from '../../../data/versions';
import type {SourceNoteProps} from '../../SourceNote/resolve';
import {code, type Block, type Cell, type FactsProps} from '../types';

interface Entry {
  /** The id of its heading. */
  readonly id: string;
  readonly name: string;
  /** Short facts, for the table: one for each of its columns but the first. */
  readonly cells: readonly Cell[];
  /** What it does, and what to know about it. */
  readonly text: string;
  readonly remark?: string | undefined;
  /** All facts; a label without a value is left out, as is an empty list. */
  readonly facts: readonly (readonly [label: string, value: Cell | undefined])[];
  readonly source: SourceNoteProps | undefined;
}

/** A table of these columns, and the entries. */
export function entriesWithTable(
  caption: string,
  columns: readonly string[],
  entries: readonly Entry[],
): FactsProps {
  const rows = entries.map(({id, name, cells}) => ({
    heading: {...code(name), to: `#${id}`},
    cells,
  }));
  const blocks = entries.flatMap(({id, name, text, remark, facts, source}): Block[] => [
    {heading: code(name), id},
    {text},
    ...(remark ? [{text: remark, isRemark: true}] : []),
    {
      look: 'card',
      terms: facts.flatMap(([term, value = []]) =>
        Array.isArray(value) && value.length === 0 ? [] : [{term, texts: [value]}],
      ),
    },
    ...(source ? [{source}] : []),
  ]);
  return {blocks: [{table: {caption, columns, rows}}, ...blocks]};
}

/** The build that brought an entry. The oldest edition's own page is silent. */
export function sinceText(since: Build, version: VersionId, older: string): string | undefined {
  const {id: oldest} = oldestVersion;
  if (!isAtLeast(oldest, since)) {
    return since;
  }
  return version === oldest ? undefined : fillIn(older, {version: oldest});
}
