import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '../FactTable';
import type {ApiSettingsTableProps} from './resolve';

/**
 * The keys of the settings reply; each leads to the entry of the setting, which the search finds: here
 * the same keys would stand a second time.
 */
export default function ApiSettingsTable({rows, words}: ApiSettingsTableProps): ReactNode {
  return (
    <div data-search="skip">
      <FactTable
        caption={words.caption}
        columns={[words.key, words.type, words.meaning, words.example]}
        rows={rows.map(({key, path, type, meaning, presence, example}) => ({
          id: key,
          heading: path ? (
            <Link to={path}>
              <code translate="no">{key}</code>
            </Link>
          ) : (
            <code translate="no">{key}</code>
          ),
          cells: [
            <code key="type" translate="no">
              {type}
            </code>,
            presence ? (
              <>
                {meaning}
                <br />
                <small>{presence}</small>
              </>
            ) : (
              meaning
            ),
            <code key="example" translate="no">
              {example}
            </code>,
          ],
        }))}
      />
    </div>
  );
}
