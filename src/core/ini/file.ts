/** The section in which the game looks for its settings. */
export const sectionHeader = '[/Script/Pal.PalGameWorldSettings]';
export const propertyName = 'OptionSettings';

/** One `Key=Value` of the option line; the value exactly as the game sees it. */
export interface IniEntry {
  readonly key: string;
  readonly value: string;
}

/** A setting as it is in a file that the game reads: `lead` + `text`. */
export interface LinePiece extends IniEntry {
  /** From the end of the value before it on: a comma, blanks, a line that goes on, the key, its sign. */
  readonly lead: string;
  /** The bytes of the value. */
  readonly text: string;
}

/** The option line of a file that the game reads, byte for byte. */
export interface LineForm {
  /** Up to and with the opening parenthesis. */
  readonly open: string;
  readonly pieces: readonly LinePiece[];
  /** What follows the last value, up to and with the closing parenthesis. */
  readonly close: string;
}

/** A settings file: the entries of its option line, and everything around that line as it was. */
export interface IniFile {
  /** Whether the file starts with a byte order mark. */
  readonly bom: boolean;
  /** The text before the option line, up to and with the section header. */
  readonly before: string;
  readonly entries: readonly IniEntry[];
  /** The text after the closing parenthesis: the line end, comments, other sections. */
  readonly after: string;
  /** How the option line is written, where it differs from what the game itself writes. */
  readonly form?: LineForm;
  /**
   * Of a file that was repaired: keys and values put together from damaged text. They may hold a
   * piece of a password, so no link, draft or message has them.
   */
  readonly doubtful?: ReadonlySet<string>;
}

/** A file that holds nothing but the given entries. */
export function newFile(entries: readonly IniEntry[], lineEnd = '\n'): IniFile {
  return {bom: false, before: sectionHeader + lineEnd, entries, after: lineEnd};
}

/** The option line the way the game itself writes it: no spaces. */
const plainForm: LineForm = {open: `${propertyName}=(`, pieces: [], close: ')'};

/** Writes entries into an option line: of one that is there only what has changed is replaced. */
export function writeOptionLine(
  entries: readonly IniEntry[],
  {open, pieces, close}: LineForm = plainForm,
): string {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const written = entries.map(({key, value}, at) => {
    // An unknown key may come twice.
    const piece = pieces[at]?.key === key ? pieces[at] : byKey.get(key);
    const lead = piece?.lead ?? `${key}=`;
    const joint = at === 0 ? lead.replace(/^[^,]*,/, '') : lead.includes(',') ? lead : `,${lead}`;
    return joint + (piece?.value === value ? piece.text : value);
  });
  // A comma at the end needs a setting before it.
  return open + written.join('') + (written.length === 0 ? close.replace(',', '') : close);
}

/** Writes a whole file. What the reader gave back comes out again byte by byte. */
export function writeIni({bom, before, entries, after, form}: IniFile): string {
  return (bom ? '\uFEFF' : '') + before + writeOptionLine(entries, form) + after;
}
