/** Messages about Markdown that cannot be read name the file with the words, as those about facts do. */
import type {Parser, Plugin} from 'unified';
import type {Locale} from '../../data/locales';
import {editedFile} from '../prose/sharedProse';

/** What the parser of MDX throws (vfile-message), as far as it is used here. */
interface Mistake extends Error {
  readonly line?: number | undefined;
  readonly reason?: string;
}

/** Docusaurus itself would name the page's own file, which only says where its words are. */
export const placedParseErrors: Plugin<[{readonly siteDir: string; readonly locale: Locale}]> =
  function placedParseErrors({siteDir, locale}) {
    const parse = this.parser as Parser | undefined;
    if (!parse) {
      throw new Error('This plugin comes after the one that reads MDX.');
    }
    this.parser = (document, file) => {
      try {
        return parse(document, file);
      } catch (error) {
        const {line, reason, message} = error as Mistake;
        const words = reason ?? message;
        // For a tag without an end only the words name the place: "(21:1-21:18)".
        const at = line ?? /\((?<line>\d+):\d+/.exec(words)?.groups?.line ?? '?';
        const edited = editedFile(siteDir, file.path, locale);
        const placed = new Error(`${edited}, line ${at}: ${words}`, {cause: error});
        placed.stack = placed.message;
        throw placed;
      }
    };
  };
