import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {readPage} from './toSearch';

const read = (article: string) =>
  readPage(load(`<article>${article}</article>`, {scriptingEnabled: false}, false));

it('cuts a page at its headings and at entries with an id', () => {
  const page = read(
    `<h1>Page</h1><p>Intro.</p><h2 id="a">First<a class="hash-link" href="#a">#</a></h2><p>One
       line.</p><ul><li>Two</li><li>Three</li></ul><table><tr id="row"><th>Name</th><td>Value</td></tr></table>
       <p>After.</p><dl><dt id="term">Term</dt><dd>Meaning</dd></dl>`,
  );
  expect(page).toMatchObject({
    title: 'Page',
    places: [
      {id: '', title: 'Page', content: 'Intro.'},
      {id: 'a', title: 'First', content: 'One line. · Two · Three · After.'},
      {id: 'row', title: 'Name', section: 'First', content: 'Value'},
      {id: 'term', title: 'Term', section: 'First', content: 'Meaning'},
    ],
  });
});

it('says where a row is whose name leads to its own place', () => {
  const page = read(
    '<h1>Page</h1><h2 id="new">New defaults</h2><table><tr id="a"><td><a href="/settings#A">A</a></td><td>1</td></tr><tr id="b"><td>B <a href="/x">1</a></td></tr></table>',
  );
  expect(page.places.map(({title}) => title)).toEqual([
    'Page',
    'New defaults',
    'A (New defaults)',
    'B 1',
  ]);
});

it('leaves the month of a fact out of the name of its row', () => {
  const page = read(
    '<h1>Page</h1><h2 id="x">Hosts</h2><table><tr id="a"><th>Amazon EC2 <span data-remark>As of July</span></th><td>VPS</td></tr></table>',
  );
  expect(page.places[2]).toMatchObject({title: 'Amazon EC2', content: 'VPS'});
});

it('keeps the title of a card apart from its text', () => {
  const page = read(
    '<h1>Home</h1><a href="/x"><span><strong>Set up a server</strong><span>On Windows</span></span></a>',
  );
  expect(page.places[0]?.content).toBe('Set up a server · On Windows');
});

it('leaves out what no reader looks for', () => {
  const page = read(
    `<h1>Page</h1><p data-search="skip">Default 1</p><button>Copy</button><p>Text.</p>
       <p class="guide-tab-label">Ubuntu</p><figure data-at="admin"><figcaption>Your account, with
       sudo</figcaption><pre>ufw</pre></figure>`,
  );
  expect(page.places[0]?.content).toBe('Text. · ufw');
});

it('reads short samples, as the lines of a log, but no programs', () => {
  const program = 'print(1)\n'.repeat(4);
  const page = read(`<h1>Page</h1><pre>Error 0x6\nagain</pre><pre>${program}</pre><p>After.</p>`);
  expect(page.places[0]?.content).toBe('Error 0x6 again · After.');
});
