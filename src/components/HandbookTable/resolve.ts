import {handbookTables, type HandbookRow, type HandbookTableName} from '../../data/handbook';
import {isPresent} from '../../data/versions';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';

/** Text between back quotes is shown as code. */
export interface HandbookTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly heading: string;
    readonly section?: string;
    readonly cells: readonly string[];
  }[];
}

const isTable = (name: string): name is HandbookTableName => Object.hasOwn(handbookTables, name);

/** `<HandbookTable name="panels" />`: a table of src/data/handbook for the page's version. */
export const resolve: FactsResolver<HandbookTableProps> = ({name = ''}, {version, locale}) => {
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
    rows: records
      .filter(({since = '0.1.2.0', removed}) => isPresent({since, removed}, version))
      .map(({id, facts = {}, section}) => {
        const [heading = '', ...cells] = (texts[id] ?? []).map((text) => fillIn(text, facts));
        if (cells.length !== columns.length - 1) {
          throw new Error(
            `src/words/${locale}/handbook.json: the row ${name}.${id} needs ${columns.length} texts.`,
          );
        }
        return {id, heading, ...(section ? {section} : undefined), cells};
      }),
  };
};
