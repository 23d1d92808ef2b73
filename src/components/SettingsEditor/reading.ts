/** Reads files, links and drafts: more than half of the editor's script. It runs in a worker. */
import {
  checkText,
  largestFile,
  startFrom,
  textOfBytes,
  withLaterKeys,
  worldOptionFound,
} from '@site/src/core/editor/reader';
import type {EditorData, EditorStart, Notice} from '@site/src/core/editor';
import type {FromList} from '@site/src/core/lists';
import {
  isNoFile,
  type IniEntry,
  type IniFile,
  type Problem,
  type ServerView,
} from '@site/src/core/ini';

/** What was wrong with a text, and which settings came of it: none when it was turned down. */
export interface Found {
  readonly problems: readonly Problem[];
  readonly imported?: readonly IniEntry[];
  /** The settings of an earlier option line, which the server does not use. */
  readonly other?: readonly IniEntry[];
  /** What the server has used of it so far. */
  readonly server?: ServerView;
  /** What it uses of the repaired file. */
  readonly after?: ServerView;
  /** The edition that its keys belong to, where that is not the page's. */
  readonly edition?: string | undefined;
  /** The word that says why a file with this name is not the one that the server reads. */
  readonly otherFile?: {readonly word: string; readonly data: {readonly name: string}} | undefined;
}

/** What came of a text. Without a file it was turned down. */
export interface Answer {
  readonly file?: IniFile;
  readonly found?: Found;
  readonly notice?: Notice;
  readonly later?: EditorData['later'];
}

/**
 * Tells by its name whether a file is another one than the server reads. A browser that downloads a
 * file twice writes `PalWorldSettings (1).ini`: so is called what people bring from elsewhere.
 */
function otherFile(name: string): Found['otherFile'] {
  return name === '' || /^PalWorldSettings\.ini$/i.test(name)
    ? undefined
    : {
        word: `otherFile.${/^DefaultPalWorldSettings/i.test(name) ? 'default' : 'name'}`,
        data: {name},
      };
}

function readText(
  text: string,
  data: EditorData,
  before: readonly Problem[],
  name: string,
): Answer {
  const {parsed, server, after, edition, from} = checkText(text, data);
  const {file, problems} = parsed;
  const noFile = problems.filter(({code}) => isNoFile(code));
  if (noFile.length > 0) {
    return {found: {problems: noFile}};
  }
  const found = {
    problems: [...before, ...problems],
    imported: file.entries,
    ...(parsed.other ? {other: parsed.other} : {}),
    server,
    after,
    edition,
    otherFile: from ? undefined : otherFile(name),
  };
  const {later} = withLaterKeys(data);
  return from ? {file, ...listSaid(from, found), later} : {file, found, later};
}

/** What is said about a list of settings: which it is, and what of it could not be read. */
function listSaid(
  {image, count, ownDefaults}: FromList,
  {problems, imported}: Found,
): Pick<Answer, 'notice' | 'found'> {
  return {
    notice: {
      word: image ? 'fromEnvironment' : 'fromList',
      also: ownDefaults.length > 0 ? 'fromEnvironmentOwn' : undefined,
      data: {image: image ?? '', count: String(count), keys: ownDefaults.join(', ')},
    },
    ...(problems.length > 0 && imported ? {found: {problems, imported}} : {}),
  };
}

/** Reads a file, or a text that was pasted. */
export async function open(source: File | string, data: EditorData): Promise<Answer> {
  if (typeof source === 'string') {
    return readText(source, data, [], '');
  }
  const {name, size} = source;
  if (size > largestFile) {
    return {notice: {word: 'tooLarge', isWarning: true}};
  }
  if (/^WorldOption.*\.sav$/i.test(name)) {
    return {found: {problems: worldOptionFound}};
  }
  const {text, problems} = textOfBytes(new Uint8Array(await source.arrayBuffer()));
  return readText(text, data, problems, name);
}

/** Reads what a link carries and what was kept in the browser. */
export async function start(
  data: EditorData,
  hash: string,
  stored: string | null,
  brought: string | null,
): Promise<EditorStart> {
  return Promise.resolve(startFrom(data, hash, stored, brought));
}
