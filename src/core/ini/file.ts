export const sectionHeader = '[/Script/Pal.PalGameWorldSettings]';
export const propertyName = 'OptionSettings';

export interface IniEntry {
  readonly key: string;
  readonly value: string;
}

export interface LinePiece extends IniEntry {
  readonly lead: string;
  readonly text: string;
}

export interface LineForm {
  readonly open: string;
  readonly pieces: readonly LinePiece[];
  readonly close: string;
}

export interface IniFile {
  readonly bom: boolean;
  readonly before: string;
  readonly entries: readonly IniEntry[];
  readonly after: string;
  readonly form?: LineForm;
  /** These values came out of damaged text and may contain a piece of a password. */
  readonly doubtful?: ReadonlySet<string>;
}

/** Makes a file of entries, with the section header and nothing else. */
export function newFile(entries: readonly IniEntry[], lineEnd = '\n'): IniFile {
  return {bom: false, before: sectionHeader + lineEnd, entries, after: lineEnd};
}

const plainForm: LineForm = {open: `${propertyName}=(`, pieces: [], close: ')'};

/** Writes an option line and replaces only values that have changed. */
export function writeOptionLine(
  entries: readonly IniEntry[],
  {open, pieces, close}: LineForm = plainForm,
): string {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const written = entries.map(({key, value}, at) => {
    const piece = pieces[at]?.key === key ? pieces[at] : byKey.get(key);
    const lead = piece?.lead ?? `${key}=`;
    const joint = at === 0 ? lead.replace(/^[^,]*,/, '') : lead.includes(',') ? lead : `,${lead}`;
    return joint + (piece?.value === value ? piece.text : value);
  });
  // A comma at the end needs a setting before it.
  return open + written.join('') + (written.length === 0 ? close.replace(',', '') : close);
}

/** Writes a file; an unchanged file stays byte for byte. */
export function writeIni({bom, before, entries, after, form}: IniFile): string {
  return (bom ? '\uFEFF' : '') + before + writeOptionLine(entries, form) + after;
}
