import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeKeptHtml} from './rehypeKeptHtml';

const text = (value: string): ElementContent => ({type: 'text', value});
const h = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});
const LONG = 'A sentence that is long enough';

/** What a page of these elements keeps as HTML, and the elements that are left. */
async function keep(...children: ElementContent[]) {
  const root: Root = {type: 'root', children};
  const run = rehypeKeptHtml.call({} as never, {siteDir: '/site'}) as unknown as (
    root: Root,
    file: {path: string},
  ) => Promise<void>;
  await run(root, {path: '/site/docs/page.mdx'});
  const [, exported, ...rest] = root.children as unknown as [unknown, {data?: object}];
  const found = JSON.stringify(exported ?? {}).match(/data:application\/json,([^"]*)/)?.[1];
  return {
    pieces: found ? (JSON.parse(decodeURIComponent(found)) as string[]) : undefined,
    elements: found ? rest : root.children,
  };
}

describe('HTML that stays out of the script', () => {
  it('is that of text in plain elements', async () => {
    const code = h('code', [text('Pal/Saved/Config/LinuxServer/x.ini')]);
    const {pieces, elements} = await keep(
      h('p', [text(`${LONG} & <b>`), h('br'), h('strong', [text('!')]), code]),
      h('table', [text('\n'), h('tbody', [h('tr', [text('\n'), h('td', [text(LONG)])])])]),
    );
    expect(pieces).toEqual([
      `${LONG} &amp; &lt;b&gt;<br><strong>!</strong><code>Pal/<wbr>Saved/<wbr>Config/<wbr>LinuxServer/<wbr>x.ini</code>`,
      `<tbody><tr><td>${LONG}</td></tr></tbody>`,
    ]);
    expect(elements).toMatchObject([
      {name: 'KeptHtml', attributes: [{name: 'as', value: 'p'}, {name: 'from'}, {value: {value: '0'}}]},
      {name: 'KeptHtml', attributes: [{name: 'as', value: 'table'}, {name: 'from'}, {value: {value: '1'}}]},
    ]); // prettier-ignore
  });

  it('is not that of links, components, anchors and short texts, but of what is beside them', async () => {
    const component = {type: 'mdxJsxTextElement', name: 'Setting', attributes: [], children: []};
    const {pieces, elements} = await keep(
      h('p', [text(LONG), h('a', [text('x')], {href: '/'})]),
      h('p', [text(LONG), component as never]),
      h('p', [text(LONG)], {id: 'x'}),
      h('p', [text('short')]),
      h('h2', [text(LONG)]),
      h('ul', [h('li', [text(LONG)]), h('li', [h('a', [text(LONG)], {href: '/'})])]),
    );
    expect(pieces).toEqual([LONG]);
    expect(elements.slice(0, 5)).toMatchObject(['p', 'p', 'p', 'p', 'h2'].map((tagName) => ({tagName})));
    expect(elements[5]).toMatchObject({tagName: 'ul', children: [{name: 'KeptHtml'}, {tagName: 'li'}]});
    expect((await keep(h('p', [text('short')]))).pieces).toBeUndefined();
  }); // prettier-ignore

  it('is that of coloured code, which keeps its frame', async () => {
    const html = '<span class="tok-f">free</span>';
    const attributes = [
      {type: 'mdxJsxAttribute', name: 'html', value: html},
      {type: 'mdxJsxAttribute', name: 'language', value: 'bash'},
    ];
    const block = {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: []};
    const {pieces, elements} = await keep(block as never);
    expect(pieces).toEqual([html]);
    expect(elements).toMatchObject([
      {name: 'CodeBlock', attributes: [{name: 'language'}], children: [{name: 'KeptHtml'}]},
    ]);
  });
});
