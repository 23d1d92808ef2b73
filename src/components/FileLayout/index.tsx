import {Fragment, type ReactNode} from 'react';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {FileLayoutProps} from './resolve';
import styles from './styles.module.css';

/** A path that breaks after its slashes, not inside a name. */
function Path({path}: {readonly path: string}): ReactNode {
  const parts = path.split(/(?<=[\\/])/);
  return (
    <code translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Where the files of the server lie on one operating system. */
export default function FileLayout({files}: FileLayoutProps): ReactNode {
  return (
    <dl className={styles.files}>
      {files.map(({id, name, place, remark}) => (
        <div key={id} className={styles.file}>
          <dt>{name}</dt>
          <dd>{'path' in place ? <Path path={place.path} /> : <WithCode text={place.text} />}</dd>
          <dd>
            <WithCode text={remark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
