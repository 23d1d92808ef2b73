import {saveToolsFor} from '../../data/saveTools';
import {wordsOf} from '../../words';
import {formatMonth} from '../../core/dates';
import {fillIn} from '../../core/text/fillIn';
import type {FactsResolver} from '../../core/resolver';

export interface SaveToolsTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly tools: readonly {
    readonly id: string;
    /** Owner and name of the project on GitHub. */
    readonly repository: string;
    readonly cells: readonly string[];
  }[];
}

/** `<SaveToolsTable />`: the tools that read the saves of the page's version. */
export const resolve: FactsResolver<SaveToolsTableProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).saveTools;
  const {columns} = words;
  return {
    caption: words.caption,
    columns: [columns.tool, columns.use, columns.reads, columns.state],
    tools: saveToolsFor(version).map(({id, repository, reads, isKept, seen}) => ({
      id,
      repository,
      cells: [
        words.tools[id].use,
        reads.join(words.separator),
        fillIn(words.state, {
          kept: isKept ? words.kept : words.notKept,
          month: formatMonth(seen, locale),
        }),
      ],
    })),
  };
};
