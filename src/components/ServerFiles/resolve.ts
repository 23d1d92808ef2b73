import {serverFilesFacts, type ServerFilesFacts} from '../../core/serverFiles/facts';
import type {ServerFileWords} from '../../core/serverFiles';
import type {FactsResolver} from '../../core/resolver';
import {wordsOf} from '../../words';

export interface ServerFilesProps {
  readonly facts: ServerFilesFacts;
  readonly words: ServerFileWords;
}

/** `<ServerFiles />`: what the generator needs to know of the page's version, in its language. */
export const resolve: FactsResolver<ServerFilesProps> = (_attributes, {version, locale}) => ({
  facts: serverFilesFacts(version),
  words: wordsOf(locale).serverFiles,
});
