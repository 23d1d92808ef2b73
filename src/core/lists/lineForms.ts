/** How a line of a list looks in each of its forms, and what is the value in it. */
import {unquotedValue, type Rules, type Said} from './shell';

export const name = String.raw`[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,9}`;
/** `A=1`, `- A=1`, `A: "1"`, and `"A": 1` of a piece of JSON. */
export const signed = new RegExp(
  String.raw`^[ \t]*(?<dash>-[ \t]+)?(?<open>["']?)(?<key>${name})(?<close>["']?)[ \t]*(?<sign>[=:：])[ \t]*(?<rest>.*)$`,
  'u',
);
/** `A    1`, `| A | 1 |`, `A,1`, and the tabs of a spreadsheet. */
export const row = new RegExp(
  String.raw`^[ \t]*(?:\|[ \t]*)?["'\x60*]*(?<key>${name})["'\x60*]*(?<mark>\t *| {2,}|[ \t]*[|,;][ \t]*)(?<rest>[^\s|].*|(?<=[\t,;] *)\|(?=\S|$).*)$`,
  'u',
);
/** A key of YAML whose text is on the lines below. */
export const blockStart =
  /^[ \t]*(?:-[ \t]+)?["']?[\w.-]+["']?:[ \t]+(?:[!&]\S+[ \t]+)*[|>][-+\d]*[ \t]*(?:#.*)?$/;
/** Lines whose words are assignments, and whose references they have. */
export const commands: readonly (readonly [start: RegExp, rules: Rules])[] = [
  [/^[ \t]*(?:export|declare -x|ENV|env|readonly)[ \t]+(?=\w+=)/, 'shell'],
  [/^[ \t]*kubectl[ \t]+set[ \t]+env\b/, 'shell'],
  // Assignments before the command that they are for.
  [
    /^(?=[ \t]*(?:\w+=(?:"[^"]*"|'[^']*'|[^\s"']*)[ \t]+)+(?:docker|podman|sudo|bash|sh|exec|\.\/)\b)/,
    'shell',
  ],
  [/^[ \t]*Environment=/, 'unit'],
];
/** PowerShell, and the two forms of `set` on Windows: quotes around the value are a part of it there. */
const windows: readonly (readonly [form: RegExp, value: (raw: string) => Said])[] = [
  [/^[ \t]*set[ \t]+"(\w+)=(.*)"$/i, windowsValue],
  [/^[ \t]*set[ \t]+(\w+)=(.*)$/i, windowsValue],
  [/^[ \t]*setx[ \t]+"?(\w+)"?[ \t]+(.*?)(?:[ \t]+[/-]m)?[ \t]*$/i, setxValue],
  [/^[ \t]*\$env:(\w+)[ \t]*=[ \t]*(.*)$/i, (raw) => unquotedValue(raw, 'shell')],
  [
    /^[ \t]*\[(?:System\.)?Environment\]::SetEnvironmentVariable\([ \t]*["'](\w+)["'][ \t]*,[ \t]*("[^"]*"|'[^']*'|[^,)]+)/i,
    (raw) => unquotedValue(raw.trim(), 'shell'),
  ],
];

/** The variable that a line of Windows sets, with its value. */
export function windowsPair(line: string): readonly [key: string, value: Said] | undefined {
  for (const [form, value] of windows) {
    const [, key, raw = ''] = form.exec(line) ?? [];
    if (key !== undefined) {
      return [key, value(raw)];
    }
  }
  return undefined;
}

/** What a console prints before the command. */
export const prompt = /^(?:(?:PS )?[A-Za-z]:\\[^>]*>|[\w.-]+@[\w.-]+:[^$#]*[$#])[ \t]*/;
/** A secret that becomes a variable of a container: `Secret=name,type=env,target=NAME`. */
export const secret = /^[ \t]*Secret=(?=.*\btype=env\b)(?:.*\btarget=(\w+)|([\w-]+))/;
/** Several assignments in a line of a script. */
export const script = /^[ \t]*\w+=(?:"[^"]*"|'[^']*'|[^\s;"']*);[ \t]*\w/;
export const run =
  /\b(?:docker|podman|nerdctl)\b.*\b(?:run|create)\b|^[ \t]*(?:-e|--env(?:-file)?)[ =\t]/;
export const others =
  /^[ \t]*(?:-[ \t]+)?(?:EnvironmentFile=-?|env_?[Ff]ile:|(?:envFrom|secretRef|configMapRef):)[ \t]*(.*)$/;

/** The value of a cell: a spreadsheet doubles the quotes in it, and sets others around. It has no comments. */
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

/** The parts of a flow such as `{A: 1, B: "x, y"}` or `["A=1", "B=2"]`, between its brackets. */
export const flowParts = (inside: string): readonly string[] =>
  inside.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|[^,"'{}])+/g) ?? [];

function windowsValue(text: string): Said {
  return /%\w+%|!\w+!/.test(text) ? {text, fault: 'reference'} : {text};
}

/** `setx NAME value` takes one word, or one in quotes. */
function setxValue(raw: string): Said {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(raw) ?? [];
  const text = quoted?.replace(/\\"/g, '"') ?? raw;
  return quoted === undefined && /[\s"]/.test(raw) ? {text, fault: 'quote'} : windowsValue(text);
}
