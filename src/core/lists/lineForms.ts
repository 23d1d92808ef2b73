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
  String.raw`^[ \t]*(?:\|[ \t]*)?["'\x60*]*(?<key>${name})["'\x60*]*(?<mark>\t *| {2,}|[ \t]*[|,;][ \t]*)(?<rest>[^\s|].*)$`,
  'u',
);
/** Lines whose words are assignments, and whose references they have. */
export const commands: readonly (readonly [start: RegExp, rules: Rules])[] = [
  [/^[ \t]*(?:export|declare -x|ENV|env|readonly)[ \t]+(?=\w+=)/, 'shell'],
  [/^[ \t]*Environment=/, 'none'],
];
/** PowerShell, and the two forms of `set` on Windows: quotes around the value are a part of it there. */
export const windows =
  /^[ \t]*(?:set[ \t]+(?:"(\w+)=(.*)"|(\w+)=(.*))|\$env:(\w+)[ \t]*=[ \t]*(.*))$/i;
export const run =
  /\b(?:docker|podman|nerdctl)\b.*\b(?:run|create)\b|^[ \t]*(?:-e|--env(?:-file)?)[ =\t]/;
export const others =
  /^[ \t]*(?:-[ \t]+)?(?:EnvironmentFile=-?|env_?[Ff]ile:|(?:envFrom|secretRef|configMapRef):)[ \t]*(.*)$/;

/** The value of a cell: a spreadsheet doubles the quotes in it, and sets others around. It has no comments. */
export function cellValue(rest: string, mark: string): Said {
  const [cell = ''] = rest.split(mark.includes('|') ? /(?<!\\)\|/ : /\t|\s*[,;](?=\s*$)/);
  const said = cell
    .trim()
    .replace(/^`(.*)`$/, '$1')
    .replaceAll('\\|', '|');
  const [, doubled = ''] = /^"((?:[^"]|"")*)"$/.exec(said) ?? [];
  const text = doubled.includes('""') ? doubled.replaceAll('""', '"') : said;
  return /^["']/.test(text) ? unquotedValue(text, 'none') : {text};
}

/** The parts of a flow such as `{A: 1, B: "x, y"}` or `["A=1", "B=2"]`, between its brackets. */
export const flowParts = (inside: string): readonly string[] =>
  inside.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|[^,"'{}])+/g) ?? [];

export const windowsValue = (text: string): Said =>
  /%\w+%|!\w+!/.test(text) ? {text, fault: 'reference'} : {text};
