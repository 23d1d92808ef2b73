import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GlossaryTermsProps} from './resolve';
import WithCode from '@site/src/components/FactTable/WithCode';
import styles from './styles.module.css';

/** Words with their meaning, in every language; each one is a place that links and the search open. */
export default function GlossaryTerms({terms, more}: GlossaryTermsProps): ReactNode {
  // Docusaurus knows the ids of headings only; the build checks links to words with these.
  const {collectAnchor} = useBrokenLinks();
  terms.forEach(({id}) => collectAnchor(id));
  return (
    <dl className={styles.terms}>
      {terms.map(({id, term, others, reading, text, also, to}) => (
        <div key={id} className={styles.entry}>
          <dt id={id} data-search-title={term}>
            {term} {reading && <span className={styles.reading}>{reading}</span>}{' '}
            {others.map((other) => (
              <span key={other.lang} className={styles.other} lang={other.lang} translate="no">
                {other.term}
              </span>
            ))}
          </dt>
          <dd>
            <WithCode text={text} /> {to && <Link to={to}>{more}</Link>}
            {also && (
              <div className={styles.also} data-names="others">
                {also}
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
