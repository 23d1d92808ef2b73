/** Docusaurus would name the page's own file in place of its words. */
import type {Parser, Processor} from 'unified';
import type {Locale} from '../../data/locales';
import {editedFile} from '../prose/sharedProse';
import {placedError} from './placedError';

/** Makes parse errors name the file that a writer edits, and the place in it. */
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
      // For a tag without an end only the message has the place: "(21:1-21:18)".
      const at = line ?? /\((?<line>\d+):\d+/.exec(message)?.groups?.line;
      throw placedError(error, editedFile(siteDir, file.path, locale), at);
    }
  };
}
