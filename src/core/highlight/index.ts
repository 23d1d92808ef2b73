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

function loadLanguages(): void {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of ADDITIONAL_LANGUAGES) {
    require(`prismjs/components/prism-${language}`);
  }
  scope.Prism = before;
}

let isLoaded = false;

/** Gives code as HTML with tokens in `<span class="token …">`. Throws at an unknown language. */
export function highlightToHtml(code: string, language: string): string {
  if (!isLoaded) {
    loadLanguages();
    isLoaded = true;
  }
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
  return inParts(Prism.tokenize(code, grammar).map(renderToken).join(''));
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function renderToken(token: Token): string {
  if (typeof token === 'string') {
    return escapeHtml(token);
  }
  const content = Array.isArray(token.content)
    ? token.content.map(renderToken).join('')
    : renderToken(token.content);
  const name = classes.get(token.type);
  return name ? `<span class="${name}">${content}</span>` : content;
}

const COLOURS = {
  'tok-c': ['comment', 'prolog'],
  'tok-s': ['string', 'template-string', 'attr-value', 'char', 'scalar'],
  'tok-n': ['number', 'boolean', 'constant'],
  'tok-k': ['keyword', 'builtin', 'command', 'important'],
  'tok-f': ['function', 'function-name', 'class-name', 'section'],
  'tok-p': ['property', 'key', 'attr-name', 'parameter', 'header-name'],
  'tok-v': ['variable', 'environment'],
  'tok-i': ['inserted-sign'],
  'tok-d': ['deleted-sign'],
} as const;

const classes: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOURS).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);
