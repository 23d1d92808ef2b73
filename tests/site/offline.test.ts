/** What a copy of an edition holds: every page that its pages lead to. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {storedPath, type OfflineList} from '../../src/core/offline/copies';
import {
  address,
  atRoot,
  beforeAddress,
  locales,
  sitePages,
  versionPaths,
  versions,
} from '../support/addresses';
import {builtFile, builtHtml, pagesOf} from '../support/builtSite';

const stored = (at: string) => storedPath(at, '/')!;
/** The address of a path on the host. */
const below = (path: string) => path.slice(beforeAddress.length);

describe.each(locales)('the copy for reading without a connection, in %s', (locale) => {
  it.each(versions)(
    'of %s has every page, and every page of the site that they lead to',
    (version) => {
      const text = fs.readFileSync(builtFile(`offline/${version}-${locale}.json`), 'utf8');
      const files = new Set((JSON.parse(text) as OfflineList).files.map(([file]) => file));
      const pages = [
        ...pagesOf(version).map((page) => address(locale, version, page)),
        ...sitePages.map((page) => address(locale, atRoot, page)),
      ];
      expect(pages.filter((at) => !files.has(stored(at)))).toEqual([]);

      const root = address(locale, version, '');
      const others = versions
        .filter((each) => each !== version && versionPaths[each] !== '')
        .map((each) => address(locale, each, ''));
      /** The same edition, or a page beside the versions; another version has a copy of its own. */
      const isOwn = (path: string) =>
        (path.startsWith(root) &&
          !others.some((other) => `${path}/`.startsWith(other)) &&
          (locale !== 'en' || !path.startsWith('/ja'))) ||
        sitePages.some((page) => path === address(locale, atRoot, page));
      const lacking = new Set<string>();
      let links = 0;
      for (const at of pages) {
        for (const [, to = ''] of builtHtml(at).matchAll(
          /<(?:a|img|link rel=stylesheet)\b[^>]*? (?:href|src)="?([^"\s>]+)/g,
        )) {
          const url = new URL(to, `http://guide${beforeAddress}${at}`);
          const target = below(url.pathname);
          // Paper is for readers who have a connection: a copy would be a fifth larger.
          if (url.host === 'guide' && isOwn(target) && !target.endsWith('/print.html')) {
            links += 1;
            if (!files.has(stored(decodeURIComponent(target)))) {
              lacking.add(`${at}: ${target}`);
            }
          }
        }
      }
      const head = builtHtml(address(locale, version, 'offline'));
      const needed = Array.from(
        head.matchAll(
          /<(?:script|link rel=(?:stylesheet|icon|apple-touch-icon))\b[^>]*? (?:data-)?(?:src|href)="?(\/[^"\s>]+)/g,
        ),
        ([, to]) => to!,
      );
      expect(needed.filter((to) => !files.has(stored(below(to))))).toEqual([]);
      expect(needed.length).toBeGreaterThan(5);
      expect([...lacking]).toEqual([]);
      expect(links).toBeGreaterThan(1000);
      expect([...files].filter((file) => file.endsWith('/print'))).toEqual([]);
    },
  );
});
