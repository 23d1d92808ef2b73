import type {IsKnown} from './pairs';
import {unquotedValue, type Rules, type Said} from './shell';

export interface Line {
  readonly text: string;
  readonly at: number;
}

/** Splits a text at its line ends, whatever the system. */
export const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g), ({1: line = '', index}) => ({
    text: line,
    at: index,
  }));

export const comment = /^[ \t]*(?:#|;|\/\/|REM\b)/i;

export const torn: Said = {text: '', fault: 'quote'};
export const elsewhere: Said = {text: '', fault: 'reference'};
export const namedPart =
  /^(?:name|key|value|secureValue|valueFrom|secretKeyRef|configMapKeyRef|fieldRef)$/;
export const flowForm =
  /^[ \t]*(?:-[ \t]+|[\w.-]+(?::[ \t]*|[ \t]+=[ \t]+))?[{[](.*)[}\]][ \t]*,?(?:#.*)?$/;
export const plainForm = /^[ \t]*(?:-[ \t]+\w+=|(?:-[ \t]+)?[\w.-]+:[ \t]+)[^\s"'|>{[#]/;

/** Returns whether the document at `at` is a Secret; a text of YAML may have several documents. */
export function isSecretAt(text: string, at: number): boolean {
  const end = text.indexOf('\n---', at);
  return /^kind:[ \t]*["']?Secret\b/m.test(text.slice(at, end < 0 ? undefined : end));
}

export const name = String.raw`[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,9}`;
export const signed = new RegExp(
  String.raw`^[ \t]*(?<dash>-[ \t]+)?(?<open>["']?)(?<key>${name})(?<close>["']?)[ \t]*(?<sign>[=:：])[ \t]*(?<rest>.*)$`,
  'u',
);
export const row = new RegExp(
  String.raw`^[ \t]*(?:\|[ \t]*)?["'\x60*]*(?<key>${name})["'\x60*]*(?<mark>\t *| {2,}|[ \t]*[|,;][ \t]*)(?<rest>[^\s|].*|\|(?<=[\t,;] *\|)(?=\S|$).*)$`,
  'u',
);
export const blockStart =
  /^[ \t]*(?:-[ \t]+)?["']?[\w.-]+["']?:[ \t]+(?:[!&]\S+[ \t]+)*[|>][-+\d]*[ \t]*(?:#.*)?$/;
export const commands: readonly (readonly [start: RegExp, rules: Rules])[] = [
  [/^[ \t]*(?:export|(?:declare|typeset) -x|ENV|env|readonly)[ \t]+(?=\w+=)/, 'shell'],
  [
    /^(?=[ \t]*(?:\w+=(?:"[^"]*"|'[^']*'|[^\s"']*)[ \t]+)+(?:docker|podman|sudo|bash|sh|exec|\.\/)\b)/,
    'shell',
  ],
  [/^[ \t]*Environment=/, 'unit'],
];
/** Returns whether PowerShell or the prompt of Windows reads signs of a line in its own way. */
export function oddIn(text: string): (line: string) => boolean {
  // The sign at the ends of lines tells which of the two reads the text.
  const [sign] = /(?<=\s)[`^](?=[ \t]*\r?$)/m.exec(text) ?? [];
  const inside = sign === '`' ? /'[^']*'/g : /(?!)/g;
  const odd = sign === '`' ? /\\/ : /['\\%^]/;
  const quoted = /"(?:[^"\\%^]|\\(?!["\\$`]))*"/g;
  return (line) => sign !== undefined && odd.test(line.replace(quoted, '').replace(inside, ''));
}

/** Returns whether a text in YAML follows the rules of Kubernetes or of Compose. */
export const rulesOf = (text: string): Rules =>
  /^[ \t]*(?:apiVersion|kind|valueFrom|secretKeyRef):|^[ \t]*(?:-[ \t]*)?\{?name:/m.test(text)
    ? 'kubernetes'
    : 'compose';

/** Quotes around a value are a part of it in `set`. */
const windows: readonly (readonly [form: RegExp, value: (raw: string) => Said])[] = [
  [/^[ \t]*set[ \t]+"(\w+)=(.*)"$/i, windowsValue],
  [/^[ \t]*set[ \t]+(\w+)=(.*)$/i, windowsValue],
  [/^[ \t]*\$env:(\w+)[ \t]*=[ \t]*(.*)$/i, powerShell],
];

/** Reads a line that sets a variable on Windows. */
export function windowsPair(line: string): readonly [key: string, value: Said] | undefined {
  for (const [form, value] of windows) {
    const [, key, raw = ''] = form.exec(line) ?? [];
    if (key !== undefined) {
      return [key, value(raw)];
    }
  }
  return undefined;
}

/** Splits the commands of a line such as `set A=1&& set B=2`. */
export const setsIn = (line: string): readonly string[] =>
  /^[ \t]*set[ \t]/i.test(line) ? line.split(/&&?[ \t]*(?=set[ \t])/i) : [];

const prompt = /^(?:(?:PS )?[A-Za-z]:\\[^>]*>|[\w.-]+@[\w.-]+:[^$#]*[$#])[ \t]*/;
export const secret = /^[ \t]*Secret=(?=.*\btype=env\b)(?:.*\btarget=(\w+)|([\w-]+))/;
/** Matches an item such as `- **ExpRate**: \`2\``. */
const markdown =
  /^[ \t]*(?:[-*+•][ \t]+)?(?:\*\*|__|\*|`)(\w+?)(?:[:：](?:\*\*|__|\*|`)|(?:\*\*|__|\*|`)[ \t]*[:：=])[ \t]*(.+)$/;
export const script = /^[ \t]*\w+=(?:"[^"]*"|'[^']*'|[^\s;"']*);[ \t]*(\w+)=/;
export const run =
  /\b(?:docker|podman|nerdctl|kubectl|gcloud|az|flyctl)\b.*\b(?:run|create|create-with-container|update|set)\b|^[ \t]*(?:-e|--env(?:-file)?)[ =\t]/;
export const optionForm = /^(-e(?==|$|\w+=)|--[a-z][a-z-]*)=?(.*)$/s;
export const others =
  /^[ \t]*(?:-[ \t]+)?(?:EnvironmentFile=-?|env_?[Ff]ile:|<<:|(?:envFrom|secretRef|configMapRef):)[ \t]*(.*)$/;

/** A table may have a line with the names of its columns. */
export const headings =
  /^[*_]*(?:values?|wert|valor|valeur|setting|mine|(?:current|your|new|my)\b.*|値|設定値?|現在.*|変更後|现在值|值)[*_]*$/i;

/** Returns whether a row has several cells behind its name; a bar at the end only ends the last. */
export function hasCells(rest: string, mark: string): boolean {
  const plain = rest.replace(/^"(?:[^"]|"")*"|\\\|/g, '').replace(/[|,;][ \t]*$/, '');
  return /[|,;\t]/.test(mark) ? plain.includes(/[|,;\t]/.exec(mark)![0]) : /\S {2,}/.test(plain);
}

/** Reads a cell: a spreadsheet doubles quotes in it. */
export function cellValue(rest: string, mark: string): Said {
  const ends = mark.includes('|') ? /(?<!\\)\|/ : mark.includes('\t') ? /\t/ : /\s*[,;](?=\s*$)/;
  const [cell = ''] = rest.split(ends);
  const said = cell
    .trim()
    .replace(/^`(.*)`$/, '$1')
    .replaceAll('\\|', '|');
  const [, doubled] = /^"((?:[^"]|"")*)"$/.exec(said) ?? [];
  if (doubled !== undefined && !doubled.includes('""')) {
    return {text: doubled};
  }
  const text = doubled?.replaceAll('""', '"') ?? said;
  return /^["']/.test(text) ? unquotedValue(text, 'none') : {text};
}

/** Reads the value of a line such as `KEY=1`, `- "KEY=1"` or `key: 1`. */
export function signedSaid(
  {
    dash,
    open,
    close,
    key = '',
    sign = '',
    rest: whole = '',
  }: Readonly<Record<string, string | undefined>>,
  line: string,
  ofList: Rules,
  isKnown: IsKnown,
): Said {
  const rules = sign === '=' && dash === undefined ? 'shell' : ofList;
  if (open && !close) {
    // The quotes may enclose the whole pair, as in `- "A=1"`.
    const pair = line.trim().replace(/^-\s*/, '').replace(/,$/, '');
    const {text, ...said} = unquotedValue(pair, rules);
    return {...said, text: text.replace(/^[^=:]*(?:=|:\s*)/, '')};
  }
  const isJson = open && close && sign === ':';
  const rest = (isJson ? whole.replace(/,\s*(?:\/\/.*)?$/, '') : whole).trim();
  const isQuoted = /^["']/.test(rest);
  const others = isQuoted ? [] : [...rest.matchAll(/[\s,](\w+)[=:]/g)];
  const isMany = others.some(([, other = '']) => isKnown(other));
  if (sign === '=') {
    const said = unquotedValue(rest, rules);
    const isOpen = !isQuoted && /(?:^|[\s,])[A-Z][A-Z0-9_]{2,}=|\s[\\`^]$/.test(rest);
    return isOpen || isMany ? {...said, fault: 'quote'} : said;
  }
  const plain = rest.replace(/^(?:&\w+|!!?\w*)[ \t]+/, '');
  // Compose takes a variable without a value from its own environment.
  const isVariable = key === key.toUpperCase() && isKnown(key) && ofList === 'compose';
  const said = unquotedValue(plain, rules);
  if (/^\*\w+$/.test(plain) || (isVariable && /^(?:~|null)?$/i.test(plain))) {
    return {...said, fault: 'reference'};
  }
  if (isJson || /^["']/.test(plain)) {
    return said;
  }
  const {text} = said;
  // YAML reads 0123, 1e3 and 1_000 as other numbers, and writes 1.10 as 1.1.
  const isOther = /^0[\dxob_]+\w*$|^[\d.]+e[-+]?\d+$|^\d+_[\d_]+$|^\d{16,}$/i.test(text);
  const isTyped = /^(?:[-+]?[\d.]+|true|false)$/i.test(text);
  const arrives = Number.isNaN(Number(text)) ? text.toLowerCase() : String(Number(text));
  if (isOther || isMany || /^[>|][-+\d]*[ \t]/.test(rest)) {
    return {...said, fault: 'quote'};
  }
  return isTyped && text !== arrives ? {...said, fault: 'number'} : said;
}

/** Splits `A: 1, B: "x, y", C: (x,y)` at its commas. */
export const flowParts = (inside: string): readonly string[] =>
  inside.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|\([^()]*\)|[^,"'{}])+/g) ?? [];

function windowsValue(text: string): Said {
  return /%\w+%|!\w+!/.test(text) ? {text, fault: 'reference'} : {text};
}

/** A backslash escapes nothing in PowerShell. */
function powerShell(raw: string): Said {
  const isOdd = /^"[^"]*[\\`]/.test(raw);
  return isOdd ? {text: raw, fault: 'quote'} : unquotedValue(raw.trim(), 'shell');
}

/** Returns a line without its prompt and the marks of Markdown. */
export const bareLine = (whole: string): string =>
  whole
    .replace(prompt, '')
    .replace(markdown, (_, key: string, value: string) => `${key}: ${cellValue(value, '').text}`);
