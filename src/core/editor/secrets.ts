import type {IniFile} from '../ini/file';
import {isClean, isSecret, namesSecret} from '../ini/secret';

/** Any other line in brackets may be a piece of a password. */
const engineSection = /^\[\/Script\/[\w./]+\][ \t]*$/i;

/**
 * Removes lines from a private name to the next section, because a password may continue on further
 * lines.
 */
export function withoutSecrets(file: IniFile): IniFile {
  const isRepaired = file.doubtful !== undefined;
  const clean = (text: string): string => {
    let isPrivate = isRepaired;
    return text.replace(/[^\r\n]+/g, (line) => {
      const isSection = engineSection.test(line);
      const [, key = '', value = ''] = /^\s*([^;#/\s][^=:＝]*)[=:＝](.*)/.exec(line) ?? [];
      isPrivate =
        !isSection && (isPrivate || namesSecret(line) || isSecret(key.replace(/\s/g, '')));
      const isKept = isSection || !isRepaired || (key !== '' && isClean(value.trim(), undefined));
      return isKept && !isPrivate ? line : '';
    });
  };
  return {...file, before: clean(file.before), after: clean(file.after)};
}
