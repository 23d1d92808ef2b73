import {
  baseFiles,
  choiceNames,
  fromQuery,
  makeFile,
  placeOf,
  problemsOf,
} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {highlightToHtml} from '../../core/highlight';
import {keysOf, oneOf, type FactsAttributes, type FactsContext} from '../../core/resolver';
import {wordsOf} from '../../words';

/**
 * `<ServerFile id="backup-script" system="linux" />` shows generated files; further attributes are
 * choices.
 */
export function resolve({id = '', ...choices}: FactsAttributes, {version, locale}: FactsContext) {
  const facts = serverFilesFacts(version);
  const words = wordsOf(locale).serverFiles;
  const {system = 'linux'} = choices;
  const ids = id
    .split(' ')
    .map((one) => oneOf('server file', ['base' as const, ...keysOf(words.files)], one));
  if (!facts.systems.some((known) => known === system)) {
    throw new Error(
      `<ServerFile id="${id}">: ${version} has no system "${system}". Use one of ${facts.systems.join(', ')}, or put it into <Since>.`,
    );
  }
  for (const name of Object.keys(choices)) {
    oneOf('choice of the server files', choiceNames(facts), name);
  }
  const query = new URLSearchParams({...choices, system}).toString();
  const make = {choices: fromQuery(query, facts), facts, words};
  const error = problemsOf(make).find(({kind}) => kind === 'error');
  if (error) {
    throw new Error(`<ServerFile id="${id}">, ${error.field}: ${error.text}`);
  }
  const files = ids
    .flatMap((one) => (one === 'base' ? baseFiles(make) : [makeFile(make, one)]))
    .map((file) => ({
      title: placeOf(file, make.choices.system),
      about: words.files[file.id],
      language: file.language,
      html: highlightToHtml(file.content.trimEnd(), file.language),
    }));
  return {files};
}
