import {choiceNames, fromQuery, makeFile, problemsOf, type FileId} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {fileIds} from '../../core/serverFiles/types';
import {highlightToHtml} from '../../core/highlight';
import type {FactsResolver} from '../../core/resolver';
import {wordsOf} from '../../words';

export interface ServerFileProps {
  /** Where the file belongs, with its name. */
  readonly title: string;
  readonly language: string;
  /** The file as coloured HTML. */
  readonly html: string;
}

/**
 * `<ServerFile id="backup-script" system="linux" />`: one file of the generator, as the form makes it
 * with its defaults. Further attributes are choices by their names in an address (`backup="1"`).
 */
export const resolve: FactsResolver<ServerFileProps> = ({id, ...choices}, {version, locale}) => {
  if (!id || !(fileIds as readonly string[]).includes(id)) {
    throw new Error(`<ServerFile> needs an id, one of ${fileIds.join(', ')}.`);
  }
  const facts = serverFilesFacts(version);
  const {system = 'linux'} = choices;
  if (!(facts.systems as readonly string[]).includes(system)) {
    throw new Error(
      `<ServerFile id="${id}">: ${version} has no system "${system}". Use one of ${facts.systems.join(', ')}, or put it into <Since>.`,
    );
  }
  const unknown = Object.keys(choices).find((name) => !choiceNames.includes(name));
  if (unknown) {
    throw new Error(
      `<ServerFile id="${id}"> does not know "${unknown}". Choices are ${choiceNames.join(', ')}.`,
    );
  }
  const make = {
    choices: fromQuery(new URLSearchParams({...choices, system}).toString(), facts),
    facts,
    words: wordsOf(locale).serverFiles,
  };
  const error = problemsOf(make).find(({kind}) => kind === 'error');
  if (error) {
    throw new Error(`<ServerFile id="${id}">, ${error.field}: ${error.text}`);
  }
  const {folder, name, language, content} = makeFile(make, id as FileId);
  return {
    title: `${folder}${system === 'windows' ? '\\' : '/'}${name}`,
    language,
    html: highlightToHtml(content.trimEnd(), language),
  };
};
