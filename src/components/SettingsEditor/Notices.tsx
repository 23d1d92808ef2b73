import {useEffect, useRef, type ReactNode} from 'react';
import type {Notice} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import Lazily from './Lazily';
import {CloseButton} from './parts';
import styles from './styles.module.css';

/** What was done, or why it was not. */
function NoticeText({notice}: {readonly notice: Notice}): ReactNode {
  const {say, tell} = usePage();
  const {word, data, isWarning, also} = notice;
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What a link brought is said in sight, however small the screen.
    if (isWarning || word.startsWith('link')) {
      box.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isWarning, word]);
  return (
    <p ref={box} className={styles.note} data-severity={isWarning ? 'warning' : 'note'}>
      {say(word, data)} {also && say(also, data)} <CloseButton onClose={() => tell(undefined)} />
    </p>
  );
}

const loadProblems = () => import('./Problems');
/** The words alone. */
const loadNotice = () => Promise.resolve({default: NoticeText});

/** What the editor says about what was done, and about the file that was opened. */
export default function Notices(): ReactNode {
  const {words} = usePage();
  const {notice, found, closeFound} = useEditing();
  return (
    <div role="status">
      {notice &&
        (notice.word in words ? (
          <NoticeText notice={notice} />
        ) : (
          <Lazily load={loadNotice} notice={notice} />
        ))}
      {found && <Lazily load={loadProblems} found={found} onClose={closeFound} />}
    </div>
  );
}
