import {useCallback, type ReactNode} from 'react';
import type {Load} from '@site/src/browser/late';
import {useLate} from '@site/src/browser/late/useLate';
import Trouble from '@site/src/components/Trouble';
import {isShared, settingOf, startState, type EditorStart} from '@site/src/core/editor';
import {EditingContext, PageContext} from './context';
import type {SettingsEditorProps} from './resolve';
import Bar from './Bar';
import Groups from './Groups';
import Lazily from './Lazily';
import Notices from './Notices';
import {Button} from './parts';
import Result from './Result';
import Starts from './Starts';
import {broughtTo, stored} from './useDraft';
import styles from './styles.module.css';
import {useEditor} from './useEditor';
import {readStart} from './useReading';

const loadUnknown = () => import('./Unknown');

/** The editor once it is known what it starts with. */
function Started({
  start,
  ...props
}: SettingsEditorProps & {readonly start: EditorStart}): ReactNode {
  const {page, editing} = useEditor(props, start);
  const {say, data} = page;
  const hasUnknown = editing.draft.file.entries.some(({key}) => !settingOf(data, key));
  return (
    <PageContext value={page}>
      <EditingContext value={editing}>
        <div className={styles.editor}>
          <Starts />
          <Notices />
          <Bar />
          {hasUnknown && <Lazily load={loadUnknown} />}
          <Groups />
          <Result />
          <p className={styles.hint}>
            {say('draftHint')}{' '}
            <Button kind="small" onClick={editing.forget}>
              {say('forget')}
            </Button>
          </p>
        </div>
      </EditingContext>
    </PageContext>
  );
}

/** The settings editor itself. */
export default function Editor({
  loading,
  ...props
}: SettingsEditorProps & {
  /** What is shown while a draft or a link is being read. */
  readonly loading: ReactNode;
}): ReactNode {
  const {data} = props;
  const load = useCallback<Load<EditorStart>>(
    (isAgain) =>
      stored(data.version) === null &&
      broughtTo(data.version) === null &&
      !isShared(window.location.hash)
        ? Promise.resolve({state: startState(data)})
        : readStart(data, isAgain),
    [data],
  );
  const {value: start, trouble, again} = useLate(load);
  if (trouble) {
    return <Trouble trouble={trouble} again={again} />;
  }
  return start ? <Started {...props} start={start} /> : loading;
}
