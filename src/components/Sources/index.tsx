import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import FactTable from '@site/src/components/FactTable';
import {confidenceWord} from '@site/src/components/SourceNote';
import type {ShownSource} from '@site/src/components/SourceNote/resolve';
import type {SourcesProps} from './resolve';
import styles from './styles.module.css';

function SourceLine({
  source: {name, url, details},
  shows,
}: {
  readonly source: ShownSource;
  readonly shows: string | undefined;
}): ReactNode {
  const notes = [details, shows].filter(Boolean).join(' · ');
  return (
    <li>
      <a href={url} translate="no">
        {name}
      </a>
      {notes && <small> {notes}</small>}
    </li>
  );
}

/** What each fact of a group rests on, and a way to say that it is wrong. */
export default function Sources({caption, columns, form, sources, facts}: SourcesProps): ReactNode {
  const root = useBaseUrl('/');
  return (
    <div data-search="skip">
      <FactTable
        caption={caption}
        columns={columns}
        rows={facts.map(({id, name, path, confidence, from}) => {
          const page = root + path.slice(1);
          return {
            id,
            anchor: id,
            heading: (
              <a href={page}>
                <code translate="no">{name}</code>
              </a>
            ),
            cells: [
              <ul key="sources" className={styles.sources}>
                {from.map(([place, shows]) => (
                  <SourceLine key={`${place} ${shows}`} source={sources[place]!} shows={shows} />
                ))}
              </ul>,
              <div key="confidence" className={styles.confidence}>
                {confidenceWord(confidence)}
                {form && (
                  <>
                    <br />
                    <a href={`${form.href}&${new URLSearchParams({page, key: name})}`}>
                      {form.text}
                    </a>
                  </>
                )}
              </div>,
            ],
          };
        })}
      />
    </div>
  );
}
