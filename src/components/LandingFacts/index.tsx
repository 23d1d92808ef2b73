import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBox from '../SearchBox';
import type {LandingFactsProps} from './resolve';
import styles from './styles.module.css';

function SearchForm(): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <form data-needs-script className={styles.search} action={useBaseUrl('/search')}>
      <SearchBox
        name="q"
        label={translate({id: 'component.LandingFacts.search'})}
        placeholder={translate({id: 'component.LandingFacts.placeholder'})}
        inputRef={inputRef}
      />
      <button type="submit" className="button button--primary">
        <Translate id="component.LandingFacts.submit" />
      </button>
    </form>
  );
}

/** The head of a landing page: which version this is, and for whom. */
export default function LandingFacts({facts, hasSearch}: LandingFactsProps): ReactNode {
  return (
    <div className="guide-landing">
      <dl className={styles.facts}>
        {facts.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasSearch && <SearchForm />}
    </div>
  );
}
