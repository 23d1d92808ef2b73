import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {RecipeTableProps} from './resolve';

/** The settings that a suggestion changes. */
export default function RecipeTable({rows}: RecipeTableProps): ReactNode {
  return (
    <FactTable
      caption={translate({id: 'component.RecipeTable.caption'})}
      columns={[
        translate({id: 'component.RecipeTable.setting'}),
        translate({id: 'component.RecipeTable.write'}),
        translate({id: 'component.RecipeTable.own'}),
      ]}
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
