import path from 'node:path';
import type {Image, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {values} from '../../data/values';
import {remarkFacts} from './remarkFacts';

const element = (
  name: string,
  [key, value]: readonly string[] = [],
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  children,
  attributes: key === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
});

async function pageWith(part: PhrasingContent): Promise<string> {
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [{type: 'text', value: 'before '}, part, {type: 'text', value: ' after'}],
  };
  const root: Root = {type: 'root', children: [paragraph]};
  const transform = remarkFacts({siteDir: '/', locale: 'en', baseUrl: '/'});
  await transform(root, {path: '/versioned_docs/version-0.5.0/page.mdx'});
  return paragraph.children.map((child) => ('value' in child ? child.value : '')).join('');
}
const condition = (name: string, v: string) =>
  pageWith(element(name, ['v', v], [{type: 'text', value: 'here'}]));

it('<Fact>: becomes its value', async () => {
  const text = await pageWith(element('Fact', ['id', 'gamePort']));
  expect(text).toBe(`before ${values.gamePort} after`);
});

it.each(['toString', 'constructor', '__proto__', 'gamePorts', ''])(
  '<Fact>: refuses "%s" and says what there is',
  async (id) => {
    await expect(pageWith(element('Fact', ['id', id]))).rejects.toThrow(
      /page\.mdx.*no fixed value.*The nearest are/s,
    );
  },
);

it('<Fact>: refuses an unknown name in code, too', async () => {
  await expect(pageWith({type: 'inlineCode', value: '{{toString}}'})).rejects.toThrow(
    /no fixed value "toString"/,
  );
});

it.each([
  ['Since', '0.5.0', true],
  ['Since', '0.6.8', false],
  ['Before', '0.5.0', false],
  ['Before', '0.6.8', true],
  ['Only', '0.4.15 0.5.0', true],
  ['Only', '0.4.15', false],
])('<%s v="%s"> holds on a page of 0.5.0: %s', async (name, v, isThere) => {
  expect((await condition(name, v)).includes('here')).toBe(isThere);
});

it.each(['Since', 'Before'])('<%s> refuses two versions', async (name) => {
  await expect(condition(name, '0.5.0 0.4.15')).rejects.toThrow(/takes one version.*<Only/s);
});

it.each(['', 'toString', '0.5', '0.5.0 0.5', 'v0.5.0'])('refuse v="%s"', async (v) => {
  await expect(condition('Since', v)).rejects.toThrow(/must name documented versions/);
  await expect(condition('Only', v)).rejects.toThrow(/must name documented versions/);
});

it('refuses a component that nobody registered, with those that are', async () => {
  await expect(pageWith(element('Settign'))).rejects.toThrow(/<Settign> is not known.*Setting,/s);
});

it('an image beside the words is found from every edition and language', async () => {
  const ja = 'i18n/ja/docusaurus-plugin-content-docs/current/operate';
  const docs = 'docs/operate/mods.mdx';
  const old = 'versioned_docs/version-0.5.0/operate/mods.mdx';
  const {folder: siteDir} = tempFolder({
    [docs]: 'Words',
    'docs/operate/shot.png': '',
    'docs/operate/both.png': '',
    [`${ja}/mods.mdx`]: '本文',
    [`${ja}/both.png`]: '',
    [old]: '<Shared page="operate/mods" />\n',
  });
  const addressOf = async (url: string, locale: 'en' | 'ja', file: string) => {
    const image: Image = {type: 'image', url};
    const transform = remarkFacts({siteDir, locale, baseUrl: '/'});
    await transform(
      {type: 'root', children: [{type: 'paragraph', children: [image]}]},
      {path: path.join(siteDir, file)},
    );
    return image.url;
  };
  expect(await addressOf('./shot.png', 'en', docs)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./shot.png', 'en', old)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./shot.png', 'ja', old)).toBe('@site/docs/operate/shot.png');
  expect(await addressOf('./both.png', 'ja', old)).toBe(`@site/${ja}/both.png`);
  expect(await addressOf('./gone.png', 'ja', old)).toBe('./gone.png');
  expect(await addressOf('/img/logo.svg', 'en', docs)).toBe('/img/logo.svg');
});
