/** Keys and values out of a text, whatever its form: JSON, YAML, env and Compose files, tables. */

/** A key with its value, as the text has them. */
export interface Pair {
  readonly key: string;
  readonly value: string;
  /** Where the key is in the text. */
  readonly at: number;
  /** A line `Key=Value`, as a settings file has them. */
  readonly isPlain?: boolean;
}

export type ListForm = 'json' | 'lines';

export interface PairList {
  readonly form: ListForm;
  readonly pairs: readonly Pair[];
}

type IsKnown = (key: string) => boolean;

/** A value as text; what converters of saves wrap around it is taken off. Undefined for what is none. */
function scalarOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    // Words come with the name of their enumeration.
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

/** What a text holds as JSON, alone or below the head of an answer; undefined without any. */
function jsonIn(text: string, isKnown: IsKnown): unknown {
  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  };
  const whole = parse(text.replace(/^\uFEFF/, ''));
  if (whole !== undefined) {
    return whole;
  }
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const inside = from < 0 ? undefined : parse(text.slice(from, to));
  // Settings on lines around it count as well: then all of it is lines.
  const around =
    inside === undefined ? [] : linePairs(text.slice(0, from) + text.slice(to), isKnown);
  return around.some(({key}) => isKnown(key)) ? undefined : inside;
}

/** The pairs of the object in a JSON text that has the most known keys. */
function jsonPairs(text: string, isKnown: IsKnown): readonly Pair[] | undefined {
  const root = jsonIn(text, isKnown);
  if (root === undefined) {
    return undefined;
  }
  let best: readonly (readonly [key: string, value: unknown])[] = [];
  let most = 0;
  const look = (value: unknown, depth: number): void => {
    if (value === null || typeof value !== 'object' || depth > 12) {
      return;
    }
    // Some converters number the fields: ExpRate_0.
    const own = Object.entries(value).map(([key, one]) => [key.replace(/_0$/, ''), one] as const);
    const known = own.filter(([key]) => isKnown(key)).length;
    if (known > most) {
      [best, most] = [own, known];
    }
    own.forEach(([, one]) => look(one, depth + 1));
  };
  look(root, 0);
  return best.flatMap(([key, value]) => {
    const said = scalarOf(value);
    // Looked for only where it may be said: a text may have a hundred thousand keys.
    const at = isKnown(key) ? Math.max(0, text.indexOf(`"${key}`)) : 0;
    return said === undefined ? [] : [{key, value: said, at}];
  });
}

const name = String.raw`[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,9}`;
/** `A=1`, `- A=1`, `A: "1"`, `export A=1`, `set A=1`, `Environment=A=1` of systemd. */
const signed = new RegExp(
  String.raw`^[ \t]*(?<dash>-[ \t]+)?(?<command>(?:(?:export|set|-e)[ \t]+|Environment=))?(?<open>["']?)(?<key>${name})(?<close>["']?)[ \t]*(?<sign>[=:：])[ \t]*(?<rest>.*)$`,
  'u',
);
/** `A    1`, `| A | 1 |`, `A,1`, and the tabs of a spreadsheet. */
const row = new RegExp(
  String.raw`^[ \t]*(?:\|[ \t]*)?["'\x60*]*(?<key>${name})["'\x60*]*(?<mark>\t *| {2,}|[ \t]*[|,;][ \t]*)(?<rest>[^\s|].*)$`,
  'u',
);

/** Behind a closing quote nothing is said any more. */
const end = String.raw`(?=[\s,;]*(?:$|#|//|\\$))`;
const doubleQuoted = new RegExp(String.raw`^"((?:[^"\\]|\\.)*)"${end}`);
const singleQuoted = new RegExp(String.raw`^'((?:[^'\\]|\\.|'')*)'${end}`);

/** The value of an env file or of YAML, out of its quotes and without a comment behind it. */
function unquoted(raw: string): string {
  const [, double] = doubleQuoted.exec(raw) ?? [];
  if (double !== undefined) {
    return double.replace(/\\(["\\$n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  }
  const [, single] = singleQuoted.exec(raw) ?? [];
  if (single !== undefined) {
    return single.replace(/\\'|''/g, "'");
  }
  return raw.replace(/(?<![ \t])[ \t]+#.*$/, '');
}

/** The value of a cell: a spreadsheet doubles the quotes in it, and sets others around. It has no comments. */
function cellValue(rest: string, mark: string): string {
  const [cell = ''] = rest.split(mark.includes('|') ? /(?<!\\)\|/ : /\t|\s*[,;](?=\s*$)/);
  const said = cell
    .trim()
    .replace(/^`(.*)`$/, '$1')
    .replaceAll('\\|', '|');
  const [, doubled = ''] = /^"((?:[^"]|"")*)"$/.exec(said) ?? [];
  const value = doubled.includes('""') ? doubled.replaceAll('""', '"') : said;
  return /^["']/.test(value) ? unquoted(value) : value;
}

/** The pairs of a text that has one in a line. */
function linePairs(text: string, isKnown: IsKnown): readonly Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const plain = line.replace(/\r$/, '');
    const [, item] = /^[ \t]*(?:-[ \t]+["']?|["'])(\w+)["']?,?$/.exec(plain) ?? [];
    const before = pairs.at(-1);
    if (item !== undefined && before && /^(?:\(.{0,2000}\)|\[)?$/.test(before.value)) {
      // The words of a list below its key.
      const items = before.value.replace(/^[([]|\)$/g, '');
      pairs[pairs.length - 1] = {...before, value: `(${items ? `${items},` : ''}${item})`};
      continue;
    }
    const cells = row.exec(plain)?.groups;
    const parts = signed.exec(plain)?.groups;
    if (cells && (isKnown(cells.key ?? '') || (!parts && /\t| {2}|\|/.test(plain)))) {
      const {key = '', rest = '', mark = ''} = cells;
      pairs.push({key, value: cellValue(rest, mark), at: start});
    } else if (parts) {
      const {command, dash, open = '', key = '', close, sign = '', rest: whole = ''} = parts;
      // "A": 1, of a piece of JSON.
      const rest = open && close && sign === ':' ? whole.replace(/,\s*(?:\/\/.*)?$/, '') : whole;
      const isCompose = sign !== '=' || dash !== undefined;
      // - "A=1": the quotes are around the whole.
      const value = unquoted(open && !close ? `${open}${rest.trim()}` : rest.trim());
      const isPlain = sign === '=' && !dash && !command;
      // name: A, value: 1, as Kubernetes has them.
      const isNamed = key === 'value' && before !== undefined && /^(?:name|key)$/.test(before.key);
      if (isNamed) {
        pairs.pop();
      }
      pairs.push({
        key: isNamed ? before.value : key,
        value: isCompose ? value.replaceAll('$$', '$') : value,
        at: start,
        ...(isPlain ? {isPlain} : {}),
      });
    }
  }
  return pairs;
}

/** The pairs of a text: of JSON, else of its lines. */
export function pairsIn(text: string, isKnown: IsKnown): PairList {
  const pairs = jsonPairs(text, isKnown);
  return pairs ? {form: 'json', pairs} : {form: 'lines', pairs: linePairs(text, isKnown)};
}

/** The variables that an env file or a Compose file sets. */
export function readVariables(text: string): ReadonlyMap<string, string> {
  return new Map(linePairs(text, () => false).map(({key, value}) => [key, value]));
}
