import type {GameTypes, IniFile, Problem, ServerView} from '../ini';
import {
  hidden,
  isLeft,
  isNoFile,
  isRepaired,
  isUnread,
  readAsGame,
  writeIni,
  writtenFault,
} from '../ini';
import {isFine, parseIni, Report, serverViewOf} from '../ini/read';
import {readList} from '../lists';
import {knownKeys} from '../settings/knownKeys';
import {decodeFile} from '../text/decodeFile';
import {withOthers} from './catalogue';
import {gameTypes, type EditorData} from './model';
import {editionOf} from './convert';
import {warningsFor} from './warnings';

/** A text of more bytes isn't checked, because a settings file has a few kilobytes. */
export const largestFile = 1_000_000;

export function checkText(text: string, data: EditorData) {
  const from = readList(text, data);
  const types = gameTypes(data);
  const parsed = from ?? parseIni(text, knownKeys, types);
  const {file, other = [], problems} = parsed;
  const {entries} = file;
  const repaired = writeIni(file);
  const asMeant = (key: string) => ({key, value: ''});
  const unread = problems.flatMap(({code, data: {key = ''}}) =>
    isUnread(code) ? [asMeant(key)] : [],
  );
  // The defaults that an image adds are left out, because the person didn't write them.
  const meant = [...entries, ...other, ...unread].filter(
    ({key}) => !from?.ownDefaults.includes(key),
  );
  const lost = problems.flatMap(({code, severity, data: {keys: of = '', key = ''}}) =>
    severity === 'error' && /^(?:second-line|repeated)$/.test(code) ? [key, ...of.split(', ')] : [],
  );
  const known = withOthers(data);
  const edition = editionOf(entries, known);
  const server = withLost(serverViewOf(from ? repaired : text, meant, types), [
    ...lost.filter((key) => types(key)),
    ...(from ? [] : swallowed(text, file, types)),
  ]);
  const isLess = ({code, severity}: Problem): boolean =>
    isFine(server) && severity === 'error' && isRepaired(code);
  return {
    parsed,
    problems: problems.map((one): Problem => (isLess(one) ? {...one, severity: 'warning'} : one)),
    server,
    after: serverViewOf(repaired, [...meant, ...server.unused.map(asMeant)], types),
    warnings: warningsFor(entries, known, [], file.doubtful),
    repaired,
    from,
    edition: edition === data.version ? undefined : edition,
    fault: entries.length > 0 ? writtenFault(repaired, entries, types) : undefined,
  };
}

/** Returns the unknown settings that the server takes for a part of another value. */
function swallowed(text: string, {entries, doubtful}: IniFile, typeOf: GameTypes): string[] {
  const unknown = entries.map(({key}) => key).filter((key) => !typeOf(key));
  const read = unknown.length > 0 ? readAsGame(text, typeOf).entries : [];
  const seen = new Set(read.map(({key}) => key.toLowerCase()));
  return unknown
    .filter((key) => !seen.has(key.toLowerCase()))
    .map((key) => (doubtful?.has(key) ? hidden : key));
}

const withLost = (view: ServerView, lost: readonly string[]): ServerView => {
  const unused = [...new Set([...view.unused, ...lost])];
  const isSome = view.kind === 'all' && unused.length > 0;
  return view.kind === 'all' || view.kind === 'some'
    ? {kind: isSome ? 'some' : view.kind, unused}
    : view;
};

/** Returns whether the server uses everything; the exit code follows from it. */
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

export type FileCheck = ReturnType<typeof checkFile>;

export function checkFile(source: Uint8Array | string, name: string, data: EditorData) {
  const {text, encoding} =
    typeof source === 'string' ? {text: source, encoding: 'utf-8'} : decodeFile(source);
  const check = checkText(text, data);
  const isRead = encoding === 'utf-8' || (/^utf-16/.test(encoding) && text.startsWith('\uFEFF'));
  const report = new Report();
  // `FFileHelper::BufferToString` recognises UTF-16 only by a byte order mark.
  const isLost = /^utf-16/.test(encoding) && !isRead;
  if (encoding !== 'utf-8') {
    report.add(isLost ? 'no-mark' : 'encoding', 0, isRead ? 'note' : 'error', {encoding});
  }
  // WorldOption.sav overrides the settings of a world and is another kind of file.
  const isWorldOption = /WorldOption[^/\\]*\.sav$/i.test(name);
  if (isWorldOption) {
    report.add('world-option', 0, 'error');
  }
  const problems = [...report.listed(text), ...(isWorldOption ? [] : check.problems)];
  const isNone = !check.from && check.parsed.file.entries.length === 0;
  if (isNone && check.server.kind === 'none') {
    problems.push({code: 'unreadable', severity: 'error', line: 1, column: 1, data: {}});
  }
  // Under this name, the server would read a list of another program.
  const isMisplaced = check.from !== undefined && /\.ini$/i.test(name);
  const server: ServerView =
    isMisplaced || isLost
      ? {...check.server, kind: 'none', ...(isMisplaced && {fault: 'no-section'})}
      : check.server;
  const refused = problems.filter(({code}) => isNoFile(code));
  const isRefused = refused.length > 0;
  const isFile = !isRefused && !check.fault && !check.from && check.parsed.file.entries.length > 0;
  return {
    ...check,
    server,
    problems: isRefused ? refused : problems,
    warnings: isRefused ? [] : check.warnings,
    isRefused,
    isRepairable: isFile && (check.repaired !== text || !isRead),
  };
}
