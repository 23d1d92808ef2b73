import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {joined, partId, toPaper} from './toPaper';

const page = (permalink: string, content: string) => {
  const part = partId(permalink, '/ja/0.5.0/');
  const article = `<article><div class="theme-doc-markdown markdown">${content}</div><footer class=theme-doc-footer>edit</footer></article>`;
  const $ = load(article, {scriptingEnabled: false}, false);
  return {permalink, title: '', part, paper: toPaper($, permalink, part)};
};

const [ports = '', rcon = ''] = joined([
  page(
    '/ja/0.5.0/getting-started/ports',
    `<header><h1>Ports</h1></header><h2 id=check>Check<a class=hash-link href=#check>#</a></h2>
     <p><a href=/ja/0.5.0/api/rcon#check>RCON</a> <a href=#check>above</a> <a href=/ja/0.5.0/glossary#port>port</a>
     <a href=https://example.org/>outside</a> <a href="/ja/0.5.0/api/rcon/?tab=a#gone">gone</a></p>
     <details><summary>More</summary><div style="display:none">closed</div></details>
     <ul role=tablist><li>Linux</ul><div role=tabpanel hidden>apt</div>
     <button>Copy</button><img loading=lazy src=/img/a.png><script>go()</script>`,
  ),
  page(
    '/ja/0.5.0/api/rcon/',
    '<h1>RCON</h1><h2 id=check>Check</h2><p aria-labelledby="check">x</p>',
  ),
]).map(({paper}) => paper);

it('have headings one level lower and ids of their own', () => {
  const $ = load(ports + rcon);
  const headings = $('h1, h2, h3').toArray();
  expect(headings.map((node) => [node.tagName, $(node).attr('id'), $(node).text()])).toEqual([
    ['h2', undefined, 'Ports'],
    ['h3', 'getting-started-ports--check', 'Check'],
    ['h2', undefined, 'RCON'],
    ['h3', 'api-rcon--check', 'Check'],
  ]);
  expect($('[aria-labelledby]').attr('aria-labelledby')).toBe('api-rcon--check');
});

it('link to each other inside the document, and to everything else as before', () => {
  const $ = load(ports);
  const links = $('a').toArray();
  expect(links.map((node) => $(node).attr('href'))).toEqual([
    '#api-rcon--check',
    '#getting-started-ports--check',
    '/ja/0.5.0/glossary#port',
    'https://example.org/',
    '#api-rcon',
  ]);
});

it('show everything that is closed, and nothing that needs a click', () => {
  const $ = load(ports);
  expect($('details[open]').length).toBe(1);
  expect($('[style], [hidden], [loading], button, script, [role="tablist"]').length).toBe(0);
  expect($.text()).toMatch(/closed[^]*apt/);
  expect($.text()).not.toMatch(/menu|edit/);
});
