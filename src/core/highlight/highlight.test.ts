import fc from 'fast-check';
import {expect, it} from 'vitest';
import {markLines, parseFence, readMagicComments} from './fence';
import {highlightToHtml} from './index';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const languages = ['ini', 'bash', 'powershell', 'batch', 'yaml', 'json', 'python', 'javascript'];
it.each([...languages, 'mdx'])('highlightToHtml: keeps every character of %s', (language) => {
  const isKept = (code: string) => textOf(highlightToHtml(code, language)) === code;
  fc.assert(fc.property(fc.string(), isKept), {numRuns: 100});
});

it('highlightToHtml: colours the keys of an ini file, and what a diff adds and removes', () => {
  expect(highlightToHtml('[Section]\nKey=Value', 'ini')).toContain('class="p"');
  expect(highlightToHtml('-a\n+b', 'diff')).toMatch(/class="d".*class="i"/s);
});

it('highlightToHtml: has one element for neighbours of one colour, and none inside of its own', () => {
  const elements = highlightToHtml('echo "a $b ${c}"  # x\nexit 1', 'bash').match(
    /<i class="\w">/g,
  );
  expect(elements).toEqual(['k', 's', 'v', 'c', 'k', 'n'].map((name) => `<i class="${name}">`));
});

it('highlightToHtml: shows text as it is, markup included', () => {
  expect(highlightToHtml('<b>&', 'text')).toBe('&lt;b&gt;&amp;');
});

it('highlightToHtml: names the languages it knows when it meets another', () => {
  expect(() => highlightToHtml('x', 'cobol')).toThrow(/"cobol".*ini.*src\/core\/highlight/);
});

it.each([
  ['', {lines: []}],
  ['title="compose.yaml" {1,3-4}', {title: 'compose.yaml', lines: [1, 3, 4]}],
  ['output', {isOutput: true, lines: []}],
  ['title="the output"', {title: 'the output', lines: []}],
  ['at=admin silent', {at: 'admin', isSilent: true, lines: []}],
  [`at=chat shows="a title='b' c"`, {at: 'chat', shows: "a title='b' c", lines: []}],
  ['at=chat shows="A silent note."', {at: 'chat', shows: 'A silent note.', lines: []}],
  ['showLineNumbers=5 wrap {1, 3}', {firstNumber: 5, isWrapped: true, lines: [1, 3]}],
  ['showLineNumbers', {firstNumber: 1, lines: []}],
])('parseFence: reads %j', (meta, fence) => expect(parseFence(meta)).toEqual(fence));

it.each([
  ['live', /behind a code fence is not known/],
  ['tittle="x"', /behind a code fence is not known/],
  ['at=root', /at=root .* admin, /],
  ['{4-2}', /no list of lines/],
] as const)('parseFence: refuses %s, which would do nothing', (meta, message) => {
  expect(() => parseFence(meta)).toThrow(message);
});

it('readMagicComments: stresses the lines that comments mean, and shows no such comment', () => {
  const code = '# highlight-next-line\na\nb\n// highlight-start\nc\nd\n/* highlight-end */\ne';
  expect(readMagicComments(code)).toEqual({code: 'a\nb\nc\nd\ne', lines: [1, 3, 4]});
  expect(readMagicComments('<!-- highlight-next-line -->\nx').lines).toEqual([1]);
});

it.each(['# a highlight-next-line', 'echo # highlight-next-line', '# pre-start', ''])(
  'readMagicComments: leaves %j as it is',
  (code) => expect(readMagicComments(code)).toEqual({code, lines: []}),
);

const wrong = ['# error-next-line\nx', '# highlight-end', '# highlight-start\nx'];
it.each([...wrong, '# highlight-next-line'])('readMagicComments: refuses %j', (code) => {
  expect(() => readMagicComments(code)).toThrow(/highlight-next-line/);
});

it('markLines: numbers lines without a change of the text', () => {
  const html = markLines('a\nb', [2], 9);
  expect(html).toContain('<i class="code-number" data-line="10"></i>b');
  expect(textOf(html)).toBe('a\nb');
});

it('markLines: stresses lines and keeps tokens that span them whole', () => {
  const html = markLines('<i class="s">a\nb</i>\nc', [2]);
  expect(html).toBe('<i class="s">a</i>\n<mark class="code-line"><i class="s">b</i>\n</mark>c');
});
