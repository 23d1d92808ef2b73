import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import type {RecipeTableProps} from './resolve';

/** The settings that a suggestion changes. */
export default function RecipeTable({rows, words}: RecipeTableProps): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      columns={[words.setting, words.write, words.own]}
      rows={rows.map(({key, path, own, value}) => ({
        id: key,
        heading: (
          <Link to={path} translate="no">
            <code>{key}</code>
          </Link>
        ),
        cells: [value, own].map((text, column) => (
          <code key={column} translate="no">
            {text}
          </code>
        )),
      }))}
    />
  );
}
