export interface TwinPart {
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
}

/** A program reads this many characters in one go. */
export const longestTwin = 50_000;
const beforeText = 1500;
const anchorRoom = 100;
const shortest = 1500;

const FENCE = /^ *(`{3,})/;
const SCRIPT =
  /^(?<path>\S*?(?<name>[\w.@-]+\.\w+))\n\n(?<code>(?<fence>`{3,})[^\n]*\n[^]*?\n\k<fence>)$/gm;
const HEADING = /^## (?:<a id="(?<id>[^"]+)"><\/a>)?(?<title>.*)$/m;

const NAMED = /^### (?:<a id="[^"]+"><\/a>)?(`[^`]+`)/gm;

/** Lists the ids of anchors in a page's Markdown. */
export const idsIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/<a id="([^"]+)"><\/a>/g), ([, id]) => id!);

function cutAt(markdown: string, isStart: (line: string, length: number) => boolean): string[] {
  const pieces: string[][] = [[]];
  let length = 0;
  let fence = '';
  for (const line of markdown.split('\n')) {
    if (fence === '' && isStart(line, length)) {
      pieces.push([]);
      length = 0;
    }
    const mark = FENCE.exec(line)?.[1] ?? '';
    fence = fence === '' ? mark : mark === fence ? '' : fence;
    pieces.at(-1)!.push(line);
    length += line.length + 1;
  }
  return pieces.map((piece) => piece.join('\n').trim()).filter(Boolean);
}

function inPieces(section: string, limit: number): string[] {
  let head = '';
  let before = '';
  const heads: string[] = [];
  const pieces = cutAt(section, (line, length) => {
    head = /^\| -/.test(line) ? `${before}\n${line}\n` : line.startsWith('|') ? head : '';
    before = line;
    const isStart = length > 0 && length + line.length + head.length > limit - anchorRoom;
    if (isStart) {
      heads.push(head);
    }
    return isStart;
  });
  return pieces.map((piece, index) => (index > 0 ? heads[index - 1]! : '') + piece);
}

/**
 * Cuts scripts first, then sections.
 * @param address where the parts are, with '/' at the end
 */
export function cutTwin(
  markdown: string,
  address: string,
  longest = longestTwin,
): {readonly markdown: string; readonly parts: readonly TwinPart[]} {
  const limit = longest - beforeText;
  const parts: TwinPart[] = [];
  const linkTo = (part: TwinPart) => {
    parts.push(part);
    // The names are listed, because a program that looks for one setting has to choose among the
    // files.
    const names = Array.from(part.markdown.matchAll(NAMED), ([, name]) => name).join(', ');
    return `- [${part.title}](${address}${part.name}.md)${names && `: ${names}`}`;
  };
  if (markdown.length <= limit) {
    return {markdown, parts};
  }
  const withoutScripts = markdown.replace(SCRIPT, (whole, ...groups) => {
    const {path, name, code} = groups.at(-1) as Record<'path' | 'name' | 'code', string>;
    const isTaken = parts.some((part) => part.name === name);
    return code.length < shortest
      ? whole
      : linkTo({name: isTaken ? `${name}-2` : name, title: `\`${path}\``, markdown: code});
  });
  if (withoutScripts.length <= limit) {
    return {markdown: withoutScripts, parts};
  }
  const sections = cutAt(withoutScripts, (line) => HEADING.test(line)).map((section) => {
    const {id, title = ''} = HEADING.exec(section.split('\n', 1)[0]!)?.groups ?? {};
    if (id === undefined || section.length < shortest) {
      return section;
    }
    const pieces = inPieces(section.replace(HEADING, '').trim(), limit);
    return pieces
      .map((piece, index) => {
        const number = pieces.length > 1 ? ` (${index + 1}/${pieces.length})` : '';
        const name = index > 0 ? `${id}-${index + 1}` : id;
        const anchor = index > 0 ? '' : `<a id="${id}"></a>`;
        return linkTo({name, title: title + number, markdown: `${anchor}\n\n${piece}`.trim()});
      })
      .join('\n');
  });
  return {markdown: sections.join('\n\n').replace(/(^- .*)\n\n(?=- \[)/gm, '$1\n'), parts};
}
