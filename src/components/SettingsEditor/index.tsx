import {Component, lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SettingsEditorProps} from './resolve';
import {fillWords} from '@site/src/core/ini/problems';
import styles from './styles.module.css';

// The editor's script is loaded on its page only.
const Editor = lazy(() => import('./Editor'));

/** What readers see when the editor's script cannot be loaded. */
class Fallback extends Component<
  {readonly children: ReactNode; readonly message: ReactNode},
  {readonly hasFailed: boolean}
> {
  public override state = {hasFailed: false};

  public static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  public override render(): ReactNode {
    return this.state.hasFailed ? this.props.message : this.props.children;
  }
}

/** Makes or repairs a PalWorldSettings.ini in the browser. Without scripts it offers the default file. */
export default function SettingsEditor(props: SettingsEditorProps): ReactNode {
  const {words, data, defaultFile} = props;
  const isBrowser = useIsBrowser();
  const file = (
    <a href={defaultFile} download="PalWorldSettings.ini">
      PalWorldSettings.ini ({data.version})
    </a>
  );
  const loading = (
    <div className={styles.shell}>
      <p data-needs-script>{words.loading}</p>
      <p>
        {fillWords(words.noScript ?? '', {version: data.version})} {file}
      </p>
    </div>
  );
  if (!isBrowser) {
    return loading;
  }
  return (
    <Fallback
      message={
        <div role="alert">
          <p>
            {words.failed} {file}
          </p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => window.location.reload()}
          >
            {words.reload}
          </button>
        </div>
      }
    >
      <Suspense fallback={loading}>
        <Editor {...props} />
      </Suspense>
    </Fallback>
  );
}
