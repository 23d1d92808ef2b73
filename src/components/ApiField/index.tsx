import type {ReactNode} from 'react';
import type {Confidence} from '@site/src/data/sources/types';
import SourceNote from '@site/src/components/SourceNote';
import styles from './styles.module.css';

interface ApiFieldProps {
  readonly type: string;
  /** Short facts in the page's language: required, unit, since, how sure. */
  readonly marks: readonly string[];
  /** Where its sources are. */
  readonly sources: string;
  readonly confidence: Confidence;
  readonly example?: {readonly label: string; readonly value: string};
}

/** The facts of a field below its heading, on one line. */
export default function ApiField({
  type,
  marks,
  sources,
  confidence,
  example,
}: ApiFieldProps): ReactNode {
  return (
    <ul className={styles.facts}>
      <li>
        <code translate="no">{type}</code>
      </li>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
      {example && example.value !== '' && (
        <li>
          {example.label} <code translate="no">{example.value}</code>
        </li>
      )}
      <li data-search="skip">
        <SourceNote to={sources} confidence={confidence} />
      </li>
    </ul>
  );
}
