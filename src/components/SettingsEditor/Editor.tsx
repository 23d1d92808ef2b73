import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {settingOf, type EditorStart} from '@site/src/core/editor';
import {EditingContext, PageContext} from './context';
import type {SettingsEditorProps} from './resolve';
import Bar from './Bar';
import Groups from './Groups';
import NoticeText from './NoticeText';
import Result from './Result';
import Starts from './Starts';
import Tools from './Tools';
import styles from './styles.module.css';
import {useEditor} from './useEditor';

export {readStart} from './useReading';

/** Shows the editor once its start is known, which may be a link, a draft or the defaults. */
export default function Editor({
  start,
  ...props
}: SettingsEditorProps & {readonly start: EditorStart}): ReactNode {
  const {page, editing} = useEditor(props, start);
  const {say, data} = page;
  const {notice, found} = editing;
  const hasUnknown = editing.draft.file.entries.some(({key}) => !settingOf(data, key));
  return (
    <PageContext value={page}>
      <EditingContext value={editing}>
        <div className={styles.editor}>
          <Starts />
          <div role="status">
            {notice && (notice.word in props.words ? <NoticeText /> : <Tools part="NoticeText" />)}
            {found && <Tools part="Problems" />}
          </div>
          <Bar />
          {hasUnknown && <Tools part="Unknown" />}
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
