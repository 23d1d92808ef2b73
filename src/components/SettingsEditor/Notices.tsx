import {useEffect, useRef, type ReactNode} from 'react';
import type {Notice} from '@site/src/core/editor';
import {useEditing, usePage} from './context';
import {CloseButton} from './parts';
import styles from './styles.module.css';
import Tools from './Tools';

function NoticeText({notice}: {readonly notice: Notice}): ReactNode {
  const {say, tell} = usePage();
  const {word, data, isWarning, also} = notice;
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Small screens, too, have to show what a link brought.
    if (isWarning || word.startsWith('link')) {
      box.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isWarning, word]);
  return (
    <p ref={box} className={styles.note} data-severity={isWarning ? 'warning' : 'note'}>
      <CloseButton onClose={() => tell(undefined)} />
      {say(word, data)} {also && say(also, data)}
    </p>
  );
}

export default function Notices(): ReactNode {
  const {words} = usePage();
  const {notice, found, closeFound} = useEditing();
  const text = notice && <NoticeText notice={notice} />;
  return (
    <div role="status">
      {notice && (notice.word in words ? text : <Tools>{() => text}</Tools>)}
      {found && <Tools>{({Problems}) => <Problems found={found} onClose={closeFound} />}</Tools>}
    </div>
  );
}
