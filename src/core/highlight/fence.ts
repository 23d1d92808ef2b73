import {isPrompt, prompts} from '../../data/operations';

const KNOWN =
  /^(?:output|silent|wrap|showLineNumbers(?:=\d+)?|at=[\w-]*|(?:title|shows)=|\{[\d,\s-]+\})$/;

/** Reads what follows the language of a fence (CONTRIBUTING.md). Throws at what has no meaning. */
export function parseFence(meta: string) {
  const at = /(?:^|\s)at=(?<at>[\w-]*)/.exec(meta)?.groups?.at;
  if (at !== undefined && !isPrompt(at)) {
    throw new Error(`at=${at} behind a code fence is not known. Use one of ${prompts.join(', ')}.`);
  }
  const flags: readonly string[] =
    meta.replace(/"[^"]*"|'[^']*'/g, '').match(/\{[^}]*\}|\S+/g) ?? [];
  const unknown = flags.find((flag) => !KNOWN.test(flag));
  if (unknown !== undefined) {
    throw new Error(
      `${unknown} behind a code fence is not known. Use title="…", {1,3-4}, showLineNumbers, wrap, at=…, output, silent or shows="…".`,
    );
  }
  const numbers = flags.find((flag) => flag.startsWith('showLineNumbers'));
  const shown = /(?:^|\s)shows="(?<text>[^"]*)"/.exec(meta);
  const shows = shown?.groups?.text;
  const rest = shown ? meta.replace(shown[0], '') : meta;
  const title = /title=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/.exec(rest)?.groups;
  const ranges = /\{(?<list>[\d,\s-]+)\}/.exec(meta)?.groups?.list;
  const lines = (ranges ?? '')
    .split(',')
    .filter((range) => range.trim() !== '')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      if (!(from >= 1 && to >= from)) {
        throw new Error(`{${ranges}} behind a code fence is no list of lines, such as {1,3-4}.`);
      }
      return Array.from({length: to - from + 1}, (_, index) => from + index);
    });
  return {
    title: title?.double || title?.single || undefined,
    at,
    isOutput: flags.includes('output') || undefined,
    isSilent: flags.includes('silent') || undefined,
    shows: shows || undefined,
    firstNumber: numbers ? Number(numbers.split('=')[1] ?? 1) : undefined,
    isWrapped: flags.includes('wrap') || undefined,
    lines,
  };
}

const COMMENT =
  /^\s*(?:\/\/|#|--|;|%|REM|::|<!--|\/\*|\{\s*\/\*)\s*(?<word>[a-z]+-(?:next-line|start|end))\s*(?:-->|\*\/(?:\s*\})?)?\s*$/;

/** Removes Docusaurus' comments for highlighted lines. Throws at unknown or unfinished comments. */
export function readMagicComments(code: string): {
  readonly code: string;
  readonly lines: readonly number[];
} {
  const kept: string[] = [];
  const lines: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of code.split('\n')) {
    const word = COMMENT.exec(line)?.groups?.word;
    if (word === undefined) {
      kept.push(line);
      if (isNext || isInside) {
        lines.push(kept.length);
      }
      isNext = false;
    } else if (word === 'highlight-next-line') {
      isNext = true;
    } else if (word === (isInside ? 'highlight-end' : 'highlight-start')) {
      isInside = !isInside;
    } else if (word.endsWith('-next-line') || word.startsWith('highlight-')) {
      throw new Error(
        `The comment "${word}" has no meaning here. Use highlight-next-line, or highlight-start and highlight-end around lines.`,
      );
    } else {
      kept.push(line);
    }
  }
  if (isNext || isInside) {
    throw new Error(
      'A highlight-start lacks its highlight-end, or a highlight-next-line its line.',
    );
  }
  return {code: kept.join('\n'), lines};
}

/** Marks lines. Numbers are attributes, so that nobody copies them. */
export function markLines(html: string, lines: readonly number[], firstNumber?: number): string {
  if (lines.length === 0 && firstNumber === undefined) {
    return html;
  }
  let open: string[] = [];
  return html
    .split('\n')
    .map((line, index, all) => {
      const reopened = open.join('') + line;
      for (const tag of line.match(/<\/?i\b[^>]*>/g) ?? []) {
        open = tag.startsWith('</') ? open.slice(0, -1) : [...open, tag];
      }
      const number =
        firstNumber === undefined
          ? ''
          : `<i class="code-number" data-line="${firstNumber + index}"></i>`;
      const whole = number + reopened + '</i>'.repeat(open.length);
      const end = index < all.length - 1 ? '\n' : '';
      return lines.includes(index + 1)
        ? `<mark class="code-line">${whole}${end}</mark>`
        : whole + end;
    })
    .join('');
}
