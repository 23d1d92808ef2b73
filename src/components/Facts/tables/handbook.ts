import {handbookTables, type HandbookRow} from '../../../data/handbook';
import {rowsOf} from '../../../data/rowsOf';
import {isPresent} from '../../../data/versions';
import {keysOf, oneOf} from '../../../core/resolver';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import type {FactsBuilder} from '../types';

/** `name="panels"` shows a table of src/data/handbook. */
export const handbook: FactsBuilder = ({name}, {version, locale}) => {
  const id = oneOf('table', keysOf(handbookTables), name);
  const {caption, columns, rows} = wordsOf(locale).handbook[id];
  const texts: Readonly<Record<string, readonly string[]>> = rows;
  return {
    caption,
    columns,
    rows: rowsOf<string, HandbookRow>(handbookTables[id])
      .filter((row) => isPresent(row, version))
      .map(({id: row, facts = {}, section}) => {
        const [heading = '', ...cells] = (texts[row] ?? []).map((text) => fillIn(text, facts));
        if (cells.length !== columns.length - 1) {
          throw new Error(
            `src/words/${locale}/handbook.json: the row ${id}.${row} needs ${columns.length} texts.`,
          );
        }
        return {heading: section ? {text: heading, to: `#${section}`} : heading, cells};
      }),
  };
};
