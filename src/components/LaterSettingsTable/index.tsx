import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FactTable from '@site/src/components/FactTable';
import SourceNote from '@site/src/components/SourceNote';
import type {SourceNoteProps} from '@site/src/components/SourceNote/resolve';
import type {LaterSettingsTableProps} from './resolve';

function Since({
  build,
  source,
}: {
  readonly build: string;
  readonly source: SourceNoteProps;
}): ReactNode {
  return (
    <>
      {build}
      <SourceNote {...source} />
    </>
  );
}

/** Keys that only newer builds have, or defaults that they changed. */
export default function LaterSettingsTable({
  settings = [],
  changes,
  words,
}: LaterSettingsTableProps): ReactNode {
  const {key, since} = words;
  if (changes) {
    return (
      <FactTable
        caption={words.changes}
        columns={[key, words.from, words.to, since]}
        rows={changes.map((change) => ({
          id: change.key,
          anchor: `default-${change.key}`,
          heading: (
            <Link to={change.to}>
              <code translate="no">{change.key}</code>
            </Link>
          ),
          cells: [
            change.before,
            change.after,
            <Since key="since" build={change.since} source={change.source} />,
          ],
        }))}
      />
    );
  }
  return (
    <FactTable
      caption={words.caption}
      columns={[key, words.meaning, words.default, since]}
      rows={settings.map((setting) => ({
        id: setting.key,
        anchor: setting.key,
        heading: <code translate="no">{setting.key}</code>,
        cells: [
          setting.text,
          setting.default,
          <Since key="since" build={setting.since} source={setting.source} />,
        ],
      }))}
    />
  );
}
