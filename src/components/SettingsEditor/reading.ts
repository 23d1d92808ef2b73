import {listSaid, type EditorData, type EditorStart, type Notice} from '@site/src/core/editor';
import {
  checkFile,
  isAllUsed,
  largestFile,
  startFrom,
  withOthers,
} from '@site/src/core/editor/reader';
import type {FileCheck} from '@site/src/core/editor/reader';
import type {IniEntry, IniFile, Problem} from '@site/src/core/ini';

export interface Found extends Partial<Pick<FileCheck, 'server' | 'after' | 'edition'>> {
  readonly problems: readonly Problem[];
  readonly isFine: boolean;
  readonly imported?: readonly IniEntry[];
  readonly other?: readonly IniEntry[] | undefined;
  readonly otherFile?: Notice | undefined;
}

export interface Answer {
  readonly file?: IniFile;
  readonly asked?: readonly string[];
  readonly found?: Found;
  readonly notice?: Notice;
  readonly others?: EditorData['others'];
}

/** Browsers name second downloads `PalWorldSettings (1).ini`, which the server doesn't read. */
function otherFileSaid(name: string): Found['otherFile'] {
  return name === '' || /^PalWorldSettings\.ini$/i.test(name)
    ? undefined
    : {
        word: `otherFile.${/^DefaultPalWorldSettings/i.test(name) ? 'default' : 'name'}`,
        data: {name},
      };
}

export async function open(source: File | string, data: EditorData): Promise<Answer> {
  const isText = typeof source === 'string';
  if (!isText && source.size > largestFile) {
    return {notice: {word: 'tooLarge', isWarning: true}};
  }
  const name = isText ? '' : source.name;
  // Text fields drop the line ends of Windows.
  const pasted =
    isText && navigator.userAgent.includes('Windows')
      ? source.replace(/\r\n|\n|\r/g, '\r\n')
      : source;
  const bytes = typeof pasted === 'string' ? pasted : new Uint8Array(await pasted.arrayBuffer());
  const check = checkFile(bytes, name, data);
  const {problems, parsed, server, after, edition, from, isRefused} = check;
  const isFine = isAllUsed(check, true);
  if (isRefused) {
    return {found: {problems, isFine}};
  }
  const {file, other} = parsed;
  const {others} = withOthers(data);
  const found = {problems, isFine, imported: file.entries};
  if (!from) {
    const otherFile = otherFileSaid(name);
    return {file, others, found: {...found, other, server, after, edition, otherFile}};
  }
  const also = from.ownDefaults.length > 0 ? ['fromEnvironmentOwn'] : [];
  const notice = {...listSaid(from), also};
  return {file, others, notice, asked: from.asked, ...(problems.length > 0 ? {found} : {})};
}

/** Reads a link and what the browser kept. */
export const start = (...of: Parameters<typeof startFrom>): Promise<EditorStart> =>
  Promise.resolve(startFrom(...of));
