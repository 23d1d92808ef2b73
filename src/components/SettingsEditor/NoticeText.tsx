import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {useEditing, usePage} from './context';
import styles from './styles.module.css';
import {focusOpener} from './useEditor';

/** Closes a message and returns the focus. */
export function CloseButton({onClose}: {readonly onClose: () => void}): ReactNode {
  const {say} = usePage();
  return (
    <Button
      kind="small"
      className={styles.close}
      aria-label={say('close')}
      onClick={() => {
        onClose();
        focusOpener();
      }}
    >
      ×
    </Button>
  );
}

export default function NoticeText(): ReactNode {
  const {say, tell} = usePage();
  const {word = '', data, isWarning, also = []} = useEditing().notice ?? {};
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
      {[word, ...also].map((one) => say(one, data)).join(' ')}
    </p>
  );
}
