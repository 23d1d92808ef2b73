import type {GameTypes, ParsedIni, Problem, ServerView, WrittenFault} from '../ini';
import {isLeft, isNoFile, isRepaired, isUnread, writeIni, writtenFault} from '../ini';
import {isFine, parseIni, Report, serverViewOf} from '../ini/read';
import {readList, type FromList} from '../lists';
import {knownKeys} from '../settings/knownKeys';
import {decodeFile} from '../text/decodeFile';
import {editionKeys, withOthers} from './catalogue';
import {gameTypes, type EditorData} from './model';
import {recogniseEdition} from './recognise';
import {warningsFor, type Warning} from './warnings';

/** A settings file has some kilobytes; reading a film would take minutes. Bytes. */
export const largestFile = 1_000_000;

/** Everything that is to be said about the text of a settings file in a version. */
export interface TextCheck {
  readonly parsed: ParsedIni;
  /** What was wrong and has been repaired. */
  readonly problems: readonly Problem[];
  /** What the server has used of the text so far, and what it uses of the repaired one. */
  readonly server: ServerView;
  readonly after: ServerView;
  /** The edition that the keys belong to, where that is another one than the checked one. */
  readonly edition: string | undefined;
  /** What to know about the values. */
  readonly warnings: readonly Warning[];
  /** The repaired text: the text itself where the game reads it whole. */
  readonly repaired: string;
  /** Set where the text is a list of settings in another form, and the file was made of it. */
  readonly from: FromList | undefined;
  /** Why the repaired text must not be used, if so. */
  readonly fault: WrittenFault | undefined;
}

/** Checks a text: the editor and the command say the same because both ask here. */
export function checkText(text: string, data: EditorData): TextCheck {
  const from = readList(text, data);
  const types = gameTypes(data);
  const parsed = from ?? parseIni(text, knownKeys, types);
  const {file, other = [], problems} = parsed;
  const {entries} = file;
  const repaired = writeIni(file);
  const unread = problems.flatMap(({code, data: {key = ''}}) =>
    isUnread(code) ? [{key, value: ''}] : [],
  );
  // Also settings of an earlier line, or that can't be read; not what an image writes of its own accord.
  const meant = [...entries, ...other, ...unread].filter(
    ({key}) => !from?.ownDefaults.includes(key),
  );
  const keys = entries.map(({key}) => key);
  // Values that stand in the text, and in whose place the server takes others.
  const lost = problems.flatMap(({code, severity, data: {keys: of = '', key = ''}}) =>
    severity === 'error' && /^(?:second-line|repeated)$/.test(code) ? [key, ...of.split(', ')] : [],
  );
  const edition = recogniseEdition(keys, data.version, editionKeys);
  // What an image writes from its variables is what its server gets.
  const server = withLost(serverViewOf(from ? repaired : text, meant, types), lost, types);
  // Where the server uses everything, nothing that was repaired is an error.
  const isLess = ({code, severity}: Problem): boolean =>
    isFine(server) && severity === 'error' && isRepaired(code);
  return {
    parsed,
    problems: problems.map((one) => (isLess(one) ? {...one, severity: 'warning'} : one)),
    server,
    after: serverViewOf(repaired, meant, types),
    warnings: warningsFor(entries, withOthers(data), [], file.doubtful),
    repaired,
    from,
    edition: edition === data.version ? undefined : edition,
    fault: entries.length > 0 ? writtenFault(repaired, entries, types) : undefined,
  };
}

/** What the server uses of a text in which some values stand that it takes others for. */
const withLost = (view: ServerView, lost: readonly string[], typeOf: GameTypes): ServerView => {
  const unused = [...new Set([...view.unused, ...lost.filter((key) => typeOf(key))])];
  const isSome = view.kind === 'all' && unused.length > 0;
  return view.kind === 'all' || view.kind === 'some'
    ? {kind: isSome ? 'some' : view.kind, unused}
    : view;
};

/**
 * Whether everything that a person wrote is used: of the file as it is, or once it is repaired. Exit code,
 * headline and colours follow from it.
 */
export function isAllUsed(
  {server, after, problems, warnings, fault, isRefused}: FileCheck,
  isRepaired = false,
): boolean {
  const left = problems.filter((one) => (isRepaired ? isLeft(one) : one.severity === 'error'));
  return (
    !isRefused &&
    !fault &&
    isFine(isRepaired ? after : server) &&
    ![...left, ...warnings].some(({severity}) => severity === 'error')
  );
}

/** A file that was read: `problems` tell what its bytes and its name tell, too. */
export interface FileCheck extends TextCheck {
  /** Not a settings file of the game: `problems` say why, and nothing else counts. */
  readonly isRefused: boolean;
  /** It is a settings file whose repaired text has other bytes, and may replace it. */
  readonly isRepairable: boolean;
}

/** Reads a file, or a text that was pasted, and checks it. */
export function checkFile(source: Uint8Array | string, name: string, data: EditorData): FileCheck {
  const {text, encoding} =
    typeof source === 'string' ? {text: source, encoding: 'utf-8'} : decodeFile(source);
  const check = checkText(text, data);
  // UTF-16 with its mark is read by the game, too.
  const isRead = encoding === 'utf-8' || (/^utf-16/.test(encoding) && text.startsWith('\uFEFF'));
  const report = new Report();
  if (encoding !== 'utf-8') {
    // Without its mark, nothing of UTF-16 is read (`FFileHelper::BufferToString`).
    const isLost = /^utf-16/.test(encoding) && !isRead;
    report.add(isLost ? 'no-mark' : 'encoding', 0, isRead ? 'note' : isLost ? 'error' : 'warning', {
      encoding,
    });
  }
  // It overrides the settings of a world. What else was found in it is about another kind of file.
  const isWorldOption = /WorldOption[^/\\]*\.sav$/i.test(name);
  if (isWorldOption) {
    report.add('world-option', 0, 'error');
  }
  const problems = [...report.listed(text), ...(isWorldOption ? [] : check.problems)];
  const isNone = !check.from && check.parsed.file.entries.length === 0;
  if (isNone && check.server.kind === 'none') {
    problems.push({code: 'unreadable', severity: 'error', line: 1, column: 1, data: {}});
  }
  const refused = problems.filter(({code}) => isNoFile(code));
  const isRefused = refused.length > 0;
  const isFile = !isRefused && !check.fault && !check.from && check.parsed.file.entries.length > 0;
  return {
    ...check,
    server: problems.some(({code}) => code === 'no-mark')
      ? {kind: 'none', unused: check.server.unused}
      : check.server,
    problems: isRefused ? refused : problems,
    warnings: isRefused ? [] : check.warnings,
    isRefused,
    isRepairable: isFile && (check.repaired !== text || !isRead),
  };
}
