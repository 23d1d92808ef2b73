import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {gameTypes, isSame, type EditorData} from '../editor';
import {
  hidden,
  isPlaceholder,
  isPlainPlace,
  newFile,
  quote,
  readsWhole,
  shownValue,
  type IniEntry,
  type ParsedIni,
} from '../ini';
import {asComments, readTyped, Report, type KnownKey} from '../ini/read';
import {rawOf, variableOf} from '../outputs/environment';
import {knownKeys} from '../settings/knownKeys';
import {isExchanged, isNear} from '../text/distance';
import {headings} from './lineForms';
import {imageIn, pairsIn, type IsKnown, type Pair, type PairList} from './pairs';

export interface FromList extends ParsedIni {
  readonly image?: CommunityImageId;
  readonly count: number;
  readonly ownDefaults: readonly string[];
  readonly asked: readonly string[];
}

/** A text with fewer pairs may be anything, so it isn't read as a list of settings. */
const fewest = 2;

const byVariable = new Map(
  communityImages.flatMap(({variables}) =>
    Object.entries(variables).flatMap(([key, variable]) =>
      variable ? [[variable.name, key] as const] : [],
    ),
  ),
);

const meant = (name: string): KnownKey | undefined =>
  knownKeys.spelt(name) ??
  knownKeys.spelt(`b${name}`) ??
  knownKeys.find(byVariable.get(name.toUpperCase().replaceAll(' ', '_')) ?? '');

class ListFile {
  public readonly asked: string[] = [];
  public readonly doubtful = new Set<string>();
  public readonly report = new Report();
  private readonly comments: string[] = [];

  public constructor(elsewhere: PairList['elsewhere']) {
    elsewhere.forEach(({name, at}) => this.report.add('elsewhere', at, 'error', {name}));
  }

  /** Judges a value: a value that isn't sure is named, and becomes a comment. */
  public take({value: was, fault, at}: Pair, known: KnownKey): string | undefined {
    const {key, type} = known;
    const raw = type === 'string' ? quote(was) : exactly(was, known);
    // A text may look like a placeholder without being one.
    const isOpen = isPlaceholder(was) && (type !== 'string' || known.isSecret) && !/^\(/.test(was);
    if (fault === 'reference' || (isOpen && isPlainPlace(was)) || (isOpen && type !== 'string')) {
      this.report.add('reference', at, 'error', {key});
      this.asked.push(key);
    } else if (fault === 'quote' || (fault && type === 'string')) {
      this.report.add('unclosed', at, 'error', {key});
      this.asked.push(key);
    } else if (raw === undefined) {
      this.report.addUnread(at, key, shownValue(was, known, true), known);
    } else {
      return raw;
    }
    if (!known.isSecret) {
      this.comments.push(...asComments(`${key}=${was.replace(/\s+/g, ' ')}`));
    }
    return undefined;
  }

  public tellTwice({key: name, value, at}: Pair, last: Pair | undefined, key: string): void {
    if (last && !last.fault && last.value !== value) {
      this.report.add('twice', at, 'error', {name, key});
    }
  }

  public leave({key, value, at}: Pair, isSetting: boolean): void {
    const was = isSetting ? `${key}=${hidden}` : hidden;
    this.report.add('left-over', at, isSetting ? 'error' : 'note', {was});
    this.comments.push(...asComments(`${key}: ${value.replace(/\s+/g, ' ')}`));
  }

  public written(
    text: string,
    entries: readonly IniEntry[],
    of: Pick<FromList, 'count' | 'ownDefaults' | 'image'>,
  ): FromList {
    const {asked, doubtful} = this;
    const file = newFile(entries);
    const before = file.before + this.comments.map((one) => `${one}\n`).join('');
    return {file: {...file, before, doubtful}, problems: this.report.listed(text), asked, ...of};
  }
}

const isNumber = ({type}: {readonly type: string}): boolean => type === 'int' || type === 'float';

function exactly(was: string, known: KnownKey): string | undefined {
  if (was.trim() === '') {
    return known.type === 'list' ? '()' : undefined;
  }
  const isWhole = /^["']?[-+]?(?:\d+(?:\.\d*)?|\.\d+)["']?[\s;,]*$/.test(
    was.normalize('NFKC').trim(),
  );
  if (isNumber(known) && (!isWhole || (known.type === 'int' && /\.0*[1-9]/.test(was)))) {
    return undefined;
  }
  const typed = readTyped(was, known);
  const idle = known.type === 'string' || known.type === 'list' ? /^[\s;]*$/ : /^[\s;,]*$/;
  return typed && idle.test(typed.rest) ? typed.value : undefined;
}

function fromImage(text: string, list: PairList, data: EditorData): FromList | undefined {
  const {pairs} = list;
  const given = new Map(pairs.map((pair) => [pair.key, pair]));
  const rows = data.settings.map(({key}) =>
    communityImages.map((one) => variableOf(one, key)?.name),
  );
  const {index, count, isNamed} = imageIn(text, given, rows);
  const unknown = pairs.filter(({key, fault}) => fault === 'reference' && byVariable.has(key));
  // Other games have names and passwords too, but no such rates.
  const isSure =
    isNamed || pairs.some(({key}) => knownKeys.find(byVariable.get(key) ?? '')?.type === 'float');
  if (count === 0 || (!isSure && count + list.elsewhere.length + unknown.length < fewest)) {
    return undefined;
  }
  const image = communityImages[index]!;
  const ownDefaults: string[] = [];
  const made = new ListFile(list.elsewhere);
  const own = new Map(
    data.settings.flatMap(({key}, at) => {
      const name = rows[at]?.[index];
      return name === undefined ? [] : [[name, key] as const];
    }),
  );
  const lacking = new Set<string>();
  for (const pair of pairs) {
    const setting = own.get(pair.key);
    if (setting !== undefined) {
      made.tellTwice(pair, given.get(pair.key), setting);
      continue;
    }
    const near = [...own.keys()].find(
      (name) =>
        /^[A-Z]\w*(?:_|\w{5})/.test(pair.key) &&
        (isNear(pair.key, name, 1) || isExchanged(pair.key, name)),
    );
    const key = byVariable.get(pair.key) ?? meant(pair.key)?.key ?? own.get(near ?? '');
    if (key !== undefined && data.settings.some((one) => one.key === key)) {
      const other = variableOf(image, key)?.name ?? '–';
      made.report.add('no-variable', pair.at, 'error', {name: pair.key, key, other});
      lacking.add(key);
    } else if (count < fewest && !isNamed && pair.value !== '') {
      made.leave(pair, false);
    }
  }
  const typeOf = gameTypes(data);
  const entries = data.settings.flatMap((setting): readonly IniEntry[] => {
    const {key, preset} = setting;
    const variable = variableOf(image, key);
    const pair = variable && given.get(variable.name);
    if (pair) {
      const value = made.take(pair, {...knownKeys.find(key)!, ...typeOf(key)!});
      const raw = value !== undefined && isNumber(setting) ? rawOf(setting, value) : value;
      return raw === undefined ? [] : [{key, value: raw}];
    }
    if (lacking.has(key)) {
      return [];
    }
    // A word that only the image knows means nothing to the server.
    const ofImage = variable?.default === undefined ? preset : rawOf(setting, variable.default);
    const written = readsWhole(ofImage, typeOf(key)!) ? ofImage : preset;
    if (isSame(setting, written, preset)) {
      return [{key, value: preset}];
    }
    ownDefaults.push(key);
    return [{key, value: written}];
  });
  return made.written(text, entries, {image: image.id, count, ownDefaults});
}

/** Tells names of settings such as `ExpRate`, `exp_rate` and `EXP_RATE` from other names. */
const styleOf = (name: string): string =>
  /^b?[A-Z].*[a-z]/.test(name) ? 'mixed' : /^[A-Z]/.test(name) ? 'upper' : 'lower';

function fromNames(text: string, list: PairList): FromList | undefined {
  const {form, pairs} = list;
  const known = pairs.filter(({key}) => meant(key));
  const listed = known.filter(({key, isPlain}) => !isPlain || !knownKeys.find(key));
  const isList = form === 'json' ? known.length > 0 : listed.length >= fewest;
  // Lines such as ExpRate=2 are a settings file without its frame.
  if (!isList || known.length * 2 < pairs.length || listed.length * 2 < known.length) {
    return undefined;
  }
  const made = new ListFile(list.elsewhere);
  const styles = new Set(known.map(({key}) => styleOf(key)));
  const last = new Map(known.map((pair) => [meant(pair.key), pair]));
  const found: IniEntry[] = [];
  for (const [number, pair] of pairs.entries()) {
    const setting = meant(pair.key);
    if (setting && last.get(setting) !== pair) {
      made.tellTwice(pair, last.get(setting), setting.key);
    } else if (setting) {
      const value = made.take(pair, setting);
      found.push(...(value === undefined ? [] : [{key: setting.key, value}]));
      if (form === 'lines' && /[=:,"\t]| {2}/.test(pair.value)) {
        made.doubtful.add(setting.key);
      }
    } else if (pair.value.trim() !== '') {
      const isHead = (number === 0 && headings.test(pair.value)) || /^[({[]+$/.test(pair.value);
      made.leave(pair, form === 'json' || (!isHead && styles.has(styleOf(pair.key))));
    }
  }
  return made.written(text, found, {count: found.length, ownDefaults: []});
}

/** A value without its sign may stand right behind a name: `EXP_RATE2.5`, `SERVER_NAMEMy`. */
const seam = /(?<=\w)(?=[Tt]rue|[Ff]alse|_?\d|[A-Z][a-z])|(?<=[A-Z])(?=[a-z])/g;
const startsOf = (word: string): readonly string[] =>
  [...word.matchAll(seam)].map(({index}) => word.slice(0, index).replace(/_+$/, '')).reverse();

/** A word such as `Region` may be part of a sentence. */
const isName = /_|[a-z][A-Z]/;

/** Finds known names that are in the text without a value, whatever is wrong with their line. */
function missedIn(text: string, {pairs}: PairList, isKnown: IsKnown): readonly Pair[] {
  const read = pairs.filter(({key, value}) => value !== '' || isKnown(key));
  const found = new Set(read.map(({key}) => key));
  const values = pairs
    .flatMap((one) => (isKnown(one.key) && !one.fault ? one.value : []))
    .join('\n');
  const plain = text.replace(/^[ \t]*(?:#|;|\/\/|REM\b).*$/gim, (line) => ' '.repeat(line.length));
  const names = plain.matchAll(
    /(?<![\w$%(!]|\$\{|\{\{)[A-Za-z]\w{1,60}(?:["'`*_]{0,3}[ \t]*[=:：|\t])?/g,
  );
  return [...names].flatMap(({0: said, index: at}) => {
    const word = /^\w*?(?=_*(?:\W|$))/.exec(said)?.[0] ?? '';
    const key = [word, ...(found.has(word) ? [] : startsOf(word))].find(isKnown);
    const isSure = isName.test(word) || said !== word || word === word.toUpperCase();
    if (key === undefined || found.has(key) || !isSure || values.includes(word)) {
      return [];
    }
    found.add(key);
    return [{key, value: '', at, fault: 'quote'}];
  });
}

/** Makes a file of a list of settings; undefined for other text. */
export function readList(text: string, data: EditorData): FromList | undefined {
  if (/\[\/?Script|OptionSettings/i.test(text)) {
    return undefined;
  }
  const isKnown: IsKnown = (key) => meant(key) !== undefined || byVariable.has(key);
  const found = pairsIn(text, isKnown);
  const missed = missedIn(text, found, isKnown);
  const vague = missed.filter(({key}) => !byVariable.has(key.toUpperCase()));
  if (vague.length * 2 > found.pairs.filter(({key}) => isKnown(key)).length) {
    return undefined;
  }
  const list = {...found, pairs: [...found.pairs, ...missed]};
  const isOfImage =
    list.form === 'lines' || communityImages.some(({id}) => text.includes(`${id}/`));
  return (isOfImage && fromImage(text, list, data)) || fromNames(text, list);
}
