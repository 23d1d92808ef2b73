import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/components/CodeText';
import type {SourceNoteProps} from './resolve';
import styles from './styles.module.css';

/**
 * Beside a fact that is less than confirmed: its main source, folded. All sources are on one page, as
 * few readers look at them; a plain `<a>`, because Docusaurus' link would fetch that page for everybody.
 */
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
