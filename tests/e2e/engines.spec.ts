import {address, agreedPages, locales, versions} from '../addresses';
import {expect, test} from './helpers';

const SITE = 'https://palworld-server-guide.example';
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** What search engines read, from the HTML alone. */
for (const locale of locales) {
  test(`descriptions, languages and canonical addresses (${locale})`, async ({request}) => {
    const latest = new Set(agreedPages('0.6.8'));
    let looked = 0;
    for (const version of versions) {
      const descriptions = new Map<string, string>();
      for (const page of agreedPages(version)) {
        const path = address(locale, version, page);
        const html = await (await request.get(path)).text();
        const description = attribute(html, /<meta[^>]*name="?description"?[^>]*content="([^"]*)"/);
        expect(description?.length ?? 0, `${path}: description`).toBeGreaterThan(
          locale === 'ja' ? 20 : 40,
        );
        expect(descriptions.get(description ?? ''), `${path}: same description`).toBeUndefined();
        descriptions.set(description ?? '', path);
        const canonical = attribute(html, /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]*)/);
        const target = latest.has(page) ? address(locale, '0.6.8', page) : path;
        expect(plain(canonical), `${path}: canonical`).toBe(plain(`${SITE}${target}`));
        const languages = [...html.matchAll(/hreflang="?([\w-]+)/gi)].map((match) => match[1]);
        expect(new Set(languages), `${path}: hreflang`).toEqual(
          new Set(['en-US', 'ja-JP', 'x-default']),
        );
        looked += 1;
      }
    }
    expect(looked).toBe(152);
  });
}

test('breadcrumbs are also given as data', async ({request}) => {
  const html = await (await request.get('/getting-started/requirements')).text();
  const data = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? '{}')).toMatchObject({'@type': 'BreadcrumbList'});
});

test('search pages are in no sitemap, and the sitemaps are in robots.txt', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/sitemap.xml', '/ja/sitemap.xml']) {
    expect(robots).toContain(`${SITE}${path}`);
    const sitemap = await (await request.get(path)).text();
    expect(sitemap.match(/<loc>/g)?.length ?? 0).toBeGreaterThan(150);
    expect(sitemap).not.toContain('/search');
  }
});

function plain(url: string | undefined): string {
  return (url ?? '').replace(/\/$/, '');
}
