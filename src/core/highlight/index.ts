/** The build colours code, so that readers download no highlighter. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import {escapeHtml} from '../text/escapeHtml';
import {withBreaks, withWholeArguments} from '../text/pathParts';

const ADDITIONAL_LANGUAGES = ['ini', 'bash', 'powershell', 'batch', 'docker', 'http', 'diff'];

const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  ps1: 'powershell',
  bat: 'batch',
  cmd: 'batch',
  mdx: 'markdown',
  py: 'python',
  js: 'javascript',
  yml: 'yaml',
  dockerfile: 'docker',
};

const PLAIN = new Set(['', 'text', 'txt', 'none', 'log', 'console']);

// The files of these languages add themselves to a global Prism.
const require = createRequire(path.join(process.cwd(), 'package.json'));
const scope = globalThis as {Prism?: unknown};
const before = scope.Prism;
scope.Prism = Prism;
for (const language of ADDITIONAL_LANGUAGES) {
  require(`prismjs/components/prism-${language}`);
}
scope.Prism = before;

/** Gives code as HTML with tokens in `<i class="…">`. Throws at an unknown language. */
export function highlightToHtml(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const inParts = (html: string) =>
    code.includes('\n') ? withWholeArguments(html) : withBreaks(withWholeArguments(html));
  if (PLAIN.has(name)) {
    return inParts(escapeHtml(code));
  }
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(
      `No colours for code in "${language}". Use one of ${[...ADDITIONAL_LANGUAGES, 'json', 'yaml', 'python', 'javascript', 'text'].join(', ')}, or add the language in src/core/highlight.`,
    );
  }
  return inParts(renderTokens(Prism.tokenize(code, grammar)));
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function renderTokens(tokens: readonly Token[], around?: string): string {
  const parts: {readonly name: string | undefined; html: string}[] = [];
  for (const token of tokens) {
    const name = (typeof token === 'string' ? undefined : classes.get(token.type)) ?? around;
    const html =
      typeof token === 'string' ? escapeHtml(token) : renderTokens([token.content].flat(), name);
    const [before, last] = [parts.at(-2), parts.at(-1)];
    if (last && last.name === name) {
      last.html += html;
    } else if (before && last && before.name === name && /^[ \t]+$/.test(last.html)) {
      before.html += last.html + html;
      parts.pop();
    } else {
      parts.push({name, html});
    }
  }
  return parts
    .map(({name, html}) => (name === around ? html : `<i class="${name}">${html}</i>`))
    .join('');
}

/**
 * A page of scripts has thousands of tokens, so class names have one letter.
 * src/components/CodeBlock/syntax.css gives the colours.
 */
const COLOURS = {
  c: ['comment', 'prolog'],
  s: ['string', 'template-string', 'attr-value', 'char', 'scalar'],
  n: ['number', 'boolean', 'constant'],
  k: ['keyword', 'builtin', 'command', 'important'],
  f: ['function', 'function-name', 'class-name', 'section'],
  p: ['property', 'key', 'attr-name', 'parameter', 'header-name'],
  v: ['variable', 'environment'],
  i: ['inserted-sign'],
  d: ['deleted-sign'],
} as const;

const classes: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOURS).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);
