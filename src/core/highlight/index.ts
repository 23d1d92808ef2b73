/**
 * Colours code while the site is built, so that no highlighter travels to the reader. The result is
 * HTML whose classes src/css/code.css colours in both modes.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import {isPrompt, prompts, type Prompt} from '../../data/operations';

/** Languages beyond those that come with prism-react-renderer. */
const ADDITIONAL_LANGUAGES = ['ini', 'bash', 'powershell', 'batch', 'docker', 'csharp', 'http'];

const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  ps1: 'powershell',
  bat: 'batch',
  cmd: 'batch',
  cs: 'csharp',
  py: 'python',
  js: 'javascript',
  yml: 'yaml',
  dockerfile: 'docker',
};

/** Languages that are shown as they are. */
const PLAIN = new Set(['', 'text', 'txt', 'none', 'log', 'console']);

function loadLanguages(): void {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  // The language files of Prism register themselves with a global of that name.
  scope.Prism = Prism;
  for (const language of ADDITIONAL_LANGUAGES) {
    require(`prismjs/components/prism-${language}`);
  }
  scope.Prism = before;
}

let isLoaded = false;

/**
 * The HTML of a piece of code, tokens in `<span class="token …">`.
 *
 * @throws when the language is not known, naming the ones that are
 */
export function highlightToHtml(code: string, language: string): string {
  if (!isLoaded) {
    loadLanguages();
    isLoaded = true;
  }
  const name = ALIASES[language] ?? language;
  if (PLAIN.has(name)) {
    return escapeHtml(code);
  }
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `No colours for code in "${language}". Use one of ${[...ADDITIONAL_LANGUAGES, 'json', 'yaml', 'python', 'javascript', 'text'].join(', ')}, or add the language in src/core/highlight.`,
    );
  }
  return Prism.tokenize(code, grammar).map(renderToken).join('');
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function renderToken(token: Token): string {
  if (typeof token === 'string') {
    return escapeHtml(token);
  }
  const content = Array.isArray(token.content)
    ? token.content.map(renderToken).join('')
    : renderToken(token.content);
  const type = COLOURED[token.type];
  return type ? `<span class="${type}">${content}</span>` : content;
}

/** Token types that carry a colour, with their class; the others stay plain, which keeps pages light. */
const COLOURED: Readonly<Record<string, string>> = {
  comment: 'tok-c',
  prolog: 'tok-c',
  string: 'tok-s',
  'template-string': 'tok-s',
  'attr-value': 'tok-s',
  char: 'tok-s',
  scalar: 'tok-s',
  number: 'tok-n',
  boolean: 'tok-n',
  constant: 'tok-n',
  keyword: 'tok-k',
  builtin: 'tok-k',
  command: 'tok-k',
  important: 'tok-k',
  function: 'tok-f',
  'function-name': 'tok-f',
  'class-name': 'tok-f',
  section: 'tok-f',
  property: 'tok-p',
  key: 'tok-p',
  'attr-name': 'tok-p',
  parameter: 'tok-p',
  variable: 'tok-v',
  environment: 'tok-v',
  'header-name': 'tok-p',
};

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * What a writer put behind the language of a fence: `title="…"`, lines to stress, `{1,3-4}`, who
 * types the commands, `at=admin`, or the word `output`: lines that a program prints. Commands without
 * such lines say so: `silent`, or what happens elsewhere, `shows="…"`.
 */
export interface FenceOptions {
  readonly title?: string;
  readonly at?: Prompt;
  readonly isOutput?: true;
  /** The commands print nothing when they worked. */
  readonly isSilent?: true;
  /** What a reader sees when the commands worked, where it is not a line below them. */
  readonly shows?: string;
  readonly lines: readonly number[];
}

/**
 * Reads the text behind the language of a fence. Throws when a range of lines makes no sense, or
 * when nobody is known by the name after `at=`.
 */
export function parseFence(meta: string): FenceOptions {
  const at = /(?:^|\s)at=(?<at>[\w-]*)/.exec(meta)?.groups?.at;
  if (at !== undefined && !isPrompt(at)) {
    throw new Error(`at=${at} behind a code fence is not known. Use one of ${prompts.join(', ')}.`);
  }
  const flags = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  const shows = /(?:^|\s)shows="(?<text>[^"]*)"/.exec(meta)?.groups?.text;
  const title = /title=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/.exec(meta)?.groups;
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
  const name = title?.double ?? title?.single;
  return {
    ...(name ? {title: name} : {}),
    ...(at === undefined ? {} : {at}),
    ...(flags.includes('output') ? {isOutput: true} : {}),
    ...(flags.includes('silent') ? {isSilent: true} : {}),
    ...(shows ? {shows} : {}),
    lines,
  };
}

/** Wraps stressed lines of highlighted HTML in `<mark>`. Tokens that span lines are closed and reopened. */
export function markLines(html: string, lines: readonly number[]): string {
  if (lines.length === 0) {
    return html;
  }
  let open: string[] = [];
  return html
    .split('\n')
    .map((line, index, all) => {
      const reopened = open.join('') + line;
      for (const tag of line.match(/<\/?span[^>]*>/g) ?? []) {
        open = tag.startsWith('</') ? open.slice(0, -1) : [...open, tag];
      }
      const whole = reopened + '</span>'.repeat(open.length);
      const end = index < all.length - 1 ? '\n' : '';
      // The mark is a block: behind it, the line break would be an empty line.
      return lines.includes(index + 1)
        ? `<mark class="code-line">${whole}${end}</mark>`
        : whole + end;
    })
    .join('');
}
