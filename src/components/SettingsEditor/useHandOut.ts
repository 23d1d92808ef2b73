import {useState} from 'react';
import {copyText} from '@site/src/browser/clipboard';
import {download} from '@site/src/browser/download';
import {gameTypes, withoutSecrets, type Draft} from '@site/src/core/editor';
import {holdsSecret, isSecret, unquote, writeIni, writtenFault} from '@site/src/core/ini';
import type {Page} from './context';

export const mask = '••••';

/** Masks a value that is or may hold a password. */
export function masked(key: string, value: string): string {
  return (isSecret(key) || holdsSecret(value)) && unquote(value) !== '' ? `"${mask}"` : value;
}

/** Masks the passwords of a draft, also in comments. */
export function maskedDraft({file}: Draft): Draft {
  const entries = file.entries.map(({key, value}) => ({key, value: masked(key, value)}));
  return {file: {...withoutSecrets(file), entries}};
}

type Purpose = 'download' | 'copy';
type Form = (draft: Draft) => string;

/**
 * Downloads and copies. The game's reader checks the finished text once more, and passwords that
 * weren't kept are asked for.
 */
export function useHandOut(draft: Draft, {data, say, tell}: Page) {
  /** What the reader wanted to do when passwords were missing. */
  const [asking, setAsking] = useState<readonly [Purpose, Form | undefined]>();
  /** refused: something has to be done first; blocked: by the browser. */
  const run = async (
    purpose: Purpose,
    form?: Form,
    mayBeEmpty = false,
  ): Promise<'done' | 'refused' | 'blocked'> => {
    const {file, missing} = draft;
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
      return (await copyText(form?.(draft) ?? text)) ? 'done' : 'blocked';
    }
    download('PalWorldSettings.ini', new Blob([text], {type: 'text/plain;charset=utf-8'}));
    return 'done';
  };
  return {asking, stopAsking: () => setAsking(undefined), run};
}
