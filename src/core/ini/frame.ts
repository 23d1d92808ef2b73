import type {KnownKeys} from './known';

interface Section {
  readonly from: number;
  readonly to: number;
  readonly headerAt?: number;
  readonly isForeign?: boolean;
  readonly options: readonly {readonly at: number; readonly listAt: number}[];
}

export interface Frame extends Section {
  readonly earlier: readonly number[];
}

const sectionLine =
  /^[ \t\u00a0\u3000]*(?:\[[^\]\r\n"=]{0,200}\]|\[?\/?(?:Script\/)?Pal\.PalGameWorldSettings\]?)/gim;
/** A text may have the name, too, so it stands first on its line, in a list or behind one. */
const optionName =
  /(?<=(?:^[^"“=\r\n]{0,80}|[\])]|=\([\s(]{0,9}))(?<![\w$])[-+.!@*]?Option[ _]?Settings?(?!\w)/gim;
const listStart =
  /[\s\u200b-\u200d\u2060]{0,200}[=＝:：]?[\s\u200b-\u200d\u2060]{0,200}["'“”＂]?(?:[(（][\s\u200b-\u200d\u2060]{0,200}){0,3}/y;

function sectionsOf(text: string): readonly Section[] {
  const lines = [...text.matchAll(sectionLine)];
  const sections = lines.map(({0: line, index: headerAt}, number): Section => {
    const to = lines[number + 1]?.index ?? text.length;
    const behind = headerAt + line.length;
    const [gap = ''] = /^[^\S\r\n]*(?:\r\n|\n|\r)?/.exec(text.slice(behind, behind + 200)) ?? [];
    const from = Math.min(to, behind + gap.length);
    const isOwn = /PalGameWorldSettings/i.test(line);
    const options = optionsIn(text, from, to);
    return {from, to, options, ...(isOwn ? {headerAt} : {isForeign: true})};
  });
  const top = lines[0]?.index ?? text.length;
  return [{from: 0, to: top, options: optionsIn(text, 0, top)}, ...sections];
}

function optionsIn(text: string, from: number, to: number): Section['options'] {
  const part = text.slice(from, to);
  return [...part.matchAll(optionName)].map(({0: name, index}) => {
    listStart.lastIndex = index + name.length;
    const [sign = ''] = listStart.exec(part) ?? [];
    const {length} = /[(（]/.test(sign) ? sign : sign.replace(/[\r\n].*/s, '');
    return {at: from + index, listAt: from + index + name.length + length};
  });
}

/**
 * Returns whether a comment contains the end of the list, because a comment sign may have slipped
 * into the list. In a note, a blank comes before the parenthesis.
 */
export const endsList = (comment: string): boolean =>
  isList(comment) &&
  !/\s\)\s*$/.test(comment) &&
  comment.split(')').length > comment.split('(').length;

const isList = (comment: string): boolean => comment.trimEnd().endsWith(')') && /\w=/.test(comment);
const isWhole = (comment: string): boolean =>
  isList(comment) && /^\W*(?:\w+[ \t]*=[ \t]*)?\(/.test(comment);
// A search from each backslash of a long run would take quadratic time.
const idle = new RegExp(
  [
    // A search for the end of each open quote would take quadratic time, too.
    String.raw`"(?:[^"\\\r\n]|\\.)*"?`,
    String.raw`^[ \t]*(?:;|#|//|--)[^\r\n]*`,
    // A comment behind a setting.
    String.raw`(?<=^|[,(][ \t]{0,9}|[ \t])(?:/\*(?:(?!\*/)[^\r\n])*(?:\*/)?|(?:;|#|//|--)[^\r\n]*)`,
    String.raw`(?<!\\)\\+[ \t]*(?:\r\n|\n|\r)`,
  ].join('|'),
  'gm',
);

/**
 * Masks comments at the same length. If all settings are in comments, whole lists in comments stay
 * visible.
 */
export function masked(text: string): string {
  const blank = (part: string): string => ' '.repeat(part.length);
  // Behind a setting, a sign may be meant in another way, unless the list goes on below its line.
  const isText = (part: string, at: number): boolean =>
    part.startsWith('"') ||
    (/^(?:[;#-]|\/\/)/.test(part) &&
      !/(?:^|[\r\n])$/.test(text.slice(Math.max(0, at - 1), at)) &&
      !/^[\r\n]+[^\r\n=]*=/.test(text.slice(at + part.length, at + part.length + 200)));
  const without = (isRead: (comment: string, at: number) => boolean): string =>
    text.replace(idle, (part, at: number) =>
      isText(part, at) ? part : isRead(part, at) ? part.replace(/^[\s;#/]+/, blank) : blank(part),
    );
  const listAt = without(() => false).search(/Option[ _]?Settings/i);
  const active = without((part, at) => at > listAt && endsList(part));
  const rest = active.replace(/Option[ _]?Settings?\s*[=:]/gi, '');
  return /\w["']?[ \t]*[=＝:：][ \t]*[^\s(（]/.test(rest)
    ? active
    : without((part) => endsList(part) || isWhole(part));
}

/** Finds the last section with an option line, else with keys. */
export function findFrame(text: string, known: KnownKeys): Frame {
  const sections = sectionsOf(text).map((section) => {
    const {headerAt, isForeign, from, to, options} = section;
    const hasKeys =
      options.length > 0 || known.marks(text.slice(from, to)).some((mark) => mark.known);
    const ofKind = headerAt !== undefined ? 1 : isForeign ? 0 : 0.5;
    const weight = (options.length > 0 ? 4 : hasKeys ? 2 : 0) + ofKind;
    return {...section, hasKeys, weight};
  });
  const best = sections.reduce((found, one) => (one.weight >= found.weight ? one : found));
  const earlier = sections.slice(0, sections.indexOf(best)).flatMap((section) => {
    const {headerAt, isForeign, options, hasKeys, from} = section;
    const isList = options.length > 0 || (headerAt !== undefined && hasKeys);
    return isList && !isForeign ? [options[0]?.at ?? from] : [];
  });
  return {...best, earlier};
}
