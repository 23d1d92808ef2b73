import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import Trouble from '@site/src/components/Trouble';
import {settingOf} from '@site/src/core/editor/model';
import {EditingContext, PageContext} from './context';
import type {SettingsEditorProps} from './resolve';
import Bar from './Bar';
import Groups from './Groups';
import Later from './Later';
import {NoticeText} from './parts';
import Result from './Result';
import Starts from './Starts';
import type {Start} from './start';
import styles from './styles.module.css';
import {useEditor} from './useEditor';

export {readStart} from './start';

/** `touch` renders, and with an event that changes a value, the render would undo that change. */
const firstUses = ['pointerover', 'focusin'] as const;

/** Shows the editor once its start is known, which may be a link, a draft or the defaults. */
export default function Editor({
  start,
  ...props
}: SettingsEditorProps & {readonly start: Start}): ReactNode {
  const {page, editing} = useEditor(props, start);
  const {say, data, late, touch} = page;
  const {notice, found, panel} = editing;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    firstUses.forEach((use) => element.addEventListener(use, touch, {once: true}));
    return () => firstUses.forEach((use) => element.removeEventListener(use, touch));
  }, [touch]);
  const hasUnknown = editing.draft.file.entries.some(({key}) => !settingOf(data, key));
  // A part that is shown reports its own failure.
  const isTold = late.value || late.trouble === 'slow' || panel || found;
  return (
    <PageContext value={page}>
      <EditingContext value={editing}>
        <div ref={box} className={styles.editor}>
          <Starts />
          {late.trouble && !isTold && <Trouble trouble={late.trouble} again={late.again} />}
          <div role="status">
            {notice && (late.value || notice.word in props.words) && <NoticeText />}
            {found && <Later part="Problems" />}
          </div>
          <Bar />
          {hasUnknown && <Later part="Unknown" />}
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
