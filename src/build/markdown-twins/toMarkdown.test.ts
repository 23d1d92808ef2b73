import {describe, expect, it} from 'vitest';
import {pageToMarkdown} from './toMarkdown';

const address = 'https://guide.example/getting-started/x';
const markdown = (content: string) =>
  pageToMarkdown(
    `<main><article><nav>Home</nav><div class="theme-doc-markdown">${content}</div></article></main>`,
    address,
  ).trim();

describe('pageToMarkdown', () => {
  it('makes links and pictures absolute', () => {
    expect(markdown('<p><a href="/a#b">A</a> <a href="#c">C</a> <img src="/d.png" alt="D">')).toBe(
      '[A](https://guide.example/a#b) [C](https://guide.example/getting-started/x#c) ![D](https://guide.example/d.png)',
    );
  });

  it('leaves out the empty comments that React writes between texts', () => {
    expect(markdown('<p>build <!-- -->1.0.4<!-- -->, <b>newest<!-- --></b></p>')).toBe(
      'build 1.0.4, **newest**',
    );
  });

  it('keeps the cells of a table, with code, bars and several lines', () => {
    const table = markdown(
      '<table><thead><tr><th>Key</th><th>Value</th></tr></thead><tbody><tr><td><code>A|B</code></td><td>1<br>2</td></tr></tbody></table>',
    );
    expect(table.split('\n')).toHaveLength(3);
    expect(table).toContain('`A\\|B`');
    expect(table).toMatch(/1\s2/);
  });

  it('keeps every panel of tabs, hidden ones too, below its name', () => {
    const tabs = markdown(
      '<ul role="tablist"><li>Windows<li>Linux</ul><div role="tabpanel"><p class="guide-tab-label">Windows<p>one</div><div role="tabpanel" hidden><p class="guide-tab-label">Linux<p>two</div>',
    );
    expect(tabs).toBe('**Windows**\n\none\n\n**Linux**\n\ntwo');
  });

  it('names the language of code and leaves its button out', () => {
    const code = markdown(
      '<figure data-language="bash"><figcaption>Shell</figcaption><pre><code><span>ls</span> -l\nps</code></pre><button>Copy</button></figure>',
    );
    expect(code).toBe('Shell\n\n```bash\nls -l\nps\n```');
  });

  it('turns a note into a quotation', () => {
    const note = markdown(
      '<div class="theme-admonition"><div class="admonitionHeading_x"><svg></svg>Mind</div><div><p>text</div></div>',
    );
    expect(note).toBe('> **Mind**\n>\n> text');
  });

  it('refuses a page without an article', () => {
    expect(() => pageToMarkdown('<p>text', address)).toThrow(`${address} has no <article>`);
  });
});
