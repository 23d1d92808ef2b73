import {decodeFile} from '../text/decodeFile';

/** Longer lines are cut, because they would make the patterns slow. */
const LONGEST = 2000;

/** Decodes a log, in which a console on Windows may mix UTF-8 and UTF-16. */
export function decodeLog(bytes: Uint8Array): string {
  const {text, encoding} = decodeFile(bytes);
  const read = encoding === 'windows-1252' ? new TextDecoder().decode(bytes) : text;
  return read.includes('\0') ? read.replaceAll('\0', '') : read;
}

/** Recognises gzip by its first two bytes. */
export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

const day = String.raw`(?:\d{4}[-/]\d\d[-/]\d\d|\d\d/\d\d/\d{4})`;
const time = String.raw`${day}[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?: [AP]M)?(?:Z|[+-]\d\d:?\d\d)?`;
const program = String.raw`[\w.-]{1,64} [\w./@-]{1,64}`;
/** Several of these prefixes may follow each other. */
const prefixes: readonly RegExp[] = [
  // Docker Compose writes `palworld-server  | `.
  /^[\w.-]{1,64} {1,20}\| ?/,
  new RegExp(`^(?<time>${time})[ \\t]?(?:${program}\\[\\d+\\]: )?`),
  // journalctl writes `Sep 07 03:23:04 host PalServer.sh[812]: `.
  new RegExp(
    `^(?<time>[A-Z][a-z]{2} {1,2}\\d{1,2} \\d\\d:\\d\\d:\\d\\d)[: ] ?(?:${program}(?:\\[\\d+\\])?: )?`,
  ),
  // The kernel, Kubernetes, Docker's build output and quotations have these prefixes.
  /^(?:\[ *\d+\.\d{6}\]|\[pod\/[\w./-]{1,120}\]|#\d+ \d+\.\d+) |^(?:> ?)+/,
  // Portainer, Dozzle, Kubernetes and Synology write `| stdout | `, `stdout F ` or `stdout `.
  /^\| ?std(?:out|err) ?\| ?|^std(?:out|err)[ \t](?:[FP] )?/,
  // PowerShell 7 shows the line of the script, and the error below it.
  /^ {3,}(?:\d+ )?\| {1,2}(?:~+ ?)?/,
  // Some panels show only the time.
  /^\[?(?<time>\d\d:\d\d(?::\d\d)?)\]?(?: {2}|\t)/,
];
const containers = /^(?:[\w.-]{1,64} {1,20}\| |\[pod\/|\{"log":")/;

/** Tells whether a container wrote the line. */
export const hasContainerPrefix = (raw: string): boolean =>
  containers.test(raw.includes('\u001b') ? raw.replace(colours, '') : raw);

const ownTime =
  /^\[(?<time>(?:\d{4}[.-]\d\d[.-]\d\d[ -])?\d\d[.:]\d\d[.:]\d\d)(?:[.:]\d+)?\](?:\[ *\d+\])? ?/;
// eslint-disable-next-line no-control-regex -- the colours of a terminal
const colours = /\u001b(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007]*\u0007?)/g;

export interface LogLine {
  readonly text: string;
  /** The server's own time replaces that of a prefix. */
  readonly time?: string;
}

/** Reads a line, also from Docker's JSON files. */
export function readLine(raw: string): LogLine {
  let text = raw.length > LONGEST ? raw.slice(0, LONGEST) : raw;
  if (text.startsWith('{"log":"')) {
    try {
      text = (JSON.parse(raw.slice(0, 8 * LONGEST)) as {log: string}).log.trimEnd();
    } catch {
      // The JSON of a truncated line stays as it is.
    }
  }
  text = text.includes('\u001b') ? text.replace(colours, '') : text;
  let when: string | undefined;
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const prefix of prefixes) {
      const found = prefix.exec(text);
      if (found) {
        text = text.slice(found[0].length);
        when = found.groups?.time ?? when;
      }
    }
    if (before === text) {
      break;
    }
  }
  const own = ownTime.exec(text);
  const at = own?.groups?.time ?? when;
  return {text: own ? text.slice(own[0].length) : text, ...(at ? {time: at} : {})};
}

/** Yields lines with their numbers from 1 and the offsets of their ends. */
export function* linesOf(
  text: string,
): Generator<readonly [line: string, number: number, end: number]> {
  const head = text.slice(0, 20_000).split('\n');
  const times = head.flatMap((line) => /^\d{4}.*/.exec(readLine(line).time ?? '')?.[0] ?? []);
  // Some viewers of containers put the newest line first, so such a log is read backwards.
  const isBackwards =
    new Set(times).size > 2 && times.every((time, at) => time <= (times[at - 1] ?? time));
  const lines = isBackwards ? text.trimEnd().split('\n').reverse() : [];
  const read = isBackwards ? lines.join('\n') : text;
  let at = 0;
  for (let number = 1; at < read.length; number += 1) {
    const found = read.indexOf('\n', at);
    const end = found < 0 ? read.length : found;
    const line = read.slice(at, read[end - 1] === '\r' ? end - 1 : end);
    yield [line, isBackwards ? lines.length + 1 - number : number, end];
    at = end + 1;
  }
}
