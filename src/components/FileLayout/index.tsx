import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {FileLayoutProps} from './facts';

/** Where the files of the server lie on one operating system. */
export default function FileLayout({files}: FileLayoutProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.FileLayout.caption', message: 'Files of the server'})}
      columns={[
        translate({id: 'component.FileLayout.file', message: 'File'}),
        translate({id: 'component.FileLayout.place', message: 'Where it is'}),
        translate({id: 'component.FileLayout.remark', message: 'Good to know'}),
      ]}
      rows={files.map(({id, name, place, remark}) => ({
        id,
        heading: name,
        cells: [<WithCode key="place" text={place} />, <WithCode key="remark" text={remark} />],
      }))}
    />
  );
}
