import {handbookTables, type HandbookRow, type HandbookTableName} from '../../../data/handbook';
import {isPresent} from '../../../data/versions';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import type {FactsBuilder} from '../types';

const isTable = (name: string): name is HandbookTableName => Object.hasOwn(handbookTables, name);

/** `name="panels"`: a table of src/data/handbook; its row headings lead to sections of the page. */
export const handbook: FactsBuilder = ({name = ''}, {version, locale}) => {
  if (!isTable(name)) {
    throw new Error(
      `There is no table "${name}". Use one of ${Object.keys(handbookTables).join(', ')}.`,
    );
  }
  const {caption, columns, rows} = wordsOf(locale).handbook[name];
  const texts: Readonly<Record<string, readonly string[]>> = rows;
  const records: readonly HandbookRow[] = handbookTables[name];
  return {
    caption,
    columns,
    hasWideHeadings: true,
    rows: records
      .filter(({since = '0.1.2.0', removed}) => isPresent({since, removed}, version))
      .map(({id, facts = {}, section}) => {
        const [heading = '', ...cells] = (texts[id] ?? []).map((text) => fillIn(text, facts));
        if (cells.length !== columns.length - 1) {
          throw new Error(
            `src/words/${locale}/handbook.json: the row ${name}.${id} needs ${columns.length} texts.`,
          );
        }
        return {heading: section ? {text: heading, to: `#${section}`} : heading, cells};
      }),
  };
};
