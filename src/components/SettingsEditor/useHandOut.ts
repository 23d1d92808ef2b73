import {useState} from 'react';
import {copyText} from '@site/src/browser/clipboard';
import {download} from '@site/src/browser/download';
import {withoutSecrets} from '@site/src/core/editor/keep';
import {gameTypes} from '@site/src/core/editor/model';
import {sayer} from '@site/src/core/editor/say';
import type {Draft} from '@site/src/core/editor/state';
import {writeIni} from '@site/src/core/ini/file';
import {holdsSecret, isSecret} from '@site/src/core/ini/secret';
import {unquote} from '@site/src/core/ini/text';
import type {Page} from './context';

export const mask = '••••';

export function masked(key: string, value: string): string {
  return (isSecret(key) || holdsSecret(value)) && unquote(value) !== '' ? `"${mask}"` : value;
}

/** Masks a draft's passwords, also in comments. */
export function maskedDraft({file}: Draft): Draft {
  const entries = file.entries.map(({key, value}) => ({key, value: masked(key, value)}));
  return {file: {...withoutSecrets(file), entries}};
}

type Purpose = 'download' | 'copy';
type Form = (draft: Draft) => string;

/** Asks for lost passwords and checks the text before it leaves. */
export function useHandOut(draft: Draft, {data, tell, need}: Page) {
  const [asking, setAsking] = useState<readonly [Purpose, Form | undefined]>();
  const run = async (
    purpose: Purpose,
    form?: Form,
    mayBeEmpty = false,
  ): Promise<'done' | 'refused' | 'blocked'> => {
    const tools = await need();
    if (!tools) {
      return 'refused';
    }
    const {file, missing} = draft;
    const text = writeIni(file);
    const fault = tools.code.writtenFault(text, file.entries, gameTypes(data));
    if (fault) {
      const reason = sayer(tools.sentences)(`fault.${fault.code}`, {key: fault.key ?? ''});
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
