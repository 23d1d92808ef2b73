/** Why a file that was opened is not the one that the server reads, as a sentence and its values. */
export interface OtherFile {
  readonly word: 'otherFile.default' | 'otherFile.name';
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Tells by its name whether a file is another one than the server reads. A browser that downloads a
 * file twice writes `PalWorldSettings (1).ini`: so is called what people bring from elsewhere.
 */
export function otherFile(name: string): OtherFile | undefined {
  if (name === '' || /^PalWorldSettings\.ini$/i.test(name)) {
    return undefined;
  }
  return {
    word: /^DefaultPalWorldSettings/i.test(name) ? 'otherFile.default' : 'otherFile.name',
    data: {name},
  };
}

/** Tells by its name whether a file is the one that overrides the settings of a world. */
export function isWorldOption(name: string): boolean {
  return /^WorldOption.*\.sav$/i.test(name);
}
