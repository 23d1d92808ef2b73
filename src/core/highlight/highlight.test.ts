import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {markLines, parseFence, readMagicComments} from './fence';
import {highlightToHtml} from './index';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlightToHtml', () => {
  it.each(['ini', 'bash', 'powershell', 'batch', 'yaml', 'json', 'python', 'javascript', 'mdx'])(
    'keeps every character of %s',
    (language) => {
      fc.assert(
        fc.property(fc.string(), (code) => {
          expect(textOf(highlightToHtml(code, language))).toBe(code);
        }),
        {numRuns: 100},
      );
    },
  );

  it('colours keys and values of an ini line', () => {
    const html = highlightToHtml('[Section]\nKey=Value', 'ini');
    expect(html).toContain('class="tok-p"');
  });

  it('colours what a diff adds and removes', () => {
    expect(highlightToHtml('-a\n+b', 'diff')).toMatch(/class="tok-d".*class="tok-i"/s);
  });

  it('shows text as it is, markup included', () => {
    expect(highlightToHtml('<b>&', 'text')).toBe('&lt;b&gt;&amp;');
  });

  it('names the languages it knows when it meets another', () => {
    expect(() => highlightToHtml('x', 'cobol')).toThrow(/"cobol".*ini.*src\/core\/highlight/);
  });
});

describe('parseFence', () => {
  it.each([
    ['', {lines: []}],
    ['title="compose.yaml" {1,3-4}', {title: 'compose.yaml', lines: [1, 3, 4]}],
    ['output', {isOutput: true, lines: []}],
    ['title="the output"', {title: 'the output', lines: []}],
    ['at=admin silent', {at: 'admin', isSilent: true, lines: []}],
    ['at=chat shows="A silent note."', {at: 'chat', shows: 'A silent note.', lines: []}],
    ['showLineNumbers=5 wrap {1, 3}', {firstNumber: 5, isWrapped: true, lines: [1, 3]}],
    ['showLineNumbers', {firstNumber: 1, lines: []}],
  ])('reads %j', (meta, fence) => {
    expect(parseFence(meta)).toEqual(fence);
  });

  it.each([
    ...['live', 'npm2yarn', 'showlinenumbers', 'tittle="x"', 'Title'].map(
      (meta) => [meta, /behind a code fence is not known/] as const,
    ),
    ['at=root', /at=root .* admin, /],
    ['{4-2}', /no list of lines/],
  ] as const)('refuses %s, which would do nothing', (meta, message) => {
    expect(() => parseFence(meta)).toThrow(message);
  });
});

describe('readMagicComments', () => {
  it('stresses the lines that comments mean, and shows no such comment', () => {
    const code = '# highlight-next-line\na\nb\n// highlight-start\nc\nd\n/* highlight-end */\ne';
    expect(readMagicComments(code)).toEqual({code: 'a\nb\nc\nd\ne', lines: [1, 3, 4]});
    expect(readMagicComments('<!-- highlight-next-line -->\nx').lines).toEqual([1]);
  });

  it('leaves every other line as it is', () => {
    for (const code of [
      '# a highlight-next-line',
      'echo # highlight-next-line',
      '# pre-start',
      '',
    ]) {
      expect(readMagicComments(code)).toEqual({code, lines: []});
    }
  });

  it.each([
    '# error-next-line\nx',
    '# highlight-end',
    '# highlight-start\nx',
    '# highlight-next-line',
  ])('refuses %j', (code) => {
    expect(() => readMagicComments(code)).toThrow(/highlight-next-line/);
  });
});

describe('markLines', () => {
  it('numbers lines without a change of the text', () => {
    const html = markLines('a\nb', [2], 9);
    expect(html).toContain('<i class="code-number" data-line="10"></i>b');
    expect(textOf(html)).toBe('a\nb');
  });

  it('stresses lines and keeps tokens that span them whole', () => {
    const html = markLines('<span class="tok-s">a\nb</span>\nc', [2]);
    expect(html).toBe(
      '<span class="tok-s">a</span>\n<mark class="code-line"><span class="tok-s">b</span>\n</mark>c',
    );
  });
});
