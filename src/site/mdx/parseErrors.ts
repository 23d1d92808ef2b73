/** Messages about Markdown that cannot be read name the file with the words, as those about facts do. */
import type {Parser, Processor} from 'unified';
import type {Locale} from '../../data/locales';
import {editedFile} from '../prose/sharedProse';
import {placedError} from './placedError';

/** Docusaurus itself would name the page's own file, which only says where its words are. */
export function placedParseErrors(
  this: Processor,
  {siteDir, locale}: {readonly siteDir: string; readonly locale: Locale},
): void {
  const parse = this.parser as Parser;
  this.parser = (document, file) => {
    try {
      return parse(document, file);
    } catch (error) {
      const {line, message} = error as Error & {readonly line?: number};
      // For a tag without an end only the words name the place: "(21:1-21:18)".
      const at = line ?? /\((?<line>\d+):\d+/.exec(message)?.groups?.line;
      throw placedError(error, editedFile(siteDir, file.path, locale), at);
    }
  };
}
