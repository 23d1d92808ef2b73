import {download} from '@site/src/browser/download';
import type {Draft} from '@site/src/core/editor';
import {withoutSecrets} from '@site/src/core/editor';
import {isSecret, unquote, withLineEnd, writeIni} from '@site/src/core/ini';

export type Ends = 'same' | 'windows' | 'linux';

/** What stands for a password that is not shown. */
export const mask = '••••';

/** The text as it goes into the file, with the chosen line ends. */
export function fileText({file}: Pick<Draft, 'file'>, ends: Ends): string {
  const text = writeIni(file);
  return ends === 'same' ? text : withLineEnd(text, ends === 'windows' ? '\r\n' : '\n');
}

/** The text to look at: without passwords, also in comments. */
export function maskedText({file}: Draft, ends: Ends): string {
  return fileText(
    {
      file: {
        ...file,
        before: withoutSecrets(file.before),
        entries: file.entries.map(({key, value}) => ({
          key,
          value: isSecret(key) && unquote(value) !== '' ? `"${mask}"` : value,
        })),
        after: withoutSecrets(file.after),
      },
    },
    ends,
  );
}

/** Hands a text to the browser as a download named like the game's file. */
export function downloadFile(text: string, name = 'PalWorldSettings.ini'): void {
  download(name, new Blob([text], {type: 'text/plain;charset=utf-8'}));
}
