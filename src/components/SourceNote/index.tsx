import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/components/CodeText';
import type {SourceNoteProps} from './resolve';
import styles from './styles.module.css';

/** Docusaurus' link would fetch the page of sources for everybody, and few readers want it. */
export default function SourceNote({
  sure,
  to = '',
  main,
  report,
}: Partial<SourceNoteProps>): ReactNode {
  const all = useBaseUrl(to);
  return main === undefined ? null : (
    <details className={styles.note} data-search="skip">
      <summary>
        {translate({id: 'component.SourceNote.label'})}
        {sure}
      </summary>
      <a href={main.url} translate="no">
        <CodeText of={main.name} />
      </a>
      {main.details && ` · ${main.details}`}
      {' · '}
      <a href={all}>
        <Translate id="component.SourceNote.all" />
      </a>
      {report && (
        <>
          {' · '}
          <a href={report.href}>{report.text}</a>
        </>
      )}
    </details>
  );
}
