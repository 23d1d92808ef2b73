import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import type {Confidence} from '@site/src/data/sources/types';
import type {SourceNoteProps} from './resolve';
import styles from './styles.module.css';

/** How sure a fact is, in a word. */
export function confidenceWord(confidence: Confidence = 'high'): string {
  return confidence === 'high'
    ? translate({id: 'component.SourceNote.high'})
    : confidence === 'medium'
      ? translate({id: 'component.SourceNote.medium'})
      : translate({id: 'component.SourceNote.low'});
}

/**
 * 'Source: confirmed', closed; open, it names the main source with its date, and leads to all sources
 * of the fact. They have a page of their own: what a page shows is also in its script, and few readers
 * look at them. A plain `<a>`, because Docusaurus' link would fetch that page ahead for everybody.
 */
export default function SourceNote({to, confidence, main, report}: SourceNoteProps): ReactNode {
  return (
    <details className={styles.note} data-search="skip">
      <summary>
        {translate({id: 'component.SourceNote.label'})}
        {confidenceWord(confidence)}
      </summary>
      <a href={main.url} translate="no">
        {main.name}
      </a>
      {main.details && ` · ${main.details}`}
      {' · '}
      <a href={useBaseUrl(to)}>
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
