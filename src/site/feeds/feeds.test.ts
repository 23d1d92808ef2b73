import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {builds} from '../../data/builds';
import {guideChanges} from '../../data/guideChanges';
import {locales} from '../../data/locales';
import {feedFiles} from './feeds';

const ROOT = 'https://example.org/guide/';
const like = (pattern: RegExp) => expect.stringMatching(pattern) as string;

/** The package writes what RFC 4287 asks for; these are the parts that we give it. */
it.each(locales)(
  'the feeds in %s have every entry of their lists, the same at each build',
  (locale) => {
    const files = feedFiles(locale, ROOT);
    for (const [file, count] of [
      ['changes.xml', guideChanges.length],
      ['builds.xml', builds.length],
    ] as const) {
      const xml = files.get(file)!;
      expect(feedFiles(locale, ROOT).get(file)).toBe(xml);
      expect(xml).not.toContain(`${new Date().getUTCFullYear() + 1}-`);
      const $ = load(xml, {xml: true});
      const updated = $('feed > updated').text();
      expect($('feed > link[rel=self]').attr('href')).toBe(ROOT + file);
      expect($('feed > author > name').text()).toEqual(like(/\S/));
      const entries = $('entry').toArray();
      expect(entries).toHaveLength(count);
      for (const entry of entries) {
        const read = (name: string) => $(entry).children(name).text();
        expect({title: read('title'), text: read('summary') + read('content')}).toEqual({
          title: like(/\S/),
          text: like(/\S/),
        });
        expect($(entry).children('link').attr('href')).toEqual(
          like(/^https:\/\/example\.org\/guide\//),
        );
        expect(read('published')).toBe(read('updated'));
        expect(read('updated') <= updated, 'a feed older than an entry').toBe(true);
      }
      const ids = entries.map((entry) => $(entry).children('id').text());
      expect(new Set(ids).size).toBe(count);
      expect(ids.filter((id) => !/^tag:[\w.-]+,\d{4}(?:-\d\d){2}:[\w/.-]+$/.test(id))).toEqual([]);
    }
  },
);
