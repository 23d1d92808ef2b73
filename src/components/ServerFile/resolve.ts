import {
  baseFiles,
  choiceNames,
  fromQuery,
  makeFile,
  placeOf,
  problemsOf,
  type FileId,
} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {fileIds} from '../../core/serverFiles/types';
import {highlightToHtml} from '../../core/highlight';
import type {FactsResolver} from '../../core/resolver';
import {wordsOf} from '../../words';

export interface ServerFileProps {
  readonly files: readonly {
    /** Where the file belongs, with its name. */
    readonly title: string;
    /** What it does. */
    readonly about: string;
    readonly language: string;
    /** The file as coloured HTML. */
    readonly html: string;
  }[];
}

/** What every script needs: the settings, the shared functions, and the messages of the language. */
const BASE = 'base';

/**
 * `<ServerFile id="backup-script" system="linux" />`: one file of the generator, as the form makes it
 * with its defaults; several ids make several. `base` is what every script needs. Further attributes
 * are choices by their names in an address (`backup="1"`).
 */
export const resolve: FactsResolver<ServerFileProps> = (
  {id = '', ...choices},
  {version, locale},
) => {
  const wrong = id.split(' ').find((one) => one !== BASE && !isFileId(one));
  if (wrong !== undefined) {
    throw new Error(`<ServerFile> needs an id, one of ${[BASE, ...fileIds].join(', ')}.`);
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
  const words = wordsOf(locale).serverFiles;
  const make = {
    choices: fromQuery(new URLSearchParams({...choices, system}).toString(), facts),
    facts,
    words,
  };
  const error = problemsOf(make).find(({kind}) => kind === 'error');
  if (error) {
    throw new Error(`<ServerFile id="${id}">, ${error.field}: ${error.text}`);
  }
  const files = id
    .split(' ')
    .flatMap((one) => (isFileId(one) ? [makeFile(make, one)] : baseFiles(make)))
    .map((file) => ({
      title: placeOf(file, make.choices.system),
      about: words.files[file.id],
      language: file.language,
      html: highlightToHtml(file.content.trimEnd(), file.language),
    }));
  return {files};
};

function isFileId(text: string): text is FileId {
  return (fileIds as readonly string[]).includes(text);
}
