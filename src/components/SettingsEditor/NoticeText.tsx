import {useEffect, useRef, type ReactNode} from 'react';
import {useEditing, usePage} from './context';
import {CloseButton} from './parts';
import styles from './styles.module.css';

export default function NoticeText(): ReactNode {
  const {say, tell} = usePage();
  const {word = '', data, isWarning, also} = useEditing().notice ?? {};
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
