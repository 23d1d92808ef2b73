/** Reads files, links and drafts: more than half of the editor's script. It runs in a worker. */
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

/** What was wrong with a text, and what came of it: nothing when it was turned down. */
export interface Found extends Partial<Pick<FileCheck, 'server' | 'after' | 'edition'>> {
  readonly problems: readonly Problem[];
  /** Whether the server uses everything once the file is repaired. */
  readonly isFine: boolean;
  readonly imported?: readonly IniEntry[];
  /** The settings of an earlier option line, which the server does not use. */
  readonly other?: readonly IniEntry[] | undefined;
  /** Why a file with this name is not the one that the server reads. */
  readonly otherFile?: Notice | undefined;
}

/** What came of a text. Without a file it was turned down. */
export interface Answer {
  readonly file?: IniFile;
  /** Settings that a list names, and whose values it doesn't tell. */
  readonly asked?: readonly string[];
  readonly found?: Found;
  readonly notice?: Notice;
  readonly others?: EditorData['others'];
}

/**
 * Tells by its name whether a file is another one than the server reads. A browser that downloads a
 * file twice writes `PalWorldSettings (1).ini`: so is called what people bring from elsewhere.
 */
function otherFileSaid(name: string): Found['otherFile'] {
  return name === '' || /^PalWorldSettings\.ini$/i.test(name)
    ? undefined
    : {
        word: `otherFile.${/^DefaultPalWorldSettings/i.test(name) ? 'default' : 'name'}`,
        data: {name},
      };
}

/** Reads a file, or a text that was pasted. */
export async function open(source: File | string, data: EditorData): Promise<Answer> {
  const isText = typeof source === 'string';
  if (!isText && source.size > largestFile) {
    return {notice: {word: 'tooLarge', isWarning: true}};
  }
  const name = isText ? '' : source.name;
  // A field keeps no line ends of Windows: there, a text that was pasted into it gets them back.
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
  // Which list it is, and what of it could not be read.
  const also = from.ownDefaults.length > 0 ? 'fromEnvironmentOwn' : undefined;
  const notice = {...listSaid(from), also};
  return {file, others, notice, asked: from.asked, ...(problems.length > 0 ? {found} : {})};
}

/** Reads what a link carries and what was kept in the browser. */
export const start = (...of: Parameters<typeof startFrom>): Promise<EditorStart> =>
  Promise.resolve(startFrom(...of));
