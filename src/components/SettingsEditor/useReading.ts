import {useCallback, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  changing,
  isShared,
  opening,
  type EditorData,
  type EditorStart,
  type Notice,
  type Step,
} from '@site/src/core/editor';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {late} from '@site/src/browser/late';
import {inBackground} from '@site/src/browser/late/worker';
import type * as reading from './reading';
import {broughtTo, stored} from './useDraft';
import {loadMoreWords} from './words';

/** What reads files, links and drafts, loaded once there is something to read: one for the page. */
export const reader = inBackground<Pick<typeof reading, 'start' | 'open'>>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('./reading'),
);

/** Reads what is kept and what a link carries. */
export async function readStart(data: EditorData, isAgain: boolean): Promise<EditorStart> {
  const {start} = await reader.get(isAgain);
  return start(data, window.location.hash, stored(data.version), broughtTo(data.version));
}

/** Opening files, texts, and links that change the address of the open page. */
export function useReading(
  data: EditorData,
  start: EditorStart,
  act: (step: Step) => void,
  tell: (notice: Notice | undefined) => void,
) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [later, setLater] = useState(start.later);
  const [found, setFound] = useState<reading.Found>();

  /** The answer to a question, or undefined where the reader cannot be loaded: that is said. */
  const ask = useCallback(
    async <T>(question: () => Promise<T>): Promise<T | undefined> => {
      const slow = setTimeout(() => tell({word: 'loadingPart'}), 500);
      try {
        const words = () => loadMoreWords(currentLocale);
        const [answer] = await Promise.all([question(), late(words, {key: 'words'})]);
        return answer;
      } catch {
        tell({word: 'notLoaded', isWarning: true});
        return undefined;
      } finally {
        clearTimeout(slow);
      }
    },
    [currentLocale, tell],
  );

  const open = useCallback(
    async (source: File | string) => {
      const answer = await ask(async () => (await late(reader.get)).open(source, data));
      if (!answer) {
        return false;
      }
      const {file, later: keys} = answer;
      setFound(answer.found);
      tell(answer.notice);
      if (keys) {
        setLater(keys);
      }
      if (file) {
        act(opening(data, file));
      }
      return file !== undefined;
    },
    [act, ask, data, tell],
  );

  useWindowEvent('hashchange', () => {
    const follow = async (): Promise<void> => {
      const next = await ask(() => late((isAgain) => readStart(data, isAgain), {key: 'link'}));
      if (next?.notice?.word === 'linkBroken') {
        tell(next.notice);
      } else if (next) {
        act(changing(() => next.state.draft));
        tell(next.notice && {...next.notice, also: 'linkUndo'});
      }
    };
    if (isShared(window.location.hash)) {
      void follow();
    }
  });

  const closeFound = useCallback(() => setFound(undefined), []);
  return {later, open, found, closeFound};
}
