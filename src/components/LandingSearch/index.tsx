import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBox from '../Search';
import styles from './styles.module.css';

/** The search of a landing page. The page's styles know such a page by its class. */
export default function LandingSearch(): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className="guide-landing">
      <form data-needs-script className={styles.search} action={useBaseUrl('/search')}>
        <SearchBox
          name="q"
          label={translate({id: 'component.LandingSearch.search'})}
          placeholder={translate({id: 'component.LandingSearch.placeholder'})}
          inputRef={inputRef}
        />
        <button type="submit" className="guide-button guide-button--primary">
          <Translate id="component.LandingSearch.submit" />
        </button>
      </form>
    </div>
  );
}
