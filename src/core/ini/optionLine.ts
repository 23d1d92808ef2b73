/** The start of the line `OptionSettings=(…)`, also a damaged one. */
import {isNear} from '../text/distance';
import {OPEN, WIDE_OPEN} from './chars';
import {propertyName} from './file';
import type {KnownKeys} from './known';
import type {ProblemCode} from './problems';
import {afterBlanks, startsKnownSetting} from './scan';

export interface OptionStart {
  /** Offset of the first character of the list. */
  readonly listStart: number;
  /** Whether the list stands in quotes as a whole. */
  readonly isQuoted: boolean;
  /** The name, where it was misspelt. */
  readonly name?: string;
  readonly damages: readonly ProblemCode[];
}

const plainStart = `${propertyName}=(`;
const blanks = '[ \\t\\0\\u00a0\\u3000\\ufeff\\u200b]*';
/** Blanks and line breaks, so many that no text is walked through for nothing. */
const white = '[ \\t\\0\\u00a0\\u3000\\ufeff\\u200b\\r\\n]{0,200}';
const optionStart = new RegExp(
  `${blanks}(\\w[\\w ]{8,18}\\w)${white}(?:([=＝:：])${white})?(?:(["'“”＂]?)([(（](?:${white}[(（]){0,3}))?`,
  'iy',
);

/** Tells whether an option line may start with a character. */
export function mayStartOption(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || code === 0x30;
}

/** The start of an option line at an offset, if there is one. */
export function optionAt(text: string, start: number, known: KnownKeys): OptionStart | undefined {
  if (text.startsWith(plainStart, start)) {
    const listStart = start + plainStart.length;
    const next = afterBlanks(text, listStart, text.length);
    const code = text.charCodeAt(next);
    if (code !== OPEN && code !== WIDE_OPEN && code !== 10 && code !== 13) {
      return {listStart, isQuoted: false, damages: []};
    }
  }
  optionStart.lastIndex = start;
  const match = optionStart.exec(text);
  if (!match) {
    return undefined;
  }
  const [found, name = '', equals, mark = '', open = ''] = match;
  const isExact = name.toLowerCase() === propertyName.toLowerCase();
  if (
    (!isExact && !(open && isNear(name.replace(/ /g, ''), propertyName))) ||
    (!equals && open === '')
  ) {
    return undefined;
  }
  const hasBreak = /[\r\n]/.test(found);
  const signEnd = start + found.search(/[=＝:：]/) + 1;
  if (
    open === '' &&
    hasBreak &&
    !startsKnownSetting(text, optionStart.lastIndex, text.length, known)
  ) {
    // The line ends behind the sign, and what follows is something else.
    return {listStart: signEnd, isQuoted: false, damages: ['missing-open']};
  }
  const damages: ProblemCode[] = [
    ...(isExact ? [] : ['broken-name' as const]),
    ...(equals === '=' || equals === '＝' ? [] : ['missing-equals' as const]),
    ...(mark === '' ? [] : ['quoted-list' as const]),
    ...(open === '' ? ['missing-open' as const] : []),
    ...(/[(（].*[(（]/s.test(open) ? ['extra-open' as const] : []),
    ...(/[＝（]/.test(found) ? ['wide-signs' as const] : []),
    ...(hasBreak
      ? ['line-break' as const]
      : /[ \t\0\u00a0\u3000\ufeff\u200b]/.test(found)
        ? ['spaces' as const]
        : []),
  ];
  return {
    listStart: optionStart.lastIndex,
    isQuoted: mark !== '',
    ...(isExact ? {} : {name}),
    damages,
  };
}
