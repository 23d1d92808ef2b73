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
import {highlightToHtml} from '../../core/highlight';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {wordsOf} from '../../words';

/**
 * `<ServerFile id="backup-script" system="linux" />` shows generated files; further attributes are
 * choices.
 */
export function resolve({id = '', ...choices}: FactsAttributes, {version, locale}: FactsContext) {
  const facts = serverFilesFacts(version);
  const words = wordsOf(locale).serverFiles;
  const {system = 'linux'} = choices;
  const isId = (one: string): one is FileId => Object.hasOwn(words.files, one);
  const ids = id.split(' ');
  if (!ids.every((one) => one === 'base' || isId(one))) {
    throw new Error(
      `<ServerFile> needs an id, one of base, ${Object.keys(words.files).join(', ')}.`,
    );
  }
  if (!facts.systems.some((known) => known === system)) {
    throw new Error(
      `<ServerFile id="${id}">: ${version} has no system "${system}". Use one of ${facts.systems.join(', ')}, or put it into <Since>.`,
    );
  }
  const names = choiceNames(facts);
  const unknown = Object.keys(choices).find((name) => !names.includes(name));
  if (unknown) {
    throw new Error(
      `<ServerFile id="${id}"> does not know "${unknown}". Choices are ${names.join(', ')}.`,
    );
  }
  const query = new URLSearchParams({...choices, system}).toString();
  const make = {choices: fromQuery(query, facts), facts, words};
  const error = problemsOf(make).find(({kind}) => kind === 'error');
  if (error) {
    throw new Error(`<ServerFile id="${id}">, ${error.field}: ${error.text}`);
  }
  const files = ids
    .flatMap((one) => (isId(one) ? [makeFile(make, one)] : baseFiles(make)))
    .map((file) => ({
      title: placeOf(file, make.choices.system),
      about: words.files[file.id],
      language: file.language,
      html: highlightToHtml(file.content.trimEnd(), file.language),
    }));
  return {files};
}
