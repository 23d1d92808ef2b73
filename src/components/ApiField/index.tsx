import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ApiFieldProps {
  readonly type: string;
  readonly marks: readonly string[];
  readonly example?: {readonly label: string; readonly value: string};
  readonly children: ReactNode;
}

export default function ApiField({type, marks, example, children}: ApiFieldProps): ReactNode {
  return (
    <>
      <ul className={`guide-list ${styles.facts}`}>
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
      </ul>
      {children}
    </>
  );
}
