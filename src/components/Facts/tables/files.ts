import {filesOf, runsOn} from '../../../core/paths';
import {oneOf} from '../../../core/resolver';
import {PLACE_IN_WORDS, serverSystems} from '../../../data/paths';
import {wordsOf} from '../../../words';
import {code, type FactsBuilder} from '../types';

type OptionalWords = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** `os="linux"` shows where files are. */
export const files: FactsBuilder = ({os: system}, {version, locale}) => {
  const os = oneOf('system', serverSystems, system);
  if (!runsOn(os, version)) {
    throw new Error(`Version ${version} has no official container image. Put it into <Since>.`);
  }
  const words = wordsOf(locale).paths;
  const places: OptionalWords = words.places;
  const remarks: OptionalWords = words.remarks;
  const terms = filesOf(os, version).map(({id, path}) => ({
    term: words.files[id].name,
    texts: [
      path === PLACE_IN_WORDS
        ? (places[id]?.[os] ?? '')
        : code(path.replace('world id', words.worldId)),
      remarks[id]?.[os] ?? words.files[id].remark,
    ],
  }));
  return {blocks: [{terms, look: 'card'}]};
};
