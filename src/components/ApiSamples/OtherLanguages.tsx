import {useState, type ReactNode} from 'react';
import type {ApiSamplesProps} from './resolve';
import styles from './styles.module.css';

/** The call in some thirty further ways. Nothing of them is loaded before the click. */
export default function OtherLanguages({
  operation,
  description,
  words,
}: Pick<ApiSamplesProps, 'operation' | 'description' | 'words'>): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | (() => ReactNode)>('closed');

  const load = async () => {
    setState('loading');
    try {
      const {loadSnippets} = await import('./Snippets');
      const Snippets = await loadSnippets(description, operation);
      setState(() => Snippets);
    } catch {
      setState('failed');
    }
  };

  if (typeof state === 'function') {
    const Snippets = state;
    return (
      <section aria-label={words.others}>
        <p className={styles.note}>{words.othersNote}</p>
        <Snippets />
      </section>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        data-needs-script
        disabled={state === 'loading'}
        onClick={() => void load()}
      >
        {words.others}
      </button>
      <p role="status" className={styles.status}>
        {state === 'failed' && words.othersFailed}
      </p>
    </>
  );
}
