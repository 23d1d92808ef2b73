import {settingsModes, usualVariable} from '../../data/communityImages/modes';
import {recogniseEdition} from '../editor/recognise';
import {readAsGame, type GameType} from '../ini/game';
import {isSecret} from '../ini/secret';
import {imageIn, pairsIn} from '../lists/pairs';
import {hostKeys, whyMany, type Instead, type Surroundings} from './why';
import {diagnosis, type Diagnosis, type Difference, type Reason, type Shown} from './diagnosis';

export interface KnownSetting extends GameType {
  readonly key: string;
  readonly preset?: string;
  readonly other?: readonly string[];
  readonly images?: readonly string[];
  readonly variables?: readonly string[];
  readonly editions?: readonly string[];
  readonly hasArgument?: true;
}

export interface Source {
  readonly text: string;
  readonly name: string;
}

interface Value {
  readonly key: string;
  readonly value: string;
  readonly odd?: Reason;
}

interface Side {
  readonly kind: 'reply' | 'file' | 'variables' | 'unauthorized' | 'nothing';
  readonly values: ReadonlyMap<string, Value>;
  readonly signs: readonly Reason[];
}

type Known = ReadonlyMap<string, KnownSetting>;
const byKey = (settings: readonly KnownSetting[]): Known =>
  new Map(settings.map((one) => [one.key.toLowerCase(), one]));

const variablesOf = ({key, variables}: KnownSetting): readonly string[] =>
  variables ?? [usualVariable(key), usualVariable(key)];

function plain(value: string, type: KnownSetting['type'] | undefined): string {
  const text = value.trim().replace(/^"([^]*)"$/, '$1');
  if (type === 'bool' || (!type && /^(?:true|false)$/i.test(text))) {
    return String(/^(?:true|1|yes|on)$/i.test(text));
  }
  if (type === 'list') {
    const items = text.toLowerCase().match(/[^(),"'[\]\s]+/g);
    return String(items?.sort() ?? '');
  }
  if (type !== 'string' && text !== '' && Number.isFinite(Number(text))) {
    return String(Number(Number(text).toPrecision(6)));
  }
  return type === 'enum' ? text.toLowerCase() : text;
}

const oddities = {
  repeated: 'format.repeated',
  unknown: 'misspelt',
  'passed-over': 'format.value',
} as const;

function readFile({text, name}: Source, known: Known): Side {
  const typeOf = (key: string) => known.get(key.toLowerCase());
  const {fault, entries, optionLines} = readAsGame(text, typeOf);
  const values = new Map<string, Value>();
  for (const {key, fate, value, raw} of entries) {
    const small = key.toLowerCase();
    const own = fate === 'repeated' ? values.get(small) : {key, value: value ?? raw};
    if (own && fate !== 'empty') {
      values.set(small, fate === 'used' ? own : {...own, odd: oddities[fate]});
    }
  }
  const isDefault = /^Default/i.test(name) || /file is a sample of the default/i.test(text);
  const signs: readonly (Reason | false)[] = [
    isDefault && 'default-file',
    !fault && entries.length === 0 && 'default-file.empty',
    fault === 'no-section' && 'broken-line.section',
    fault !== undefined && fault !== 'no-section' && 'broken-line',
    optionLines.length > 1 && 'format.lines',
  ];
  return {kind: 'file', values, signs: signs.filter((sign) => sign !== false)};
}

function readPairs(text: string, known: Known): Side | undefined {
  const variable = new Set([...known.values()].flatMap(variablesOf).filter(Boolean));
  const {form, pairs} = pairsIn(text, (key) => known.has(key.toLowerCase()) || variable.has(key));
  if (form === 'json') {
    const replied = new Map(pairs.map(({key, value}) => [key.toLowerCase(), {key, value}]));
    return {kind: 'reply', values: replied, signs: []};
  }
  const lines = new Map(pairs.filter(({fault}) => !fault).map(({key, value}) => [key, value]));
  const {id, index} = imageIn(text, lines, [...known.values()].map(variablesOf));
  const values = new Map<string, Value>();
  for (const [small, setting] of known) {
    const {key} = setting;
    const variables = variablesOf(setting);
    const own = variables[index];
    const name = [own, ...variables].find((one) => lines.has(one ?? ''));
    const value = lines.get(name ?? '');
    if (value !== undefined) {
      values.set(small, {key, value, ...(name === own ? {} : {odd: 'container.name'})});
    }
  }
  const mode = settingsModes[id];
  const isLeft = (lines.get(mode.name) ?? mode.default) === mode.leaves;
  const signs: readonly Reason[] = isLeft ? ['container.mode'] : [];
  return values.size > 0 ? {kind: 'variables', values, signs} : undefined;
}

function readSide(source: Source, known: Known): Side {
  const {text, name} = source;
  if (/OptionSettings|\[\/Script|\.ini$/i.test(text.slice(0, 100_000) + name)) {
    return readFile(source, known);
  }
  return (
    readPairs(text, known) ?? {
      kind: /Unauthorized/.test(text) ? 'unauthorized' : 'nothing',
      values: new Map(),
      signs: /AdminPassword is empty/.test(text) ? ['worldoption'] : [],
    }
  );
}

/** Compares two texts and says why the server might not use what was written. */
export function compareSettings(
  first: Source,
  second: Source,
  settings: readonly KnownSetting[],
  {hasWorldOption = false, place}: Surroundings = {},
): Diagnosis {
  const known = byKey(settings);
  const sides = [readSide(first, known), readSide(second, known)] as const;
  const [left, right] = sides[1].kind === 'reply' ? [sides[1], sides[0]] : sides;
  const isServer = left.kind === 'reply' && right.kind !== 'reply';
  const differences: Difference[] = [];
  const instead: Instead[] = [];
  const old: Shown[] = [];
  let shared = 0;
  let isApplied = false;
  let isNamed = false;
  for (const small of new Set([...left.values.keys(), ...right.values.keys()])) {
    const [a, b] = [left.values.get(small), right.values.get(small)];
    const {preset, other = [], images = [], hasArgument, type} = known.get(small) ?? {};
    const key = known.get(small)?.key ?? a?.key ?? b?.key ?? small;
    const isIt = (others: readonly (string | undefined)[]) =>
      others.some(
        (one) =>
          one !== undefined &&
          a !== undefined &&
          (plain(one, type) === plain(a.value, type) || isMade(one, a.value)),
      );
    const [isDefault, isSame] = [isIt([preset]), isIt([b?.value])];
    let reason = a?.odd ?? b?.odd;
    shared += a && b ? 1 : 0;
    if (isSame && !isDefault && !reason) {
      isApplied ||= !hostKeys.test(key);
      isNamed ||= hostKeys.test(key);
    }
    if (isServer && isSame && isIt(other)) {
      old.push({text: `${key}=${a?.value} (${preset})`});
    }
    // A reply has no passwords, a file may leave out defaults, and a container may leave out
    // anything.
    const isLeftOut = a
      ? !b && (isDefault || preset === undefined || right.kind === 'variables')
      : isSecret(key);
    if ((isSame && !reason) || (isServer && isLeftOut)) {
      continue;
    }
    if (isServer && !reason) {
      if (!a || (!b && isIt(other))) {
        reason = 'after-update';
      } else {
        const isHost = hostKeys.test(key);
        reason = b && hasArgument && !isDefault ? 'overrides' : undefined;
        if (!reason || isHost) {
          const own = isHost ? 'host' : 'else';
          instead.push(isDefault ? 'preset' : isIt(other) ? 'older' : isIt(images) ? 'image' : own);
        }
      }
    }
    const [before, after] = [a, b].map((side) =>
      side && isSecret(key) ? '***' : side?.value.slice(0, 200),
    );
    differences.push({key, left: before, right: after, reason});
  }
  const reasons = new Set<Reason>([
    ...left.signs,
    ...right.signs,
    ...(differences.length === 1 ? differences.flatMap(({reason}) => reason ?? []) : []),
    ...(isServer ? whyMany(instead, {isApplied, isNamed}, right, {hasWorldOption, place}) : []),
    ...differences.flatMap(({reason}) => reason ?? []),
    ...(old.length > 0 ? ['after-update.default' as const] : []),
  ]);
  const odd = [left.kind, right.kind].find((kind) => kind === 'unauthorized' || kind === 'nothing');
  // A file that the server doesn't read has no settings that could be the same.
  const none = shared === 0 && reasons.size > 0 ? 'found' : 'same';
  return diagnosis(odd ?? (differences.length === 0 ? none : 'different'), {
    count: differences.length || shared,
    causes: [...reasons].map((id) => ({id, lines: id === 'after-update.default' ? old : []})),
    differences: differences.sort((a, b) => a.key.localeCompare(b.key, 'en')),
  });
}

/** Names the edition of a settings file, if it isn't the page's. */
export function otherEdition(
  sources: readonly Source[],
  settings: readonly KnownSetting[],
  shown: string,
  editions: readonly string[],
): string | undefined {
  const known = byKey(settings);
  const keysOf = editions.map((edition) => {
    const own = settings.filter((one) => one.editions?.includes(edition) ?? true);
    return [edition, new Set(own.map(({key}) => key))] as const;
  });
  return sources
    .map((source) => readSide(source, known))
    .filter(({kind}) => kind === 'file')
    .map(({values}) => [...values.keys()].flatMap((small) => known.get(small)?.key ?? []))
    .map((keys) => recogniseEdition(keys, shown, keysOf))
    .find((edition) => edition !== undefined && edition !== shown);
}

/** Images make up values with a random number in them. */
function isMade(pattern: string, value: string): boolean {
  const [before, after] = pattern.split('###RANDOM###');
  return after !== undefined && value.startsWith(before ?? '');
}
