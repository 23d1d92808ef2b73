import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {ImageVariablesTableProps} from './resolve';

/** The variable of each community image for every setting. */
export default function ImageVariablesTable({
  images,
  rows,
  words,
}: ImageVariablesTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.setting, ...images]}
      rows={rows.map(({key, path, variables}) => ({
        id: key,
        heading: (
          <Link to={path} translate="no">
            <code>{key}</code>
          </Link>
        ),
        cells: variables.map((variable, index) =>
          variable ? (
            <span key={images[index]}>
              <code translate="no">{variable.name}</code>
              {variable.note && (
                <>
                  <br />
                  <WithCode text={variable.note} />
                </>
              )}
            </span>
          ) : (
            '–'
          ),
        ),
      }))}
    />
  );
}
