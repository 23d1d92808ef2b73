import {useCallback, useState, type RefObject} from 'react';
import {copyText} from '@site/src/browser/clipboard';
import {download} from '@site/src/browser/download';
import {
  gameTypes,
  withoutSecrets,
  type Draft,
  type EditorData,
  type Notice,
  type Say,
} from '@site/src/core/editor';
import {isSecret, unquote, withLineEnd, writeIni, writtenFault} from '@site/src/core/ini';

/** The line ends of the file: as it had them, or those of a system. */
export type Ends = 'same' | 'windows' | 'linux';

/** What replaces a password that is not shown. */
export const mask = '••••';

/** A value to look at: without a password. */
export function masked(key: string, value: string): string {
  return isSecret(key) && unquote(value) !== '' ? `"${mask}"` : value;
}

/** The text as it goes into the file, with the chosen line ends. */
export function fileText({file}: Draft, ends: Ends): string {
  const text = writeIni(file);
  return ends === 'same' ? text : withLineEnd(text, ends === 'windows' ? '\r\n' : '\n');
}

/** The draft to look at: without passwords, also in comments. */
export function maskedDraft(draft: Draft): Draft {
  const {before, entries, after, doubtful} = draft.file;
  return {
    file: {
      ...draft.file,
      before: withoutSecrets(before, doubtful !== undefined),
      entries: entries.map(({key, value}) => ({key, value: masked(key, value)})),
      after: withoutSecrets(after, doubtful !== undefined),
    },
  };
}

type Purpose = 'download' | 'copy';
type Form = (draft: Draft) => string;

export interface HandOut {
  /** Undefined while nothing is asked; else what the reader wanted to do, in which form. */
  readonly asking: readonly [Purpose, Form | undefined] | undefined;
  readonly stopAsking: () => void;
  /**
   * Hands the file out, or copies it in another form; refused: something has to be done first;
   * blocked: by the browser.
   */
  readonly run: (
    purpose: Purpose,
    form?: Form,
    mayBeEmpty?: boolean,
  ) => Promise<'done' | 'refused' | 'blocked'>;
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
  const [asking, setAsking] = useState<HandOut['asking']>();
  const run = useCallback(
    async (purpose: Purpose, form?: Form, mayBeEmpty = false) => {
      const {file, missing} = latest.current;
      const text = fileText(latest.current, ends);
      const fault = writtenFault(text, file.entries, gameTypes(data));
      if (fault) {
        const reason = say(`fault.${fault.code}`, {key: fault.key ?? ''});
        tell({word: 'written', data: {reason}, isWarning: true});
        return 'refused';
      }
      if (missing && !mayBeEmpty) {
        setAsking([purpose, form]);
        return 'refused';
      }
      setAsking(undefined);
      if (purpose === 'copy') {
        return (await copyText(form?.(latest.current) ?? text)) ? 'done' : 'blocked';
      }
      download('PalWorldSettings.ini', new Blob([text], {type: 'text/plain;charset=utf-8'}));
      return 'done';
    },
    [latest, ends, data, say, tell],
  );
  const stopAsking = useCallback(() => setAsking(undefined), []);
  return {asking, stopAsking, run};
}
