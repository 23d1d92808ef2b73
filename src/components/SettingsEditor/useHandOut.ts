import {useCallback, useState, type RefObject} from 'react';
import {writtenFaultIn, type Draft, type EditorData} from '@site/src/core/editor';
import {copyText} from '@site/src/browser/clipboard';
import type {Say} from './parts';
import {downloadFile, fileText, type Ends} from './text';
import type {Notice} from './useEditor';

type Purpose = 'download' | 'copy';

export interface HandOut {
  /** Undefined while nothing is asked; else what the reader wanted to do. */
  readonly asking: Purpose | undefined;
  readonly stopAsking: () => void;
  /** Hands the file out; refused: something has to be done first; blocked: by the browser. */
  readonly run: (purpose: Purpose, mayBeEmpty?: boolean) => Promise<'done' | 'refused' | 'blocked'>;
}

/**
 * Downloading and copying: the finished text is read once more as the game does, and a text that
 * the game would read otherwise is not handed out. Passwords that were not kept are asked for.
 */
export function useHandOut(
  latest: RefObject<Draft>,
  ends: Ends,
  data: EditorData,
  say: Say,
  tell: (notice: Notice) => void,
): HandOut {
  const [asking, setAsking] = useState<Purpose>();
  const run = useCallback(
    async (purpose: Purpose, mayBeEmpty = false) => {
      const {file, missing} = latest.current;
      const text = fileText(latest.current, ends);
      const fault = writtenFaultIn(text, file.entries, data);
      if (fault) {
        const reason = say(`fault.${fault.code}`, {key: fault.key ?? ''});
        tell({word: 'written', data: {reason}, isWarning: true});
        return 'refused';
      }
      if (missing && !mayBeEmpty) {
        setAsking(purpose);
        return 'refused';
      }
      setAsking(undefined);
      if (purpose === 'copy') {
        return (await copyText(text)) ? 'done' : 'blocked';
      }
      downloadFile(text);
      return 'done';
    },
    [latest, ends, data, say, tell],
  );
  const stopAsking = useCallback(() => setAsking(undefined), []);
  return {asking, stopAsking, run};
}
