/** A module with its texts, or the table of all words with what modules still ask for by id. */
declare function wordsLoader(source: string): string;
declare namespace wordsLoader {
  type Table = Readonly<Record<string, string>>;

  function withWords(code: string, table: Table): string;
  function wordsLeft(table: Table, folders: readonly string[]): Table;
}
export = wordsLoader;
