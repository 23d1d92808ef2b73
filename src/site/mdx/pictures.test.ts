import type {List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {drawPicture} from './pictures';
import type {JsxElement} from './tree';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const item = (...children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  children: [{type: 'paragraph', children}],
});
const list = (children: ListItem[], ordered = true): List => ({type: 'list', ordered, children});

function drawn(picture: List, title = 'A title'): readonly string[] {
  drawPicture({type: 'mdxJsxFlowElement', children: [picture]} as unknown as JsxElement, title);
  const textOf = (node: RootContent): string => ('value' in node ? node.value : node.type);
  const told = (part: PhrasingContent): string =>
    'children' in part
      ? `${part.data?.hName ?? part.type}(${part.children.map(textOf).join('')})`
      : part.type;
  return picture.children.map(({children: [paragraph]}) =>
    (paragraph as Paragraph).children.map(told).join(' '),
  );
}

it('makes a box of each item and an arrow to each but the first', () => {
  const boxes = drawn(list([item(text('One')), item(text('Two'))]));
  expect(boxes).toEqual(['span(One)', 'emphasis() span(Two)']);
});

it('takes what an item begins with in emphasis, or struck through, as the label of its arrow', () => {
  const label: PhrasingContent = {type: 'emphasis', children: [text('UDP 8211')]};
  const closed: PhrasingContent = {type: 'delete', children: [text('closed')]};
  const strong: PhrasingContent = {type: 'strong', children: [text('Server')]};
  const items = [item(strong, text(' one')), item(label, text(' '), strong)];
  const boxes = [
    'span(strong one)',
    'emphasis(UDP 8211) span( strong)',
    'delete(closed) span( Two)',
  ];
  expect(drawn(list([...items, item(closed, text(' Two'))]))).toEqual(boxes);
});

it('leaves a tree of folders as it is', () => {
  expect(drawn(list([item(text('Saved'))], false))).toEqual(['text']);
});

it('refuses a picture without a title or a list, and boxes of several parts', () => {
  expect(() => drawn(list([item(text('One'))]), '')).toThrow('needs a title');
  expect(() =>
    drawPicture({type: 'mdxJsxFlowElement', children: []} as unknown as JsxElement, 'A title'),
  ).toThrow('at least one list');
  const several: ListItem = {type: 'listItem', children: [...item(text('One')).children, list([])]};
  expect(() => drawn(list([several]))).toThrow('one line');
});
