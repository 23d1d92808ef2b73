import {expect, it} from 'vitest';
import {readPage} from './readPage';

const html = (article: string, head = '') =>
  `<html><head><title>Tab</title>${head}</head><body><article>${article}</article></body></html>`;

it('cuts a page at its headings and at entries with an id', () => {
  const page = readPage(
    html(
      `<h1>Page</h1><p>Intro.</p><h2 id="a">First<a class="hash-link" href="#a">#</a></h2><p>One
       line.</p><ul><li>Two</li><li>Three</li></ul><table><tr id="row"><th>Name</th><td>Value</td></tr></table>
       <p>After.</p><dl><dt id="term">Term</dt><dd>Meaning</dd></dl>`,
      '<meta name="description" content="About."><meta name="keywords" content="a,b">',
    ),
  );
  expect(page).toMatchObject({
    title: 'Page',
    description: 'About.',
    keywords: 'a,b',
    places: [
      {id: '', title: 'Page', content: 'Intro.'},
      {id: 'a', title: 'First', content: 'One line. · Two · Three · After.'},
      {id: 'row', title: 'Name', content: 'Name · Value'},
      {id: 'term', title: 'Term', content: 'Term · Meaning'},
    ],
  });
});

it('keeps the title of a card apart from its text', () => {
  const page = readPage(
    html(
      '<h1>Home</h1><a href="/x"><span><strong>Set up a server</strong><span>On Windows</span></span></a>',
    ),
  );
  expect(page?.places[0]?.content).toBe('Set up a server · On Windows');
});

it('leaves out what no reader looks for', () => {
  const page = readPage(
    html(
      `<h1>Page</h1><p data-search="skip">Default 1</p><button>Copy</button><p>Text.</p>
       <p class="guide-tab-label">Ubuntu</p><figure data-at="admin"><figcaption>Your account, with
       sudo</figcaption><pre>ufw</pre></figure>`,
    ),
  );
  expect(page?.places[0]?.content).toBe('Text. · ufw');
});

it('reads short samples, as the lines of a log, but no programs', () => {
  const program = 'print(1)\n'.repeat(4);
  const page = readPage(
    html(`<h1>Page</h1><pre>Error 0x6\nagain</pre><pre>${program}</pre><p>After.</p>`),
  );
  expect(page?.places[0]?.content).toBe('Error 0x6 again · After.');
});

it('knows nothing of a page that is not to be found', () => {
  expect(readPage(html('<h1>Page</h1>', '<meta name="robots" content="noindex">'))).toBeUndefined();
});
