import {baseFiles, defaultChoices, makeFile, placeOf} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {highlightToHtml} from '../../core/highlight';
import {keysOf, oneOf, type FactsAttributes, type FactsContext} from '../../core/resolver';
import {updateKinds} from '../../data/serverFiles';
import {wordsOf} from '../../words';

/**
 * `<ServerFile id="backup-script" system="linux" />` shows generated files. With `update="pinned"`
 * there is also the script that installs a build.
 */
export function resolve(
  {id = '', system: wanted = 'linux', update = 'auto'}: FactsAttributes,
  {version, locale}: FactsContext,
) {
  const facts = serverFilesFacts(version);
  const words = wordsOf(locale).serverFiles;
  const system = oneOf(`system of ${version}`, facts.systems, wanted);
  const choices = {...defaultChoices(system, facts), update: oneOf('update', updateKinds, update)};
  const make = {choices, facts, words};
  const files = id
    .split(' ')
    .map((one) => oneOf('server file', ['base' as const, ...keysOf(words.files)], one))
    .flatMap((one) => (one === 'base' ? baseFiles(make) : [makeFile(make, one)]))
    .map((file) => ({
      title: placeOf(file, system),
      about: words.files[file.id],
      language: file.language,
      html: highlightToHtml(file.content.trimEnd(), file.language),
    }));
  return {files};
}
