/** Where the settings of a damaged file are: its sections, its option lines, its comments. */
import {isNear} from '../text/distance';
import {propertyName, sectionHeader} from './file';
import type {KnownKeys} from './known';
import {maskPlaceholders} from './placeholder';

/** The part of a text that has the settings. */
export interface Frame {
  /** Of what kind the section is; 'none' is a text without sections. */
  readonly kind: 'settings' | 'none' | 'other';
  /** The section line, where there is one of the game's. */
  readonly header?: {readonly from: number; readonly to: number} | undefined;
  readonly from: number;
  readonly to: number;
  /** Where its option lines start and their lists begin, the last one last. */
  readonly options: readonly OptionStart[];
}

export interface OptionStart {
  readonly at: number;
  readonly listAt: number;
  /** How the start of the line was written, where it was damaged. */
  readonly isDamaged: boolean;
}

const sectionLine = new RegExp(
  `^[ \\t\\u00a0\\u3000]*(?:\\[[^\\]\\r\\n"=]{0,200}\\]|[^\\w\\r\\n;#]{0,6}\\/?(?:Script\\W{0,3})?Pal\\W{0,2}PalGameWorldSettings[ \\t]*[^\\w\\s;(]{0,3})`,
  'gim',
);
const optionName = new RegExp(
  `(?<![\\w$]|=\\s{0,9}["'“])[-+.!@*]?[A-Za-z][A-Za-z ]{8,18}[A-Za-z](?=[\\s\\u200b-\\u200d]{0,20}(?:[=＝:：]|["'“]?[(（]|\\r|\\n))`,
  'g',
);
const listStart =
  /[\s\u200b-\u200d\u2060]{0,200}[=＝:：]?[\s\u200b-\u200d\u2060]{0,200}["'“”＂]?(?:[(（][\s\u200b-\u200d\u2060]{0,200}){0,3}/y;

/** The sections of a text, and what is above the first one. */
function sectionsOf(text: string): readonly Omit<Frame, 'options'>[] {
  const lines = [...text.matchAll(sectionLine)];
  const sections = lines.map((match, index): Omit<Frame, 'options'> => {
    const [line] = match;
    const from = match.index + line.length;
    const [gap = ''] = /^[^\S\r\n]*(?:\r\n|\n|\r)?/.exec(text.slice(from, from + 200)) ?? [];
    const to = lines[index + 1]?.index ?? text.length;
    const start = Math.min(to, from + gap.length);
    const isOwn = /PalGameWorldSettings/i.test(line) || isNear(line.trim(), sectionHeader, 3);
    return isOwn
      ? {kind: 'settings', header: {from: match.index, to: start}, from: start, to}
      : {kind: 'other', from: start, to};
  });
  return [{kind: 'none', from: 0, to: lines[0]?.index ?? text.length}, ...sections];
}

/** The starts of option lines in a part of a text. */
function optionsIn(text: string, start: number, end: number): readonly OptionStart[] {
  const part = text.slice(start, end);
  return [...part.matchAll(optionName)].flatMap((match) => {
    const [name] = match;
    const plain = name.replace(/[^A-Za-z]/g, '');
    const isExact = plain.toLowerCase() === propertyName.toLowerCase();
    listStart.lastIndex = match.index + name.length;
    const [sign = ''] = listStart.exec(part) ?? [];
    const isOpen = /[(（]/.test(sign);
    if (!isExact && !(isOpen && isNear(plain, propertyName, 3))) {
      return [];
    }
    // Where the list does not open, the line break behind the name belongs to what follows.
    const length =
      name.length + (isOpen || !/[\r\n]/.test(sign) ? sign.length : sign.search(/[\r\n]/));
    const listAt = match.index + length;
    return [
      {
        at: start + match.index,
        listAt: start + listAt,
        isDamaged: part.slice(match.index, listAt) !== `${propertyName}=(`,
      },
    ];
  });
}

/**
 * A text of the same length in which nothing is taken for a setting that is none: comment lines are
 * blank, lines that go on are one, and placeholders are digits.
 */
export function masked(text: string): string {
  const idle = /^[ \t]*(?:;|#|\/\/)[^\r\n]*|\\+[ \t]*(?:\r\n|\n|\r)/gm;
  return maskPlaceholders(text.replace(idle, (part) => ' '.repeat(part.length)));
}

/** Finds the section in which the settings are, or were meant to be: the last one with an option line, else with keys. */
export function findFrame(text: string, known: KnownKeys): Frame {
  const frames = sectionsOf(text).map((section) => ({
    ...section,
    options: optionsIn(text, section.from, section.to),
  }));
  const weight = ({kind, from, to, options}: Frame): number => {
    const hasKeys = options.length > 0 || known.next(text.slice(from, to), 0) !== undefined;
    return (options.length > 0 ? 4 : hasKeys ? 2 : 0) + {settings: 1, none: 0.5, other: 0}[kind];
  };
  return frames
    .map((frame) => ({frame, weight: weight(frame)}))
    .reduce((best, one) => (one.weight >= best.weight ? one : best)).frame;
}
