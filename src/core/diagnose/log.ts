import {saidByPlayers} from '../../data/messages/patterns';
import {speakers} from '../../data/messages/speakers';
import type {LogPattern, Speaker} from '../../data/messages/types';
import {diagnosis, type Cause, type CauseId, type Diagnosis, type Shown} from './diagnosis';
import {decodeLog, hasContainerPrefix, linesOf, readLine} from './lines';
import {LogFacts, telling} from './logFacts';
import {anyOf, patternOf, patterns, speakerOf} from './patternOf';
import {withoutPrivate} from './privacy';

const trouble =
  /\b(?:error|fatal|critical|exception|cannot|corrupt\w*|denied|refused)\b|\bfail|エラー|失敗|错误|失败/i;
/** Every line of these programs tells of a fault, because they print only when something fails. */
const ofFaults: ReadonlySet<Speaker | undefined> = new Set(['request', 'shell', 'windows']);
const ours = /palworld|PalServer|2394010/i;
/** Most lines match nothing, so a few combined expressions rule them out first. */
const isTelling = anyOf([
  ...patterns.flatMap(({pattern, undoneBy}) => [pattern, ...(undoneBy ? [undoneBy] : [])]),
  ...telling,
  trouble,
  speakers.image,
  speakers.request,
  speakers.shell,
  speakers.windows,
]);
/** The server's environment explains a crash, so "context" precedes "symptom". */
const order = ['cause', 'effect', 'context', 'symptom', 'hint', 'harmless'] as const;

interface Seen extends Shown {
  readonly pattern: LogPattern;
  readonly number: number;
  count: number;
  isOver: boolean;
}

/** Reads a log file in any encoding. */
export async function readLogFile(
  log: Blob,
  onProgress?: (share: number) => void,
): Promise<Diagnosis> {
  return readLog(decodeLog(new Uint8Array(await log.arrayBuffer())), onProgress);
}

class LogReading {
  private readonly facts = new LogFacts();
  private readonly seen = new Map<string, Seen>();
  private readonly unknown: Shown[] = [];
  private readonly end: Shown[] = [];
  private readonly speakers = new Set<Speaker | undefined>();
  /** Logs repeat lines, so a repeated line is only counted. */
  private last: {readonly raw: string; readonly seen: Seen | undefined} | undefined;
  private isContainer = false;
  private isAfterCrash = false;
  private hasFault = false;
  private isOurs = false;
  private lines = 0;

  take(raw: string, number: number): void {
    this.lines = Math.max(this.lines, number);
    if (raw === this.last?.raw) {
      if (this.last.seen) {
        this.last.seen.count += 1;
      }
      return;
    }
    this.isOurs ||= ours.test(raw);
    const {text, time} = readLine(raw);
    if (time) {
      this.facts.at(time);
    }
    if (this.end.push({number, text}) > 20) {
      this.end.shift();
    }
    const isRead = isTelling(text);
    this.last = {raw, seen: isRead ? this.read(text, number) : undefined};
    if (!this.isAfterCrash || !/^(?:Log\w+: Error:)?\s*$/.test(text)) {
      this.isAfterCrash = this.last.seen?.pattern.kind === 'symptom';
    }
    this.isContainer ||= isRead && hasContainerPrefix(raw);
  }

  private read(text: string, number: number): Seen | undefined {
    this.facts.people(text);
    if (saidByPlayers.test(text)) {
      return undefined;
    }
    this.facts.server(text, number);
    for (const before of this.seen.values()) {
      before.isOver ||= before.pattern.undoneBy?.test(text) ?? false;
    }
    const speaker = speakerOf(text);
    this.speakers.add(speaker);
    this.isContainer ||=
      speaker === 'kubernetes' || speaker === 'docker' || speakers.image.test(text);
    const pattern = patternOf(text, speaker, this.isAfterCrash);
    if (!pattern) {
      this.doubt({number, text}, speaker);
      return undefined;
    }
    const key = `${pattern.id} ${pattern.kind}`;
    const known = this.seen.get(key) ?? {pattern, number, text, count: 0, isOver: false};
    known.count += 1;
    known.isOver = false;
    this.seen.set(key, known);
    return known;
  }

  private doubt(line: Shown, speaker: Speaker | undefined): void {
    this.hasFault ||= ofFaults.has(speaker);
    if (this.unknown.length < 5 && (ofFaults.has(speaker) || trouble.test(line.text))) {
      this.unknown.push(line);
    }
  }

  private show({number, text}: Shown): Shown {
    const shown = withoutPrivate(text, this.facts.names);
    return number === undefined ? {text: shown} : {number, text: shown};
  }

  result(): Diagnosis {
    const elsewhere = this.speakers.has('windows') ? 'windows' : undefined;
    const where = this.isContainer ? 'container' : elsewhere;
    const toCause = ({pattern, count, isOver, ...line}: Seen): Cause => ({
      id: ((where && pattern.elsewhere?.[where]) ?? pattern.id) as CauseId,
      lines: [this.show(line)],
      count,
      isOver,
    });
    const ranked = rank([...this.seen.values()]);
    const isOf = (kind: LogPattern['kind']) => (one: Seen) => one.pattern.kind === kind;
    const isHarmless = isOf('harmless');
    const worries = ranked.filter((one) => !isHarmless(one));
    const faults = worries.filter((one) => !one.isOver && one.pattern.kind !== 'hint');
    const isServer = this.facts.hasServer || ranked.some(isHarmless) || this.speakers.has('image');
    // If a text isn't clearly a server's log, a hint is the only answer.
    const isKnown = isServer || this.isOurs;
    const worthLook = isKnown ? 'look' : 'found';
    const nothing = isKnown ? 'healthy' : 'notLog';
    const hasHint = worries.some(({isOver}) => !isOver);
    const noFault = hasHint ? worthLook : nothing;
    const isUnknown = this.unknown.length > 0 && (this.hasFault || !(isServer || hasHint));
    const several = faults.filter(isOf('cause')).length > 1 ? 'several' : 'found';
    return diagnosis(faults.length > 0 ? several : isUnknown ? 'unknown' : noFault, {
      causes: worries.map(toCause),
      harmless: ranked.filter(isHarmless).map(toCause),
      facts: this.facts.list(this.lines),
      unknown: faults.length > 0 ? [] : this.unknown.map((line) => this.show(line)),
      end: this.end.map((line) => this.show(line)),
    });
  }
}

/** Reads a log; `onProgress` receives a share from 0 to 1. */
export function readLog(text: string, onProgress?: (share: number) => void): Diagnosis {
  const reading = new LogReading();
  for (const [raw, number, at] of linesOf(text)) {
    reading.take(raw, number);
    if (number % 5000 === 0) {
      onProgress?.(at / text.length);
    }
  }
  return reading.result();
}

/** The first fault is the likeliest, not the most frequent. */
function rank(seen: readonly Seen[]): readonly Seen[] {
  const enough = seen.filter(({pattern, count}) => count >= (pattern.least ?? 1));
  const crashed = enough.some(({pattern: {kind}, isOver}) => kind === 'symptom' && !isOver);
  const ids = new Set<string>();
  const group = ({pattern: {kind}, isOver}: Seen): number =>
    order.indexOf(isOver && kind !== 'harmless' ? 'hint' : kind);
  // A crash is reported in several ways, so the order of the patterns decides.
  const place = ({pattern}: Seen): number =>
    /context|symptom/.test(pattern.kind) ? patterns.indexOf(pattern) : 0;
  return enough
    .filter(({pattern: {kind}}) => kind !== 'context' || crashed)
    .sort((a, b) => group(a) - group(b) || place(a) - place(b))
    .filter(({pattern: {id}}) => !ids.has(id) && ids.add(id));
}
