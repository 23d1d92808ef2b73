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

interface Section {
  readonly kind: Frame['kind'];
  readonly from: number;
  /** Where its content starts and ends. */
  readonly start: number;
  readonly end: number;
}

const sectionLine = new RegExp(
  `^[ \\t\\u00a0\\u3000]*(?:\\[[^\\]\\r\\n"=]{0,200}\\]|[^\\w\\r\\n;#]{0,6}\\/?(?:Script\\W{0,3})?Pal\\W{0,2}PalGameWorldSettings[ \\t]*[^\\w\\s;(]{0,3})`,
  'gim',
);
const optionName = new RegExp(
  `(?<![\\w$])[-+.!@*]?[A-Za-z][A-Za-z ]{8,18}[A-Za-z](?=[\\s\\u200b-\\u200d]{0,20}(?:[=＝:：]|["'“]?[(（]|\\r|\\n))`,
  'g',
);
const listStart =
  /[\s\u200b-\u200d\u2060]{0,200}[=＝:：]?[\s\u200b-\u200d\u2060]{0,200}["'“”＂]?(?:[(（][\s\u200b-\u200d\u2060]{0,200}){0,3}/y;

/** Whether a section line is meant to be that of the game's settings. */
function isSettings(line: string): boolean {
  return /PalGameWorldSettings/i.test(line) || isNear(line.trim(), sectionHeader, 3);
}

function sectionsOf(text: string): readonly Section[] {
  const lines = [...text.matchAll(sectionLine)];
  const sections = lines.map((match, index): Section => {
    const [line] = match;
    const start = match.index + line.length;
    const [gap = ''] = /^[^\S\r\n]*(?:\r\n|\n|\r)?/.exec(text.slice(start, start + 200)) ?? [];
    const end = lines[index + 1]?.index ?? text.length;
    return {
      kind: isSettings(line) ? 'settings' : 'other',
      from: match.index,
      start: Math.min(end, start + gap.length),
      end,
    };
  });
  return [{kind: 'none', from: 0, start: 0, end: lines[0]?.index ?? text.length}, ...sections];
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
  let best: Frame | undefined;
  let most = -1;
  for (const {kind, from, start, end} of sectionsOf(text)) {
    const options = optionsIn(text, start, end);
    const hasKeys = options.length > 0 || known.next(text.slice(start, end), 0) !== undefined;
    const weight =
      (options.length > 0 ? 4 : hasKeys ? 2 : 0) + {settings: 1, none: 0.5, other: 0}[kind];
    if (weight >= most) {
      const header = kind === 'settings' ? {from, to: start} : undefined;
      [best, most] = [{kind, header, from: start, to: end, options}, weight];
    }
  }
  return best!;
}
