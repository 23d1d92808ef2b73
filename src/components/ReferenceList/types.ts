import type {ContentsOf} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import {isAtLeast, oldestVersion, type Build, type VersionId} from '../../data/versions';
import {code, type Cell, type FactsProps} from '../Facts/types';
import type {SourceNoteProps} from '../SourceNote/resolve';

type Fact = readonly [label: string, value: Cell];

export interface ReferenceEntry {
  /** The id of its heading. */
  readonly id: string;
  readonly name: string;
  /** Short facts, for the overview: one for each of its columns but the first. */
  readonly cells: readonly Cell[];
  /** What it does, and what to know about it. */
  readonly text: string;
  /** In small print. */
  readonly remark?: string | undefined;
  /** All facts; a label without a value is left out. */
  readonly facts: readonly (readonly [label: string, value: Cell | undefined])[];
  readonly source: SourceNoteProps;
}

export interface ReferenceListProps {
  readonly overview: FactsProps;
  readonly entries: readonly (Omit<ReferenceEntry, 'cells' | 'facts'> & {
    readonly facts: readonly Fact[];
  })[];
}

/** The list with its overview, whose columns are `columns`. */
export function referenceList(
  caption: string,
  columns: readonly string[],
  entries: readonly ReferenceEntry[],
): ReferenceListProps {
  return {
    overview: {
      caption,
      columns,
      rows: entries.map(({id, name, cells}) => ({heading: {...code(name), to: `#${id}`}, cells})),
    },
    entries: entries.map(({cells: _cells, facts, ...entry}) => ({
      ...entry,
      facts: facts.filter((fact): fact is Fact => fact[1] !== undefined),
    })),
  };
}

/** The build that brought an entry. Of those that the oldest edition has, it names that; its own page is silent. */
export function sinceText(since: Build, version: VersionId, older: string): string | undefined {
  const {id: oldest} = oldestVersion;
  if (!isAtLeast(oldest, since)) {
    return since;
  }
  return version === oldest ? undefined : fillIn(older, {version: oldest});
}

export const contentsOf: ContentsOf<ReferenceListProps> = ({entries}) =>
  entries.map(({id, name}) => ({id, text: name, isCode: true}));
