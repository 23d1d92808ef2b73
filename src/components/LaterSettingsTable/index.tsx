import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import FactTable from '@site/src/components/FactTable';
import type {LaterSettingsTableProps} from './resolve';

/** Keys that only newer builds have, or defaults that they changed. */
export default function LaterSettingsTable({
  settings = [],
  changes,
}: LaterSettingsTableProps): ReactNode {
  const key = translate({id: 'component.LaterSettingsTable.key'});
  const since = translate({id: 'component.LaterSettingsTable.since'});
  if (changes) {
    return (
      <FactTable
        caption={translate({id: 'component.LaterSettingsTable.changes'})}
        columns={[
          key,
          translate({id: 'component.LaterSettingsTable.from'}),
          translate({id: 'component.LaterSettingsTable.to'}),
          since,
        ]}
        rows={changes.map((change) => ({
          id: change.key,
          heading: (
            <Link to={change.to}>
              <code translate="no">{change.key}</code>
            </Link>
          ),
          cells: [change.before, change.after, change.since],
        }))}
      />
    );
  }
  return (
    <FactTable
      caption={translate({id: 'component.LaterSettingsTable.caption'})}
      columns={[
        key,
        translate({id: 'component.LaterSettingsTable.meaning'}),
        translate({id: 'component.LaterSettingsTable.default'}),
        since,
      ]}
      rows={settings.map((setting) => ({
        id: setting.key,
        anchor: setting.key,
        heading: <code translate="no">{setting.key}</code>,
        cells: [setting.text, setting.default, setting.since],
      }))}
    />
  );
}
