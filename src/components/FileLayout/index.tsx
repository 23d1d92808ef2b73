import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {FileLayoutProps} from './facts';
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
    <FactTable
      caption={translate({id: 'component.FileLayout.caption', message: 'Files of the server'})}
      columns={[
        translate({id: 'component.FileLayout.file', message: 'File'}),
        translate({id: 'component.FileLayout.place', message: 'Where it is'}),
      ]}
      rows={files.map(({id, name, place, remark}) => ({
        id,
        heading: name,
        cells: [
          <Fragment key="place">
            {'path' in place ? <Path path={place.path} /> : <WithCode text={place.text} />}
            <span className={styles.remark}>
              <WithCode text={remark} />
            </span>
          </Fragment>,
        ],
      }))}
    />
  );
}
