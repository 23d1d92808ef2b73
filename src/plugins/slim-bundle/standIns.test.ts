import {createElement as h, Fragment} from 'react';
import {matchPath as libraryMatchPath} from 'react-router';
import {describe, expect, it, vi} from 'vitest';
import readMetadata from './docMetadata.cjs';
import {moveDocs} from './docsOfCategories.cjs';
import {merge, tagsOf} from './head';
import {inlineWords} from './inlineWords.cjs';
import loadable from './loadable';
import {matchPath} from './matchPath';
import {unusedThemeParts} from './unusedParts';

describe('which route an address fits', () => {
  const routes = ['/', '/ja/', '/ja', '/a/b', '/a/b/', '*', '/0.5.0/', '/A'];
  const addresses = ['/', '/ja', '/ja/', '/jax', '/a/b', '/a/b/', '/a/b/c', '/A/', '/0x5.0/', '/0.5.0/x', '//']; // prettier-ignore
  const options = [{}, {exact: true}, {strict: true}, {exact: true, strict: true}, {sensitive: true}]; // prettier-ignore
  const cases = routes.flatMap((path) =>
    addresses.flatMap((address) => options.map((option) => ({address, path, ...option}))),
  );

  it('is decided as react-router decides it', () => {
    expect(cases.length).toBeGreaterThan(400);
    for (const {address, ...pattern} of cases) {
      expect(matchPath(address, pattern), JSON.stringify({address, ...pattern})).toEqual(
        libraryMatchPath(address, pattern),
      );
    }
  });

  it('refuses a pattern, which it does not know', () => {
    expect(() => matchPath('/a', '/:id')).toThrow('/:id is not a plain address');
  });
});

describe('the head of a page', () => {
  const site = tagsOf([
    h('html', {key: 1, lang: 'en-US', className: 'site'}),
    h('title', {key: 2}, 'Site'),
    h('meta', {key: 3, name: 'description', content: 'old'}),
    h('link', {key: 4, rel: 'alternate', href: '/', hrefLang: 'en'}),
    h('link', {key: 5, rel: 'alternate', href: '/', hrefLang: 'x-default'}),
    h('link', {key: 6, rel: 'canonical', href: '/old'}),
    null,
    false,
  ]);
  const page = tagsOf(
    h(
      Fragment,
      null,
      h('html', {className: 'page'}),
      h('title', null, 'Page', ' | ', 'Site'),
      h('meta', {name: 'description', content: 'new'}),
      h('link', {rel: 'canonical', href: '/new'}),
      h('script', {type: 'application/ld+json'}, '{}'),
    ),
  );
  const {title, html, tags} = merge([site, page]);

  it('has the title and the attributes of what stands deepest', () => {
    expect(title).toBe('Page | Site');
    expect(html).toEqual({lang: 'en-US', class: 'page'});
  });

  it('has each element once, the deepest one', () => {
    expect(tags.map(({type, attributes}) => `${type} ${attributes.content ?? attributes.href ?? ''}${attributes.hreflang ?? ''}`)).toEqual([
      'link /en',
      'link /x-default',
      'meta new',
      'link /new',
      'script ',
    ]); // prettier-ignore
  });
});

describe('the words in the code', () => {
  const words = {'a.b': '日本語', Plain: '地の文', 'c.d': '前{link}後'};
  const inline = (code: string) => inlineWords(code, 'file.tsx', words);

  it.each([
    ["translate({id: 'a.b', message: 'x', description: 'y'}, {n: 1})", 'translate({message: "日本語"}, {n: 1})'],
    ["translate({message: 'Plain'})", 'translate({message: "地の文"})'],
    ["translate({id: 'no', message: `kept`})", 'translate({message: "kept"})'],
    ['<Translate id="a.b" description="y">\n  Text\n</Translate>', '<Translate  >{"日本語"}</Translate>'],
    ['<Translate id="c.d" values={{link: <b><Translate id="a.b">in</Translate></b>}}>{"x {link}"}</Translate>', '<Translate  values={{link: <b><Translate >{"日本語"}</Translate></b>}}>{"前{link}後"}</Translate>'],
  ])('%s', (code, expected) => {
    expect(inline(code)).toBe(expected);
  }); // prettier-ignore

  it.each(['translate({id: name})', 'translate(given)', '<Translate id={name}>x</Translate>'])(
    'says where it cannot know them: %s',
    (code) => {
      expect(() => inline(`\n${code}`)).toThrow('file.tsx, line 2');
    },
  );
});

describe('titles and descriptions of pages', () => {
  const version = {
    version: {
      docs: {one: {title: 'One'}, two: {title: 'Two'}, three: {title: 'Three'}},
      docsSidebars: {
        main: [
          {type: 'category', href: '/category/a', items: [
            {type: 'link', docId: 'one'},
            {type: 'category', href: '/category/b', items: [{type: 'link', docId: 'two'}]},
          ]},
        ],
      },
    },
  }; // prettier-ignore

  it('go with the index page of their category only', () => {
    expect(moveDocs(version, [])).toMatchObject({version: {docs: {}}});
    expect(moveDocs({categoryGeneratedIndex: {permalink: '/category/a'}}, [version])).toEqual({
      categoryGeneratedIndex: {
        permalink: '/category/a',
        docs: {one: {title: 'One'}, two: {title: 'Two'}},
      },
    });
    expect(() => moveDocs({categoryGeneratedIndex: {permalink: '/x'}}, [version])).toThrow('/x');
  });
});

describe('what the docs plugin knows of a page', () => {
  it('leaves out its words and its place, and refuses what no page shows', () => {
    const page = {source: '@site/a.mdx', sourceDirName: '.', id: 'a', tags: [], unlisted: false};
    const frontMatter = {title: 'A', sidebar_position: 1};
    expect(JSON.parse(readMetadata(JSON.stringify({...page, frontMatter})))).toEqual({
      id: 'a',
      tags: [],
      unlisted: false,
      frontMatter: {sidebar_position: 1},
    });
    for (const special of [{unlisted: true}, {tags: [{label: 'x'}]}]) {
      expect(() => readMetadata(JSON.stringify({...page, ...special}))).toThrow('@site/a.mdx');
    }
  });
});

describe('parts of the theme', () => {
  it('stay out while the configuration does not show them', () => {
    expect(unusedThemeParts({})).toContain('@theme/Footer/Links');
    expect(
      unusedThemeParts({
        footer: {links: [{label: 'x', to: '/'}]},
        navbar: {items: [{type: 'html'}]},
        docs: {sidebar: {hideable: true}},
      }),
    ).toEqual(['@theme/Footer/Logo', '@theme/NavbarItem/DocNavbarItem', '@theme/NavbarItem/DocsVersionNavbarItem', '@theme/ContentVisibility', '@theme/TagsListInline']); // prettier-ignore
  });
});

describe('a route whose parts are there', () => {
  const dataset = {hasHydrated: 'false'};
  vi.stubGlobal('document', {documentElement: {dataset}});

  it('asks for what its HTML would bring when it is opened by a link, and while it is not shown', async () => {
    const deferred0 = vi.fn(() => Promise.resolve({default: 'drawing'}));
    const Page = loadable.Map({
      loading: () => null,
      loader: {content: () => Promise.resolve({default: 'part', deferred0})},
      render: () => 'page',
    });
    await Page.preload();
    const page = new Page({});
    vi.spyOn(page, 'setState').mockImplementation(() => undefined);
    page.componentDidMount();
    dataset.hasHydrated = 'true';
    await Page.preload();
    expect(deferred0).not.toHaveBeenCalled();
    page.componentWillUnmount();
    await Page.preload();
    expect(deferred0).toHaveBeenCalledOnce();
    dataset.hasHydrated = 'false';
  });

  it('is rendered once', async () => {
    const Page = loadable({
      loading: () => null,
      loader: () => Promise.resolve('part'),
      render: () => 'page',
    });
    const setStateOf = (page: InstanceType<typeof Page>) =>
      vi.spyOn(page, 'setState').mockImplementation(() => undefined);

    const early = new Page({});
    const setState = setStateOf(early);
    await Page.preload();
    early.componentDidMount();
    expect(setState).toHaveBeenCalledOnce();

    const ready = new Page({});
    const setStateAgain = setStateOf(ready);
    ready.componentDidMount();
    expect(setStateAgain).not.toHaveBeenCalled();
  });
});
