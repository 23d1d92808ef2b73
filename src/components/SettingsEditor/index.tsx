import {useCallback, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sayer} from '@site/src/core/editor/say';
import {useLate} from '@site/src/browser/late/useLate';
import Trouble from '@site/src/components/Trouble';
import type {SettingsEditorProps} from './resolve';
import styles from './styles.module.css';

/** Without scripts this offers the default file. */
export default function SettingsEditor(given: SettingsEditorProps): ReactNode {
  // A page gives new objects with each anchor in its address, and the editor would start again.
  const [props] = useState(given);
  const {words, data, defaultFile} = props;
  const say = sayer(words);
  const load = useCallback(async () => {
    const {default: Editor, readStart} = await import('./Editor');
    return {Editor, start: await readStart(data)};
  }, [data]);
  const {value, trouble, again} = useLate(useIsBrowser() ? load : undefined);
  const file = (
    <a href={defaultFile} download="PalWorldSettings.ini">
      PalWorldSettings.ini ({data.version})
    </a>
  );
  if (trouble) {
    return (
      <Trouble trouble={trouble} again={again}>
        {say('instead')} {file}
      </Trouble>
    );
  }
  return value ? (
    <value.Editor {...props} start={value.start} />
  ) : (
    <div className={styles.shell}>
      <p data-needs-script>{say('loading')}</p>
      <p>
        {say('noScript', {version: data.version})} {file}
      </p>
      <div data-needs-script />
    </div>
  );
}
