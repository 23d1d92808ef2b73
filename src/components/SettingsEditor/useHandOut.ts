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
import {isSecret, unquote, writeIni, writtenFault} from '@site/src/core/ini';

/** What replaces a password that is not shown. */
export const mask = '••••';

/** A value to look at: without a password. */
export function masked(key: string, value: string): string {
  return isSecret(key) && unquote(value) !== '' ? `"${mask}"` : value;
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

/**
 * Downloading and copying: the finished text is read once more as the game does, and a text that
 * the game would read otherwise is not handed out. Passwords that were not kept are asked for.
 */
export function useHandOut(
  latest: RefObject<Draft>,
  data: EditorData,
  say: Say,
  tell: (notice: Notice) => void,
) {
  /** Undefined while nothing is asked; else what the reader wanted to do, in which form. */
  const [asking, setAsking] = useState<readonly [Purpose, Form | undefined]>();
  /**
   * Hands the file out, or copies it in another form; refused: something has to be done first;
   * blocked: by the browser.
   */
  const run = useCallback(
    async (
      purpose: Purpose,
      form?: Form,
      mayBeEmpty = false,
    ): Promise<'done' | 'refused' | 'blocked'> => {
      const {file, missing} = latest.current;
      const text = writeIni(file);
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
    [latest, data, say, tell],
  );
  const stopAsking = useCallback(() => setAsking(undefined), []);
  return {asking, stopAsking, run};
}
