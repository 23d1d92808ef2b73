/** Reads a log: what the server was, what went wrong first, and what is harmless in it. */
import {logPatterns, saidByPlayers, type LogPattern} from '../../data/messages/patterns';
import {diagnosis, type Cause, type CauseId, type Diagnosis, type Shown} from './diagnosis';
import {decodeLog, linesOf, readLine} from './lines';
import {nameIn, withoutPrivate} from './privacy';

const patterns: readonly LogPattern[] = logPatterns;
const version = /Game version is (v?\d+(?:\.\d+){2,3})/;
const port = /(?:dedicated server on :|(?<what>REST API|RCON) .*on port )(?<port>\d{2,5})/;
const map = /LoadMap: (\/[\w/]{3,120})/;
const start = /Running Palworld dedicated server on/;
const stop =
  /Shutdown handler: cleanup|exit requested|Exiting abnormally|^Killed\b|Signal \d+ caught|^Terminated$|exited with code/;
const join = /joined the server|"event"\s*:\s*"join"|has joined/;
const trouble =
  /\b(?:error|fatal|critical|fail(?:ed|ure)?|exception|cannot|corrupt\w*)\b|エラー|失敗|错误|失败/i;
/** Fits where one of them may, from the start of a word. */
const anyOf = (some: readonly RegExp[]): RegExp => {
  const sources = some.map(({source}) => source.replace(/\?<(?:what|port)>/g, ''));
  return new RegExp(`(?<![a-z\\d_])(?:${[...new Set(sources)].join('|')})`, 'i');
};
/** Most lines of a log fit nothing of this: one look tells; and one more for a dozen patterns. */
const any = anyOf([
  ...patterns.flatMap(({pattern, undoneBy}) => [pattern, ...(undoneBy ? [undoneBy] : [])]),
  ...[version, port, map, stop, join, trouble, /"event"/],
]);
const dozens = patterns
  .flatMap((_, at) => (at % 12 === 0 ? [patterns.slice(at, at + 12)] : []))
  .map((some) => ({some, fits: anyOf(some.map(({pattern}) => pattern))}));
const patternOf = (line: string): LogPattern | undefined => {
  for (const {some, fits} of dozens) {
    const found = fits.test(line) ? some.find(({pattern}) => pattern.test(line)) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
};
/** A cause goes first, then what it leads to, what explains a crash, the crash, and what is worth a look. */
const order = ['cause', 'effect', 'context', 'symptom', 'hint', 'harmless'] as const;
const AT_MOST = 200;

interface Seen extends Shown {
  readonly pattern: LogPattern;
  readonly number: number;
  count: number;
  isOver: boolean;
}

/** Reads the file of a log, in any encoding. */
export async function readLogFile(
  log: Blob,
  onProgress?: (share: number) => void,
): Promise<Diagnosis> {
  return readLog(decodeLog(new Uint8Array(await log.arrayBuffer())), onProgress);
}

/** Reads a log. `onProgress` gets the share that is read, from 0 to 1; it never throws. */
export function readLog(text: string, onProgress?: (share: number) => void): Diagnosis {
  const seen = new Map<string, Seen>();
  const names = new Set<string>();
  const players = new Set<string>();
  const versions = new Set<string>();
  const ports = new Set<string>();
  const maps = new Set<string>();
  const times: string[] = [];
  const starts: number[] = [];
  const stops: number[] = [];
  const unknown: Shown[] = [];
  const end: Shown[] = [];
  let lines = 0;
  let last = '';
  const keep = <Value>(set: Set<Value>, value: Value | undefined): void => {
    if (value !== undefined && set.size < AT_MOST) {
      set.add(value);
    }
  };

  for (const [raw, number, at] of linesOf(text)) {
    lines = Math.max(lines, number);
    if (number % 5000 === 0) {
      onProgress?.(at / text.length);
    }
    if (raw === last) {
      continue;
    }
    last = raw;
    const {text: line, time} = readLine(raw);
    if (time) {
      times[times.length === 0 ? 0 : 1] = time;
    }
    if (end.push({number, text: line}) > 20) {
      end.shift();
    }
    if (!any.test(line)) {
      continue;
    }
    const name = nameIn(line);
    keep(names, name);
    if (join.test(line)) {
      keep(players, /(?:steam|gdk|ps5|mac|xbox)_\w+/.exec(line)?.[0] ?? name);
    }
    if (saidByPlayers.test(line)) {
      continue;
    }
    const open = port.exec(line)?.groups;
    keep(versions, version.exec(line)?.[1]);
    keep(ports, open && [open.what, open.port].filter(Boolean).join(' '));
    keep(maps, map.exec(line)?.[1]);
    if (start.test(line)) {
      starts.push(number);
    }
    if (stop.test(line)) {
      stops.push(number);
    }
    for (const one of seen.values()) {
      one.isOver ||= one.pattern.undoneBy?.test(line) ?? false;
    }
    const pattern = patternOf(line);
    const key = `${pattern?.id} ${pattern?.kind}`;
    const before = seen.get(key);
    if (before) {
      before.count += 1;
      before.isOver = false;
    } else if (pattern) {
      seen.set(key, {pattern, number, text: line, count: 1, isOver: false});
    } else if (trouble.test(line) && unknown.length < 5) {
      unknown.push({number, text: line});
    }
  }

  const show = ({number, text: line}: Shown): Shown => ({
    ...(number === undefined ? {} : {number}),
    text: withoutPrivate(line, names),
  });
  const toCause = ({pattern: {id}, count, isOver, ...line}: Seen): Cause => ({
    id: id as CauseId,
    lines: [show(line)],
    count,
    isOver,
  });
  const ranked = rank([...seen.values()]);
  const isHarmless = ({pattern}: Seen): boolean => pattern.kind === 'harmless';
  const causes = ranked.filter((one) => !isHarmless(one)).map(toCause);
  const harmless = ranked.filter(isHarmless).map(toCause);
  const where = (found: readonly number[]): string =>
    found.length === 0 ? '' : `${found.length} (${found.slice(0, 5).join(', ')})`;
  const isServer = versions.size + starts.length + harmless.length > 0;
  const otherwise = isServer ? 'healthy' : unknown.length > 0 ? 'unknown' : 'notLog';
  return diagnosis(causes.length > 0 ? 'found' : otherwise, {
    causes,
    harmless,
    facts: (
      [
        ['versions', [...versions].join(', ')],
        ['period', times.join(' – ')],
        ['starts', where(starts)],
        ['stops', where(stops)],
        ['ports', [...ports].join(', ')],
        ['map', [...maps].slice(0, 3).join(', ')],
        ['players', String(players.size || '')],
        ['lines', String(lines)],
      ] as const
    ).filter(([, value]) => value !== ''),
    unknown: causes.length > 0 ? [] : unknown.map(show),
    end: end.map(show),
  });
}

/**
 * What was seen, likeliest first: the first thing that went wrong, not the one with the most lines.
 * What the server runs on counts where it crashed, and not by itself, in the order of the patterns.
 * What went well in the end is only a hint.
 */
function rank(seen: readonly Seen[]): readonly Seen[] {
  const enough = seen.filter(({pattern, count}) => count >= (pattern.least ?? 1));
  const crashed = enough.some(({pattern: {kind}, isOver}) => kind === 'symptom' && !isOver);
  const ids = new Set<string>();
  const group = ({pattern: {kind}, isOver}: Seen): number =>
    order.indexOf(isOver && kind !== 'harmless' ? 'hint' : kind);
  // Apart from that they stay in the order in which they were read.
  const place = ({pattern}: Seen): number =>
    pattern.kind === 'context' ? patterns.indexOf(pattern) : 0;
  return enough
    .filter(({pattern: {kind}}) => kind !== 'context' || crashed)
    .sort((a, b) => group(a) - group(b) || place(a) - place(b))
    .filter(({pattern: {id}}) => !ids.has(id) && ids.add(id));
}
