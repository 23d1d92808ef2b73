import {lazy, useEffect, useRef, type ReactNode} from 'react';
import {fillWords} from '@site/src/core/ini';
import CloseButton from './CloseButton';
import Lazily from './Lazily';
import type {Say} from './parts';
import styles from './styles.module.css';
import type {Found, Notice} from './useEditor';

const ProblemList = lazy(() => import('./Problems'));

interface NoticesProps {
  readonly notice: Notice | undefined;
  readonly found: Found | undefined;
  readonly words: Readonly<Record<string, string>>;
  /** What is said about files, links and drafts, once one has been read. */
  readonly fileWords: Readonly<Record<string, string>> | undefined;
  readonly say: Say;
  readonly closeNotice: () => void;
  readonly closeProblems: () => void;
}

/** What the editor says about what was done, and about the file that was opened. */
export default function Notices(props: NoticesProps): ReactNode {
  const {notice, found, words, fileWords, say, closeNotice, closeProblems} = props;
  const tell: Say = (word, fill = {}) => fillWords(fileWords?.[word] ?? words[word] ?? word, fill);
  // What a link brought is said in sight, however small the screen.
  const noticeBox = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice?.isWarning || notice?.word.startsWith('link')) {
      noticeBox.current?.scrollIntoView({block: 'nearest'});
    }
  }, [notice]);
  return (
    <div role="status">
      {notice && (
        <p
          ref={noticeBox}
          className={styles.notice}
          data-kind={notice.isWarning ? 'warning' : undefined}
        >
          {tell(notice.word, notice.data)} {notice.also && tell(notice.also, notice.data)}{' '}
          <CloseButton say={say} onClose={closeNotice} />
        </p>
      )}
      {found && (
        <Lazily loading={say('loadingPart')} failed={say('notLoaded')}>
          <ProblemList
            problems={found.problems}
            server={found.server}
            otherFile={found.otherFile}
            say={tell}
            onClose={closeProblems}
          />
        </Lazily>
      )}
    </div>
  );
}
