import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {ImageOptionsTableProps} from './resolve';
import styles from './styles.module.css';

/** What each community image can do, with the variables and what holds without them. */
export default function ImageOptionsTable({
  images,
  rows,
  words,
}: ImageOptionsTableProps): ReactNode {
  return (
    <div className={styles.table}>
      <FactTable
        caption={words.caption}
        columns={[words.purpose, ...images]}
        rows={rows.map(({id, purpose, lines}) => ({
          id,
          heading: <WithCode text={purpose} />,
          cells: lines.map((variables, index) =>
            variables.length > 0 ? (
              <ul key={images[index]} className={styles.variables}>
                {variables.map((line) => (
                  <li key={line}>
                    <code translate="no">
                      {line.slice(0, line.indexOf('=') + 1)}
                      <wbr />
                      {line.slice(line.indexOf('=') + 1)}
                    </code>
                  </li>
                ))}
              </ul>
            ) : (
              '–'
            ),
          ),
        }))}
      />
    </div>
  );
}
