import {archivePath, isOwn} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {localePath} from '../../data/locales';
import {wordsOf} from '../../words';

export function resolve(_: FactsAttributes, {version, locale, baseUrl}: FactsContext) {
  const facts = serverFilesFacts(version);
  const addressOf = (system: (typeof facts.systems)[number]): string =>
    `${baseUrl}${localePath(locale)}${archivePath(system, facts.remote)}`;
  return {
    facts: {
      ...facts,
      // The page shows these alone. The others arrive with a click on the download.
      scripts: Object.fromEntries(Object.entries(facts.scripts).filter(([name]) => isOwn(name))),
    },
    words: wordsOf(locale).serverFiles,
    scripts: pagePath(version, 'operate/scripts'),
    archives: Object.fromEntries(facts.systems.map((system) => [system, addressOf(system)])),
  };
}
