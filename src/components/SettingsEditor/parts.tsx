import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import type {Warning} from '@site/src/core/editor/warnings';
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

/** Shows what the editor has just done. */
export function NoticeText(): ReactNode {
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

export function WarningList({
  id,
  warnings,
}: {
  readonly id?: string;
  readonly warnings: readonly Warning[];
}): ReactNode {
  const {say} = usePage();
  return warnings.length === 0 ? null : (
    <ul id={id} className="clean-list">
      {warnings.map(({code, data, severity}) => (
        <li key={code + (data.feature ?? '')} className={styles.note} data-severity={severity}>
          {say(`warning.${code}`, data)}
        </li>
      ))}
    </ul>
  );
}

const longestList = 200;

interface ListProps<T> {
  readonly of: readonly T[];
  readonly most?: number;
  readonly children: (item: T) => ReactNode;
}

export function First<T>({of, most = longestList, children}: ListProps<T>): ReactNode {
  const {say} = usePage();
  return (
    <>
      {of.slice(0, most).map(children)}
      {of.length > most && <li>{say('more', {count: String(of.length - most)})}</li>}
    </>
  );
}
