import {useState, type ReactNode} from 'react';
import {useLate} from '@site/src/browser/late/useLate';
import Trouble from '@site/src/components/Trouble';
import type {ApiRequest, ApiSamplesProps} from './resolve';
import styles from './styles.module.css';

const loadSnippets = () => import('./Snippets');

interface OtherLanguagesProps extends Pick<ApiSamplesProps, 'words'> {
  readonly request: ApiRequest;
}

/** Loads the languages only after a click. */
export default function OtherLanguages({words, request}: OtherLanguagesProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const {value, trouble, again} = useLate(isWanted ? loadSnippets : undefined);
  if (value) {
    return (
      <section aria-label={words.others}>
        <p className={styles.note}>{words.othersNote}</p>
        <value.default label={words.language} request={request} />
      </section>
    );
  }
  return trouble ? (
    <Trouble trouble={trouble} again={again} />
  ) : (
    <button
      type="button"
      className="guide-button"
      data-needs-script
      disabled={isWanted}
      onClick={() => setWanted(true)}
    >
      {words.others}
    </button>
  );
}
