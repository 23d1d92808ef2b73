import type {Pair} from './pairs';
import {filledIn} from './shell';

/** Returns a value without the objects that converters of saves put around it. */
function scalarOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/^E[A-Z]\w*::(?=\w+$)/, '');
  }
  if (typeof value === 'boolean') {
    return value ? 'True' : 'False';
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => scalarOf(item, depth + 1));
    return items.includes(undefined) ? undefined : `(${items.join(',')})`;
  }
  if (value === null || typeof value !== 'object' || depth > 5) {
    return undefined;
  }
  const inside = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(inside);
  const [name] = ['value', 'values', ...names].filter((one) => Object.hasOwn(inside, one));
  const isWrapped = name === 'value' || name === 'values' || names.length === 1;
  return name !== undefined && isWrapped ? scalarOf(inside[name], depth + 1) : undefined;
}

/** Finds the JSON in a reply, which may have its HTTP headers above it. */
function jsonIn(text: string, hasLines: (rest: string) => boolean): unknown {
  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  };
  // A piece of JSON may have lost the braces around it.
  const whole = parse(text) ?? parse(`{${text.replace(/,\s*$/, '')}}`);
  if (whole !== undefined) {
    return whole;
  }
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const inside = from < 0 ? undefined : parse(text.slice(from, to));
  return inside !== undefined && hasLines(text.slice(0, from) + text.slice(to))
    ? undefined
    : inside;
}

type Entry = readonly [key: string, value: unknown];

function entriesOf(value: object): readonly Entry[] {
  if (!Array.isArray(value)) {
    // Some converters add a number to the fields, as in ExpRate_0.
    return Object.entries(value).map(([key, one]) => [key.replace(/_0$/, ''), one]);
  }
  return value.flatMap((item: unknown): readonly Entry[] => {
    if (typeof item === 'string') {
      const [, key, one] = /^(\w+)=(.*)$/s.exec(item) ?? [];
      return key === undefined ? [] : [[key, one]];
    }
    const entry = (item ?? {}) as Readonly<Record<string, unknown>>;
    const {
      name,
      key,
      env_variable: variable,
      value: one,
      server_value: own,
      valueFrom,
    } = (entry.attributes ?? entry) as typeof entry;
    const known = [variable, name, key].find((given) => typeof given === 'string');
    return known === undefined ? [] : [[known, own ?? one ?? (valueFrom && {valueFrom})]];
  });
}

const isReference = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && 'valueFrom' in value;

/** Reads the object or list that has the most known keys; undefined without JSON. */
export function jsonPairs(
  text: string,
  isKnown: (key: string) => boolean,
  hasLines: (rest: string) => boolean,
): {readonly pairs: readonly Pair[]; readonly isEnvironment: boolean} | undefined {
  const root = jsonIn(text, hasLines);
  if (root === undefined) {
    return undefined;
  }
  let best: readonly Entry[] = [];
  let isEnvironment = false;
  let most = 0;
  const secrets: Entry[] = [];
  const look = (value: unknown, depth: number): void => {
    if (value === null || typeof value !== 'object' || depth > 12) {
      return;
    }
    const own = entriesOf(value);
    const known = own.filter(([key]) => isKnown(key)).length;
    if (known > most) {
      [best, most] = [own, known];
      isEnvironment = Array.isArray(value) && value.every((item) => typeof item === 'string');
    }
    secrets.push(...own.filter(([key, one]) => isKnown(key) && isReference(one)));
    Object.values(value).forEach((one) => look(one, depth + 1));
  };
  look(root, 0);
  // JSON.parse() writes 1.10 as 1.1, and rounds long numbers, which may be passwords.
  const numbers = new Set(text.match(/-?\d[\w.+-]*/g));
  const others = secrets.filter(([key]) => !best.some(([one]) => one === key));
  const pairs = [...best, ...others].flatMap(([key, value]): readonly Pair[] => {
    const said = isReference(value) ? '' : scalarOf(value);
    // A text may have a hundred thousand keys, so only known keys are searched.
    const at = isKnown(key) ? Math.max(0, text.indexOf(`"${key}`)) : 0;
    const isOther = typeof value === 'number' && !numbers.has(String(value));
    const isOpen = isReference(value) || filledIn(said ?? '', 'kubernetes').fault;
    const fault = isOpen ? 'reference' : isOther ? 'number' : undefined;
    return said === undefined ? [] : [{key, value: said, at, ...(fault && {fault})}];
  });
  return {pairs, isEnvironment};
}
