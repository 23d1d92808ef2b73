/**
 * The one entrance for everything that is a list of settings and no settings file: our own JSON, the
 * answer of the REST API, a save as JSON, YAML, env and Compose files, tables of panels.
 */
import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {isSame, wordsOf, type EditorData, type EditorSetting} from '../editor';
import {
  newFile,
  quote,
  hidden,
  readsWhole,
  shownValue,
  type IniEntry,
  type ParsedIni,
} from '../ini';
import {asComments, readTyped, Report, type KnownKey} from '../ini/read';
import {rawOf, variableOf} from '../outputs/environment';
import {knownKeys} from '../settings/knownKeys';
import {pairsIn, type Pair, type PairList} from './pairs';

/** A file that was made of a list. */
export interface FromList extends ParsedIni {
  /** The image whose variables they are, where they are those of one. */
  readonly image?: CommunityImageId;
  /** How many settings the list sets. */
  readonly count: number;
  /** Settings that the list leaves to the image, and for which it has a default of its own. */
  readonly ownDefaults: readonly string[];
}

/** So few may be in any text. */
const fewest = 2;

/** The setting that a name means, in whatever spelling: `ServerName`, `Server Name`, `SERVER_NAME`, `Is PvP`. */
const meant = (name: string): KnownKey | undefined =>
  knownKeys.spelt(name) ?? knownKeys.spelt(`b${name}`);

/** What the game knows of a setting. */
const typed = (setting: EditorSetting) => {
  const words = wordsOf(setting);
  return {type: setting.type, ...(words && {words})};
};

/** The file that an image writes from its variables. */
function fromImage(text: string, {pairs}: PairList, data: EditorData): FromList | undefined {
  const given = new Map(pairs.map((pair) => [pair.key, pair]));
  const known = communityImages.map((image) => {
    const set = data.settings.filter(({key}) => given.has(variableOf(image, key)?.name ?? ''));
    const hasMode = given.has(image.settingsMode.name) ? 1 : 0;
    return {image, count: set.length, weight: set.length + hasMode};
  });
  const [best] = known.sort((a, b) => b.weight - a.weight);
  if (!best || best.count < fewest) {
    return undefined;
  }
  const {image, count} = best;
  const ownDefaults: string[] = [];
  const report = new Report();
  // Of two with the same meaning the first one is told.
  const named = new Map([...pairs].reverse().map((pair) => [meant(pair.key)?.key, pair]));
  const entries = data.settings.flatMap((setting): readonly IniEntry[] => {
    const {key, preset} = setting;
    const variable = variableOf(image, key);
    const value = variable && given.get(variable.name)?.value;
    if (value !== undefined) {
      return [{key, value: rawOf(setting, value)}];
    }
    // Named as another image has it, or as the setting itself: this image passes it over.
    const other = named.get(key);
    if (other) {
      report.add('no-variable', other.at, 'error', {key, name: other.key});
      return [];
    }
    // A word that only the image knows is none for the server.
    const own = variable?.default === undefined ? preset : rawOf(setting, variable.default);
    const written = readsWhole(own, typed(setting)) ? own : preset;
    if (isSame(setting, written, preset)) {
      return [{key, value: preset}];
    }
    ownDefaults.push(key);
    return [{key, value: written}];
  });
  const problems = report.listed(text);
  return {file: newFile(entries), problems, image: image.id, count, ownDefaults};
}

/** The value of a pair as the file has it; undefined where it may be meant in two ways, or is none. */
function rawValue({value}: Pair, known: KnownKey): string | undefined {
  if (known.type === 'string') {
    return quote(value);
  }
  const typed = readTyped(value, known);
  // Behind a number there may be a unit, or a remark.
  return typed && !/^[\p{L}\p{N},.]/u.test(typed.rest) ? typed.value : undefined;
}

/** Settings by their own names. */
function fromNames(text: string, {form, pairs}: PairList): FromList | undefined {
  const known = pairs.filter(({key}) => meant(key));
  const listed = known.filter(({key, isPlain}) => !isPlain || !knownKeys.find(key));
  const isList = form === 'json' ? known.length > 0 : listed.length >= fewest;
  // Lines such as ExpRate=2 are a settings file without its frame.
  if (!isList || known.length * 2 < pairs.length || listed.length * 2 < known.length) {
    return undefined;
  }
  const report = new Report();
  const entries = new Map<string, IniEntry>();
  const comments: string[] = [];
  const doubtful = new Set<string>();
  for (const pair of pairs) {
    const {key: name, value: was, at} = pair;
    const setting = meant(name);
    const raw = setting && rawValue(pair, setting);
    if (setting && raw !== undefined && !entries.has(setting.key)) {
      entries.set(setting.key, {key: setting.key, value: raw});
      if (form === 'lines' && /[=:,"\t]| {2}/.test(was)) {
        doubtful.add(setting.key);
      }
    } else if (setting && raw === undefined) {
      report.addUnread(at, setting.key, shownValue(was, setting), setting);
      comments.push(...asComments(`${setting.key}=${was.replace(/\s+/g, ' ')}`));
    } else if (was.trim() !== '') {
      report.add('left-over', at, 'note', {was: hidden});
      comments.push(...asComments(`${name}: ${was.replace(/\s+/g, ' ')}`));
    }
  }
  const found = [...entries.values()];
  const file = newFile(found);
  return {
    // What the list did not have is not the file's either: nothing of it is kept with a draft.
    file: {...file, before: file.before + comments.map((one) => `${one}\n`).join(''), doubtful},
    problems: report.listed(text),
    count: found.length,
    ownDefaults: [],
  };
}

/** Makes a file of a text that is a list of settings; undefined for any other text. */
export function readList(text: string, data: EditorData): FromList | undefined {
  if (/\[\/?Script|OptionSettings/i.test(text)) {
    return undefined;
  }
  const list = pairsIn(text, (key) => meant(key) !== undefined);
  return (list.form === 'lines' && fromImage(text, list, data)) || fromNames(text, list);
}
