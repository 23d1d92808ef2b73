import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {guideChanges} from '../../src/data/guideChanges';
import {localePath} from '../../src/data/locales';
import {locales} from '../support/addresses';
import {builtFile, everyAddress, headOf, wholePage} from '../support/builtSite';

describe.each(locales)('the feeds in %s', (locale) => {
  const read = (name: string) => fs.readFileSync(builtFile(`${localePath(locale)}${name}`), 'utf8');
  const atom = load(read('changes.xml'), {xml: true});
  const root = atom('feed > link:not([rel=self])')
    .attr('href')!
    .replace(/guide-changes$/, '');

  it('lead to pages and places that are there', () => {
    const links = atom('entry > link')
      .toArray()
      .map(({attribs}) => attribs.href!);
    expect(links).toHaveLength(guideChanges.length);
    for (const url of links) {
      expect(url.startsWith(root), url).toBe(true);
      const {pathname, hash} = new URL(url);
      const $ = wholePage(`/${localePath(locale)}${pathname.slice(new URL(root).pathname.length)}`);
      if (hash) {
        expect($(`[id="${hash.slice(1)}"]`).length, url).toBe(1);
      }
    }
  });

  it('are named in the head of every page', () => {
    let pages = 0;
    for (const at of everyAddress(locale)) {
      const hrefs = headOf(at)('link[rel=alternate][type^="application/"]')
        .toArray()
        .map(({attribs}) => `${attribs.type} ${attribs.href}`);
      const base = new URL(root).pathname;
      expect(hrefs, at).toEqual([
        `application/atom+xml ${base}changes.xml`,
        `application/atom+xml ${base}builds.xml`,
      ]);
      pages += 1;
    }
    expect(pages).toBeGreaterThan(150);
  });
});
