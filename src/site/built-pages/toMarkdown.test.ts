import {load} from 'cheerio';
import {expect, it} from 'vitest';
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

it.each([
  [
    'makes links and pictures absolute',
    '<p><a href="/a#b">A</a> <a href="#c">C</a> <img src="/d.png" alt="D">',
    '[A](https://guide.example/a#b) [C](https://guide.example/getting-started/x#c) ![D](https://guide.example/d.png)',
  ],
  [
    'keeps the ids of sections, and those that links lead to',
    '<h2 id="a">A</h2><h3 id="c">C</h3><h3 id="b">B</h3>',
    '## <a id="a"></a>A\n\n### C\n\n### <a id="b"></a>B',
  ],
  [
    'keeps the caption of a table, and the ids of its rows',
    '<table><caption>What</caption><thead><tr><th>K</th></tr></thead><tbody><tr id="b"><td>1</td></tr></tbody></table>',
    '**What**\n\n| K |\n| - |\n| <a id="b"></a>1 |',
  ],
  [
    'keeps a name and what it is apart',
    '<a href="/a"><svg></svg><span><strong>A</strong><span>b</span></span></a>',
    '[**A** – b](https://guide.example/a)',
  ],
  [
    'keeps words apart that the page has below each other, in code never',
    '<ul><li><a href="/a"><code>All<wbr>Key</code></a><span>Name</span><span>Now: <code><span>-</span><span>1</span></code></span><li><span>So:</span><a href="/a">A</a><li><code>Key:<wbr> <!-- -->72</code></ul>',
    '- [`AllKey`](https://guide.example/a) – Name – Now: `-1`\n- So:[A](https://guide.example/a)\n- `Key: 72`',
  ],
  [
    'keeps lists and sources in a cell on its line',
    '<table><thead><tr><th>K</th></tr></thead><tbody><tr><td>Text<ul><li>a</li><li>b</li></ul><details data-search="skip"><summary>Source: likely</summary><a href="/s">all</a></details></td></tr></tbody></table>',
    '| K |\n| - |\n| Text – a; b – Source: likely – [all](https://guide.example/s) |',
  ],
  [
    'leaves out fields and what is said while a page works; says how sure a fact is',
    '<p>a</p><form><label>Port</label><p>hint</p></form><p role="status">loading</p><details data-search="skip"><summary>Source: likely</summary></details><a href="/e" data-search="skip">Edit</a><p><a href="/x.md" type="text/markdown">Open</a></p>',
    'a\n\n**Source: likely**',
  ],
  [
    'keeps the heading of an entry that opens, and what its row says',
    '<details><summary><h3 id="a">A</h3> <span><span>Default: </span><code>1</code></span><span>Says.</span></summary><p>more</p></details>',
    '### A\n\nDefault: `1`\n\nSays.\n\nmore',
  ],
  [
    'leaves out the empty comments that React writes between texts',
    '<p>build <!-- -->1.0.4<!-- -->, <b>newest<!-- --></b></p>',
    'build 1.0.4, **newest**',
  ],
  [
    'keeps every panel of tabs, hidden ones too, below its name',
    '<ul role="tablist"><li>Windows<li>Linux</ul><div role="tabpanel"><p class="guide-tab-label">Windows<p>one</div><div role="tabpanel" hidden><p class="guide-tab-label">Linux<p>two</div>',
    '**Windows**\n\none\n\n**Linux**\n\ntwo',
  ],
  [
    'names the language of code and leaves its button out',
    '<figure data-language="curl"><figcaption>Shell</figcaption><pre><code><span>ls</span> -l\nps</code></pre><button>Copy</button></figure>',
    'Shell\n\n```bash\nls -l\nps\n```',
  ],
  [
    'turns a note into a quotation',
    '<div class="theme-admonition"><div class="admonitionHeading_x"><svg></svg>Mind</div><div><p>text</div></div>',
    '> **Mind**\n>\n> text',
  ],
])('%s', (_what, html, expected) => expect(markdown(html)).toBe(expected));

it('keeps the cells of a table, with code, bars and several lines', () => {
  const table = markdown(
    '<table><thead><tr><th>Key</th><th>Value</th></tr></thead><tbody><tr><td><code>A|B</code></td><td>1<br>2</td></tr></tbody></table>',
  );
  expect(table.split('\n')).toHaveLength(3);
  expect(table).toContain('`A\\|B`');
  expect(table).toMatch(/1\s2/);
});
