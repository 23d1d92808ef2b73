import type {Element, ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeBelowFold} from './rehypeBelowFold';

const h = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{type: 'text', value: text}],
});
const paragraphs = (count: number) =>
  Array.from({length: count}, (_, index) => h('p', `${index} ${'word '.repeat(90)}`));
const component = (name: string, children: ElementContent[] = []): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});
const statement: RootContent = {type: 'mdxjsEsm', value: 'export const x = 1;'};

/** The page with its parts in order: what comes first, and what comes later. */
function split(...children: RootContent[]) {
  const root: Root = {type: 'root', children};
  (rehypeBelowFold.call({} as never) as unknown as (root: Root) => void)(root);
  const last = root.children.at(-1);
  return last?.type === 'mdxJsxFlowElement' && last.name === 'BelowFold'
    ? {code: root.children[0]?.type, first: root.children.slice(1, -1), later: last.children}
    : {first: root.children, later: []};
}

describe('what is below the window', () => {
  it('is what follows the tallest window, in its order', () => {
    const all = paragraphs(60);
    const {code, first, later} = split(...all);
    expect(code).toBe('mdxjsEsm');
    expect(first.length).toBeGreaterThan(10);
    expect(later.length).toBeGreaterThan(10);
    expect([...first, ...later]).toEqual(all);
  });

  it('is nothing on a page of middle length', () => {
    expect(split(...paragraphs(16)).later).toEqual([]);
    expect(split().later).toEqual([]);
  });

  it('begins sooner after components that are always long', () => {
    const groups = Array.from({length: 6}, () => component('SettingsGroup'));
    expect(split(...groups).first).toHaveLength(2);
    expect(split(...Array.from({length: 6}, () => component('Other'))).later).toEqual([]);
  });

  it('counts one panel of tabs, however many there are', () => {
    const panel = () => component('TabItem', paragraphs(3)) as ElementContent;
    const tabs = () => component('Tabs', Array.from({length: 9}, panel));
    expect(split(...Array.from({length: 5}, tabs)).later).toEqual([]);
    expect(split(...Array.from({length: 30}, tabs)).later.length).toBeGreaterThan(10);
  });

  it('leaves statements of the module where the module is', () => {
    const {first, later} = split(...paragraphs(40), statement, ...paragraphs(10));
    expect(first).toContain(statement);
    expect(later).not.toContain(statement);
    expect([...first, ...later]).toHaveLength(51);
  });
});
