import {useCallback, useState} from 'react';
import {
  changing,
  isShared,
  opening,
  startState,
  type EditorData,
  type EditorStart,
  type Notice,
  type Step,
} from '@site/src/core/editor';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {late} from '@site/src/browser/late';
import {inBackground} from '@site/src/browser/late/worker';
import {tellIfFails} from '@site/src/browser/notice';
import type * as reading from './reading';
import {slotsOf} from './useDraft';

export const reader = inBackground<Pick<typeof reading, 'start' | 'open'>>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('./reading'),
);

export async function readStart(data: EditorData, isAgain: boolean): Promise<EditorStart> {
  const {hash} = window.location;
  const slots = slotsOf(data.version);
  const [kept, brought] = [slots.draft.get(), slots.brought.get()];
  return kept === null && brought === null && !isShared(hash)
    ? {state: startState(data)}
    : (await reader.get(isAgain)).start(data, hash, kept, brought);
}

export function useReading(
  data: EditorData,
  act: (step: Step) => void,
  tell: (notice: Notice | undefined) => void,
  learn: (others: EditorData['others']) => void,
) {
  const [found, setFound] = useState<reading.Found>();

  const ask = useCallback(
    async <T>(question: () => Promise<T>): Promise<T | undefined> => {
      const slow = setTimeout(() => tell({word: 'loadingPart'}), 500);
      try {
        return await question();
      } catch {
        tell({word: 'notLoaded', isWarning: true});
        return undefined;
      } finally {
        clearTimeout(slow);
      }
    },
    [tell],
  );

  const open = useCallback(
    async (source: File | string) => {
      const answer = await ask(async () => (await late(reader.get)).open(source, data));
      if (!answer) {
        return false;
      }
      const {file, others, asked} = answer;
      setFound(answer.found);
      tell(answer.notice);
      if (file) {
        learn(others);
        act(opening(data, file, asked));
      }
      return file !== undefined;
    },
    [act, ask, data, learn, tell],
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
      tellIfFails(follow());
    }
  });

  const closeFound = useCallback(() => setFound(undefined), []);
  return {open, found, closeFound};
}
