import {useCallback, useState} from 'react';
import {late, type Load} from '@site/src/browser/late';
import {tellIfFails} from '@site/src/browser/notice';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {isShared, type EditorData} from '@site/src/core/editor/model';
import type {EditorStart, Notice} from '@site/src/core/editor/start';
import {changing, opening, startState, type Step} from '@site/src/core/editor/state';
import type {Found} from './reading';
import type {Tools} from './tools';
import {slotOf} from './useDraft';

export interface Start extends EditorStart {
  readonly tools?: Tools;
}

/** Reads draft and address. If one has settings, this loads all tools, so that the editor appears whole. */
export async function readStart(
  data: EditorData,
  load: Load<Tools>,
  isAgain: boolean,
): Promise<Start> {
  const {hash} = window.location;
  const kept = slotOf(data.version).get();
  if (kept === null && hash === '') {
    return {state: startState(data)};
  }
  const tools = await load(isAgain);
  const reader = await tools.code.reader.get(isAgain);
  return {...(await reader.start(data, hash, kept)), tools};
}

interface Reading {
  readonly data: EditorData;
  readonly load: Load<Tools>;
  readonly touch: () => void;
  readonly act: (step: Step) => void;
  readonly tell: (notice: Notice | undefined) => void;
  readonly learn: (others: EditorData['others']) => void;
}

/** Reads files and links, and waits for the code that this needs. */
export function useReading({data, load, touch, act, tell, learn}: Reading) {
  const [found, setFound] = useState<Found>();

  const ask = useCallback(
    async <T>(question: () => Promise<T>): Promise<T | undefined> => {
      touch();
      let isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        tell({word: 'loadingPart'});
      }, 500);
      try {
        const answer = await question();
        if (isSlow) {
          tell(undefined);
        }
        return answer;
      } catch {
        tell({word: 'notLoaded', isWarning: true});
        return undefined;
      } finally {
        clearTimeout(slow);
      }
    },
    [tell, touch],
  );
  const need = useCallback(() => ask(() => late(load)), [ask, load]);

  const open = useCallback(
    async (source: File | string) => {
      const answer = await ask(async () => {
        const {code} = await late(load);
        return (await late(code.reader.get)).open(source, data);
      });
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
    [act, ask, data, learn, load, tell],
  );

  useWindowEvent('hashchange', () => {
    const follow = async (): Promise<void> => {
      const next = await ask(() =>
        late((isAgain) => readStart(data, load, isAgain), {key: 'link'}),
      );
      if (next?.notice?.word === 'linkBroken') {
        tell(next.notice);
      } else if (next) {
        act(changing(() => next.state.draft));
        const also = new Set([...(next.notice?.also ?? []), 'linkUndo']);
        tell(next.notice && {...next.notice, also: [...also]});
      }
    };
    if (isShared(window.location.hash)) {
      tellIfFails(follow());
    }
  });

  const closeFound = useCallback(() => setFound(undefined), []);
  return {open, need, found, closeFound};
}
