import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sayer} from '@site/src/core/editor/say';
import {useLate} from '@site/src/browser/late/useLate';
import Trouble from '@site/src/components/Trouble';
import type {SettingsEditorProps} from './resolve';
import styles from './styles.module.css';

/** The editor's script is loaded on its page only. */
const loadEditor = () => import('./Editor');

/** Makes or repairs a PalWorldSettings.ini in the browser. Without scripts it offers the default file. */
export default function SettingsEditor(props: SettingsEditorProps): ReactNode {
  const {words, data, defaultFile} = props;
  const say = sayer(words);
  const {value, trouble, again} = useLate(useIsBrowser() ? loadEditor : undefined);
  const file = (
    <a href={defaultFile} download="PalWorldSettings.ini">
      PalWorldSettings.ini ({data.version})
    </a>
  );
  const loading = (
    <div className={styles.shell}>
      <p data-needs-script>{say('loading')}</p>
      <p>
        {say('noScript', {version: data.version})} {file}
      </p>
    </div>
  );
  if (trouble) {
    return (
      <Trouble trouble={trouble} again={again}>
        {say('instead')} {file}
      </Trouble>
    );
  }
  return value ? <value.default {...props} loading={loading} /> : loading;
}
