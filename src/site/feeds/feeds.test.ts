/** The tests follow RFC 4287 and the W3C feed validator. */
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {guideChanges} from '../../data/guideChanges';
import {locales} from '../../data/locales';
import {builds} from '../../data/builds';
import {changes, gameBuilds} from './contents';
import {atomFeed} from './feeds';

const ROOT = 'https://example.org/guide/';
const like = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const id = like(/^tag:[\w.-]+,\d{4}(?:-\d\d){0,2}:[\w/.-]+$/);
const time = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
const text = like(/\S/);

const feeds = locales.flatMap((locale) => [
  ['changes', locale, changes(locale), guideChanges.length] as const,
  ['builds', locale, gameBuilds(locale), builds.length] as const,
]);

describe.each(feeds)('the feeds of %s in %s', (_name, locale, content, count) => {
  const xml = atomFeed(locale, ROOT, content);

  it('keep the rules of Atom, with every entry of the list', () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    );
    const $ = load(xml, {xml: true});
    const read = (at: string) => {
      const node = $(at);
      const one = (name: string) => {
        expect(node.children(name), `${at}: ${name}`).toHaveLength(1);
        return node.children(name).text();
      };
      const links = node.children('link').toArray();
      return {
        id: one('id'),
        title: one('title'),
        updated: one('updated'),
        links: links.map(({attribs}) => `${attribs.rel ?? 'alternate'} ${attribs.href}`),
      };
    };
    const feed = read('feed');
    expect(feed).toMatchObject({id, title: text, updated: time});
    expect(feed.links.sort()).toEqual([like(/^alternate https:/), like(/^self https:/)]);
    expect($('feed > author > name').text()).not.toBe('');
    expect($('entry')).toHaveLength(count);
    const ids = new Set<string>();
    content.items.forEach(({title, page}, index) => {
      const at = `entry:nth-of-type(${index + 1})`;
      const entry = read(at);
      expect(entry).toEqual({id, title, updated: time, links: [`alternate ${ROOT}${page}`]});
      expect($(at).children('published').text()).toEqual(time);
      expect($(at).children('summary, content').text()).not.toBe('');
      expect(entry.updated <= feed.updated, 'feed older than an entry').toBe(true);
      ids.add(entry.id);
    });
    expect(ids.size).toBe(count);
  });

  it('are the same whenever they are written', () => {
    expect(xml).not.toContain(`${new Date().getUTCFullYear() + 1}-`);
    expect(atomFeed(locale, ROOT, content)).toBe(xml);
  });
});
