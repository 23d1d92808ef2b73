import {useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SearchBox from '../Search';
import styles from './styles.module.css';

/** The page's styles know a landing page by the class. */
export default function LandingSearch(): ReactNode {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className="guide-landing">
      <div data-needs-script className={styles.search}>
        <SearchBox
          formId={id}
          label={translate({id: 'component.LandingSearch.search'})}
          placeholder={translate({id: 'component.LandingSearch.placeholder'})}
          inputRef={inputRef}
        />
        <button type="submit" form={id} className="guide-button guide-button--primary">
          <Translate id="component.LandingSearch.submit" />
        </button>
      </div>
    </div>
  );
}
