import {useState, type ReactNode} from 'react';
import {useLate} from '@site/src/browser/late/useLate';
import CodeBlock from '@site/src/components/CodeBlock';
import {SelectField} from '@site/src/components/Fields';
import Trouble from '@site/src/components/Trouble';
import type {OtherLanguage} from './otherSamples';
import type {ApiRequest, ApiSamplesProps} from './resolve';
import styles from './styles.module.css';

const loadSamples = () => import('./otherSamples');

interface OtherLanguagesProps extends Pick<ApiSamplesProps, 'words'> {
  readonly request: ApiRequest;
}

/** Loads the languages only after a click. The samples have no passwords. */
export default function OtherLanguages({words, request}: OtherLanguagesProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const [name, setName] = useState<OtherLanguage>('C#');
  const {value, trouble, again} = useLate(isWanted ? loadSamples : undefined);
  if (value) {
    return (
      <section aria-label={words.others}>
        <p className={styles.note}>{words.othersNote}</p>
        <SelectField
          label={words.language}
          value={name}
          options={value.otherLanguageNames}
          onChange={setName}
        />
        <CodeBlock title={name}>{value.otherSample(name, request)}</CodeBlock>
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
