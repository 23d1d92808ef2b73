import {headerAt, mayStartHeader, type Header, type SectionKind} from './header';
import {isLineStart, nextLine} from './lines';
import type {KnownKeys} from './known';
import {mayStartOption, optionAt} from './optionLine';
import {nothingFound, readList, type Found} from './reader/list';
import {afterBlanks} from './scan';

interface OptionLine {
  readonly start: number;
  readonly section: SectionKind;
  /** Offset right behind a header that stands on the same line. */
  readonly afterHeader: boolean;
  /** Whether the list stood in quotes as a whole. */
  readonly isQuoted: boolean;
  /** Offset of the first character after the list. */
  readonly end: number;
  /** Whether what follows the list may be the rest of a password. */
  readonly endsNearSecret: boolean;
}

/** What a text is made of: only what matters for the settings; foreign lines leave no trace. */
export interface Layout {
  /** The headers of the settings section. */
  readonly headers: readonly Header[];
  /** Whether the text has any section. */
  readonly hasSections: boolean;
  /** Where the section ends that the first of the headers starts. */
  readonly sectionEnd: number;
  readonly options: readonly OptionLine[];
  /** What the option lines of each kind say together; in other sections, the first one alone. */
  readonly found: Readonly<Record<SectionKind, Found>>;
}

/** Walks along the lines that start a section or an option line; each line is looked at once. */
class Boundaries {
  /** The header at the boundary that was found last. */
  public header: Header | undefined;
  private boundary = -1;

  public constructor(
    private readonly text: string,
    private readonly known: KnownKeys,
  ) {}

  /** The first boundary at or behind the start of a line; the end of the text where there is none. */
  public from(lineStart: number): number {
    const {text, known} = this;
    if (this.boundary < lineStart) {
      this.boundary = this.candidate(lineStart);
      while (this.boundary < text.length) {
        this.header = headerAt(text, this.boundary);
        if (this.header || optionAt(text, this.boundary, known)) {
          break;
        }
        this.boundary = this.candidate(nextLine(text, this.boundary));
      }
    }
    return this.boundary;
  }

  /** The first line that may be a boundary, judged by its first character alone. */
  private candidate(lineStart: number): number {
    const {text} = this;
    let start = lineStart;
    while (start < text.length) {
      const first = afterBlanks(text, start, text.length);
      const code = text.charCodeAt(first);
      if (mayStartHeader(code) || mayStartOption(code)) {
        return start;
      }
      start = nextLine(text, first);
    }
    return text.length;
  }
}

/** Finds the section headers and the option lines of a text, and reads the lists. */
export function findLayout(text: string, known: KnownKeys): Layout {
  const headers: Header[] = [];
  const options: OptionLine[] = [];
  const found = {none: nothingFound(), settings: nothingFound(), other: nothingFound()};
  const ignored = nothingFound();
  const boundaries = new Boundaries(text, known);
  let hasOther = false;
  let section: SectionKind = 'none';
  let sectionEnd = -1;
  let line = boundaries.from(0);
  while (line < text.length) {
    let optionFrom = line;
    const {header} = boundaries;
    if (header) {
      if (sectionEnd < 0 && headers.length > 0) {
        sectionEnd = line;
      }
      section = header.kind;
      optionFrom = header.end;
      if (header.kind === 'settings') {
        headers.push(header);
      }
    }
    const option = optionAt(text, optionFrom, known);
    const following = nextLine(text, option ? Math.max(line, option.listStart - 1) : line);
    if (!option) {
      line = boundaries.from(following);
      continue;
    }
    const target = section === 'other' && hasOther ? ignored : found[section];
    hasOther ||= section === 'other';
    const spaces = target.reports.count('spaces');
    const range = {start: option.listStart, limit: boundaries.from(following)};
    const end = readList(text, range, known, target);
    if (header) {
      target.reports.add('header-on-line', line);
    }
    for (const code of option.damages) {
      if (code !== 'spaces' || target.reports.count(code) === spaces) {
        target.reports
          .add(code, code === 'missing-open' ? option.listStart : optionFrom)
          ?.tell(option.name === undefined ? {} : {text: option.name});
      }
    }
    options.push({
      start: optionFrom,
      section,
      afterHeader: header !== undefined,
      isQuoted: option.isQuoted,
      end,
      endsNearSecret: target.list.endsNearSecret,
    });
    // Reading goes on with the line behind the list.
    line = boundaries.from(end > line && isLineStart(text, end) ? end : nextLine(text, end));
  }
  return {
    headers,
    hasSections: section !== 'none',
    sectionEnd: sectionEnd < 0 ? text.length : sectionEnd,
    options,
    found,
  };
}
