import {Fragment, type ReactNode} from 'react';
import EntryHeading from '@site/src/components/EntryHeading';
import Facts, {CellView} from '@site/src/components/Facts';
import WithCode from '@site/src/components/FactTable/WithCode';
import SourceNote from '@site/src/components/SourceNote';
import type {ReferenceListProps} from './types';
import styles from './styles.module.css';

/** An overview of all entries, each leading to its heading below; then the entries with all their facts. */
export default function ReferenceList({overview, entries}: ReferenceListProps): ReactNode {
  return (
    <>
      <Facts {...overview} />
      {entries.map(({id, name, text, remark, facts, source}) => (
        <Fragment key={id}>
          <EntryHeading as="h3" id={id}>
            <code translate="no">{name}</code>
          </EntryHeading>
          <p className={styles.text}>
            <WithCode text={text} />
          </p>
          {remark && <p className={styles.remark}>{remark}</p>}
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>
                  <CellView cell={value} />
                </dd>
              </div>
            ))}
          </dl>
          <SourceNote {...source} />
        </Fragment>
      ))}
    </>
  );
}
