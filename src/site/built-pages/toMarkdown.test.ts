import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {toMarkdownPage} from './toMarkdown';

const address = 'https://guide.example/getting-started/x';
const markdown = (content: string) =>
  toMarkdownPage(
    load(
      `<article><nav>Home</nav><div class="theme-doc-markdown">${content}</div></article>`,
      {scriptingEnabled: false},
      false,
    ),
    {resolve: (href) => new URL(href, address).href, anchors: new Set(['b'])},
  ).trim();

describe('toMarkdownPage', () => {
  it('makes links and pictures absolute', () => {
    expect(markdown('<p><a href="/a#b">A</a> <a href="#c">C</a> <img src="/d.png" alt="D">')).toBe(
      '[A](https://guide.example/a#b) [C](https://guide.example/getting-started/x#c) ![D](https://guide.example/d.png)',
    );
  });

  it('keeps the ids that links lead to, and the caption of a table', () => {
    expect(markdown('<h2 id="a">A</h2><h2 id="b">B</h2>')).toBe('## A\n\n## <a id="b"></a>B');
    expect(
      markdown(
        '<table><caption>What</caption><thead><tr><th>K</th></tr></thead><tbody><tr id="b"><td>1</td></tr></tbody></table>',
      ),
    ).toBe('**What**\n\n| K |\n| - |\n| <a id="b"></a>1 |');
  });

  it('keeps a name and what it is apart', () => {
    expect(
      markdown('<a href="/a"><svg></svg><span><strong>A</strong><span>b</span></span></a>'),
    ).toBe('[**A** – b](https://guide.example/a)');
  });

  it('leaves out fields, what is said while a page works, and sources', () => {
    expect(
      markdown(
        '<p>a</p><form><label>Port</label><p>hint</p></form><p role="status">loading</p><details data-search="skip"><summary>Source</summary></details><a href="/e" data-search="skip">Edit</a><p><a href="/x.md" type="text/markdown">Open</a></p>',
      ),
    ).toBe('a');
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
      '<figure data-language="curl"><figcaption>Shell</figcaption><pre><code><span>ls</span> -l\nps</code></pre><button>Copy</button></figure>',
    );
    expect(code).toBe('Shell\n\n```bash\nls -l\nps\n```');
  });

  it('turns a note into a quotation', () => {
    const note = markdown(
      '<div class="theme-admonition"><div class="admonitionHeading_x"><svg></svg>Mind</div><div><p>text</div></div>',
    );
    expect(note).toBe('> **Mind**\n>\n> text');
  });
});
