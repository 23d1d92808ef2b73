/**
 * This folder shares no code with the repairing reader, so that each can check the other. Source:
 * Unreal Engine 5, `FParse::LineExtended`, `FConfigFile`.
 */

export interface GameLine {
  readonly text: string;
  readonly at: readonly number[];
}

const plain = /[^"\\/{}|\r\n]+/y;

const isBreak = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';

function behindBreak(source: string, at: number): number {
  const [sign, next] = [source[at], source[at + 1]];
  return isBreak(sign) ? at + (isBreak(next) && next !== sign ? 2 : 1) : at;
}

/** Splits lines as the engine does: `//` hides the rest of a line, `|` ends it. */
export function gameLines(file: string): readonly GameLine[] {
  const [source = ''] = file.split('\0', 1);
  const lines: GameLine[] = [];
  let [text, isQuoted, isHidden, depth] = ['', false, false, 0];
  let offsets: number[] = [];
  for (let at = 0; at <= source.length;) {
    const [sign = '\n', next] = [source[at], source[at + 1]];
    isHidden ||= !isQuoted && sign === '/' && next === '/';
    const isLast = at === source.length;
    const isPair = isQuoted && !isHidden && sign === '\\' && (next === '"' || next === '\\');
    const broken = behindBreak(source, sign === '\\' && isBreak(next) ? at + 1 : at);
    plain.lastIndex = at;
    const end = broken > at ? broken : plain.test(source) ? plain.lastIndex : at + (isPair ? 2 : 1);
    if (isLast || (depth === 0 && (isBreak(sign) || (sign === '|' && !isQuoted)))) {
      if (text !== '') {
        offsets.push(at);
        lines.push({text, at: offsets});
      }
      [text, isQuoted, isHidden, depth] = ['', false, false, 0];
      offsets = [];
    } else if (broken > at) {
      offsets.push(at);
      text += ' ';
    } else if (!isQuoted && (sign === '{' || (sign === '}' && depth > 0))) {
      depth += sign === '{' ? 1 : -1;
    } else {
      for (let from = at; from < end && !isHidden; from += 1) {
        offsets.push(from);
      }
      text += isHidden ? '' : source.slice(at, end);
      isQuoted = isQuoted !== (sign === '"');
    }
    at = end;
  }
  return lines;
}
