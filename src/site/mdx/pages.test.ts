import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {values} from '../../data/values';
import type {Locale} from '../../data/locales';
import {placedParseErrors} from './parseErrors';
import {remarkFacts} from './remarkFacts';

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';
const DOCS = 'docs/operate/mods.mdx';
const OLD = 'versioned_docs/version-0.5.0/operate/mods.mdx';

interface Place {
  readonly siteDir?: string;
  readonly file?: string;
  readonly locale?: Locale;
}

/** Reads a page as the build does, and gives its nodes as `type(…)`, and texts as they are. */
async function read(value: string, {siteDir = '/', file = OLD, locale = 'en'}: Place = {}) {
  const options = {siteDir, locale, baseUrl: '/'};
  const page = {path: path.join(siteDir, file), value};
  const processor = createProcessor({remarkPlugins: [remarkGfm, [placedParseErrors, options]]});
  const root = processor.parse(page);
  await remarkFacts(options)(root, page);
  const shown = (node: Nodes): string => {
    const name = String(node.data && 'hName' in node.data ? node.data.hName : node.type);
    if (node.type === 'image') {
      return node.url;
    }
    return 'children' in node
      ? `${name}(${node.children.map(shown).join(' ')})`
      : 'value' in node && node.type !== 'mdxjsEsm'
        ? node.value
        : name;
  };
  return root.children.map(shown).join('\n');
}

it('a fact becomes its value, in code too; an unknown one is refused with what there is', async () => {
  const text = await read('Open <Fact id="gamePort" />, `{{gamePort}}`.');
  expect(text).toBe(`paragraph(Open ${values.gamePort},  ${values.gamePort} .)`);
  for (const id of ['toString', 'constructor', '__proto__', 'gamePorts', '']) {
    await expect(read(`a <Fact id="${id}" />`)).rejects.toThrow(
      /mods\.mdx:1.*no fixed value.*The nearest are/s,
    );
  }
  await expect(read('`{{toString}}`')).rejects.toThrow(/no fixed value "toString"/);
});

it.each([
  ['Since', '0.5.0', true],
  ['Since', '0.6.8', false],
  ['Before', '0.5.0', false],
  ['Before', '0.6.8', true],
  ['Only', '0.4.15 0.5.0', true],
  ['Only', '0.4.15', false],
])('<%s v="%s"> holds on a page of 0.5.0: %s', async (name, v, isThere) => {
  const text = await read(`before <${name} v="${v}">here</${name}> after`);
  expect(text).toBe(`paragraph(before ${isThere ? 'here ' : ' '}after)`);
});

it.each([
  ['Since', '0.5.0 0.4.15', /takes one version.*<Only/s],
  ['Before', '0.5.0 0.4.15', /takes one version.*<Only/s],
  ...['', 'toString', '0.5', '0.5.0 0.5', 'v0.5.0'].flatMap((v) =>
    ['Since', 'Only'].map((name) => [name, v, /must name documented versions/] as const),
  ),
] as const)('<%s v="%s"> is refused', async (name, v, sentence) => {
  await expect(read(`a <${name} v="${v}">here</${name}>`)).rejects.toThrow(sentence);
});

it('refuses a component that nobody registered, with those that are', async () => {
  await expect(read('a <Settign />')).rejects.toThrow(/<Settign> is not known.*Setting,/s);
});

it('an image beside the words is found from every edition and language', async () => {
  const {folder: siteDir} = tempFolder({
    [DOCS]: 'Words',
    'docs/operate/shot.png': '',
    'docs/operate/both.png': '',
    [`${JA}/operate/mods.mdx`]: '本文',
    [`${JA}/operate/both.png`]: '',
    [OLD]: '<Shared page="operate/mods" />\n',
  });
  const addressOf = async (url: string, locale: Locale, file: string) =>
    /paragraph\((.*)\)/.exec(await read(`![A](${url})`, {siteDir, file, locale}))?.[1];
  expect(await addressOf('./shot.png', 'en', DOCS)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./shot.png', 'en', OLD)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./shot.png', 'ja', OLD)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./both.png', 'ja', OLD)).toBe(`@site/${JA}/operate/both.png`);
  expect(await addressOf('./gone.png', 'ja', OLD)).toBe('./gone.png');
  expect(await addressOf('/img/logo.svg', 'en', DOCS)).toBe('/img/logo.svg');
});

it.each([
  [
    'a box of each item, an arrow to each but the first',
    '1. One\n2. Two',
    'span(One)',
    'emphasis() span(Two)',
  ],
  [
    'emphasis first as the label of an arrow',
    '1. **A** one\n2. *UDP* **B**',
    'span(strong(A)  one)',
    'emphasis(UDP) span(  strong(B))',
  ],
  [
    'a closed way by what is struck through',
    '1. ~~closed~~ One\n2. Two',
    'delete(closed) span( One)',
    'emphasis() span(Two)',
  ],
  ['a tree of folders as it is', '- Saved\n- Logs', 'Saved', 'Logs'],
])('a picture has %s', async (_what, list, ...items) => {
  const text = await read(`<Picture title="A title">\n${list}\n</Picture>`);
  expect(text).toContain(items.map((item) => `listItem(paragraph(${item}))`).join(' '));
});

it.each([
  ['', '1. One', 'needs a title'],
  ['A title', 'One', 'at least one list'],
  ['A title', '1. One\n   1. Two', 'one line'],
])('a picture called "%s" with %j is refused', async (title, content, sentence) => {
  const page = `<Picture title="${title}">\n${content}\n</Picture>`;
  await expect(read(page)).rejects.toThrow(sentence);
});

it('a mistake in the form of a page is told with the file that has the words', async () => {
  const {folder: siteDir} = tempFolder({[OLD]: '<Shared page="operate/mods" />\n'});
  const place = {siteDir, file: OLD, locale: 'ja'} as const;
  const file = `${JA}/operate/mods.mdx`;
  await expect(read('\n\na </Since>', place)).rejects.toThrow(`${file}:3: Unexpected closing`);
  await expect(read('\n<Since v="1.0">', place)).rejects.toThrow(`${file}:2: Expected a closing`);
});

it('another language that is newer, or alone has the page, is named there', async () => {
  const {folder: siteDir} = tempFolder({
    'docs/a.mdx': '## One {/* #one */}\n',
    [`${JA}/a.mdx`]: '## いち {/* #one */}\n',
    'src/words/translations.json': JSON.stringify({'a#one': '00000000 10475477'}),
  });
  const told = (file: string, locale: Locale) =>
    read('## One {/* #one */}', {siteDir, file, locale});
  const heading = /heading\(.*\)/.source;
  expect(await told(`${JA}/a.mdx`, 'ja')).toMatch(new RegExp(`^${heading}\\n.*ほかの言語版`));
  expect(await told('docs/a.mdx', 'en')).toMatch(new RegExp(`^${heading}$`));
  expect(await told('docs/b.mdx', 'ja')).toMatch(new RegExp(`元の言語.*\\n${heading}$`));
  expect(await told(`${JA}/a.mdx`, 'en')).toMatch(/isn't translated/);
});
