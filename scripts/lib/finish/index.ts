import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {redirectsFile, redirectsMap, redirectsTo} from '../../../src/core/address';
import {FEED_TYPE, feeds, movedFeeds} from '../../../src/data/feeds';
import {localePath, locales} from '../../../src/data/locales';
import {
  contentSecurityPolicy,
  policyNeeds,
  securityHeaders,
  trustedTypesDirective,
  withPolicy,
  type ThirdParties,
} from '../../../src/site/policy';
import {filesBelow} from '../../../src/site/filesBelow';
import {writeAssetList} from '../keepAssets';

export interface FinishOptions {
  readonly outDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly hasTwins: boolean;
  readonly thirdParties: ThirdParties;
}

/** Finishes a built site in place. Throws when there are no pages. */
export function finishBuild(options: FinishOptions): void {
  const {outDir, siteUrl, baseUrl, hasTwins, thirdParties} = options;
  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) {
    throw new Error(`There are no pages in ${outDir} to finish.`);
  }

  const addresses = pages
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, ''));

  const titles: Record<string, string> = {};
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const address of pages) {
    const page = path.join(outDir, address);
    const html = fs.readFileSync(page, 'utf8');
    const title = /<title[^>]*>([^<|]*?) \|/.exec(html)?.[1];
    if (title && /(?:^|\/)index\.html$/.test(address) && !/(?:^|\/)search\//.test(address)) {
      titles[address.replace(/\/?index\.html$/, '')] = load(title, {}, false).text();
    }
    const needs = policyNeeds(html);
    needs.scripts.forEach((hash) => scripts.add(hash));
    needs.styles.forEach((hash) => styles.add(hash));
    const policy = contentSecurityPolicy(needs, thirdParties) + trustedTypesDirective(thirdParties);
    fs.writeFileSync(page, withPolicy(html, policy));
  }

  // Hosts that can't rewrite addresses answer without a redirect if a page is at both addresses.
  const withTwins = hasTwins ? pages : [];
  for (const page of withTwins.filter((file) => file.endsWith('/index.html'))) {
    fs.copyFileSync(path.join(outDir, page), path.join(outDir, `${path.dirname(page)}.html`));
  }

  const root = `${siteUrl}${baseUrl}`;
  const sitemaps = locales
    .map((locale) => `${localePath(locale)}sitemap.xml`)
    .filter((file) => fs.existsSync(path.join(outDir, file)));
  const robots = [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map((file) => `Sitemap: ${root}${file}`),
    '',
  ];
  fs.writeFileSync(path.join(outDir, 'robots.txt'), robots.join('\n'));
  // Without this file, GitHub Pages drops folders whose name begins with an underscore.
  fs.writeFileSync(path.join(outDir, '.nojekyll'), '');

  const policy = `${contentSecurityPolicy({scripts, styles}, thirdParties)}; frame-ancestors 'none'`;
  const headers = {'Content-Security-Policy': policy, ...securityHeaders};
  fs.writeFileSync(path.join(outDir, '_headers'), headersFile(baseUrl, headers));
  const redirects = {...redirectsTo(addresses), ...movedFeeds};
  fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(redirects, baseUrl));
  fs.writeFileSync(path.join(outDir, '_redirects.nginx'), redirectsMap(redirects, baseUrl));
  // On a host without redirects, the 404 page reads this file.
  fs.writeFileSync(path.join(outDir, 'redirects.json'), JSON.stringify(redirects));
  fs.writeFileSync(path.join(outDir, 'pages.json'), JSON.stringify(titles));
  writeAssetList(outDir);
}

function headersFile(baseUrl: string, headers: Readonly<Record<string, string>>): string {
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `  Link: <${baseUrl}llms.txt>; rel="llms-txt", <${baseUrl}openapi.json>; rel="service-desc"`,
    ...locales.flatMap((locale) => [
      `${baseUrl}${localePath(locale)}assets/*`,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    `${baseUrl}offline-worker.js`,
    '  Cache-Control: no-cache',
    `${baseUrl}data/*`,
    '  Access-Control-Allow-Origin: *',
    ...locales.flatMap((locale) =>
      Object.values(feeds).flatMap((file) => [
        `${baseUrl}${localePath(locale)}${file}`,
        `  Content-Type: ${FEED_TYPE}; charset=utf-8`,
        '  Access-Control-Allow-Origin: *',
      ]),
    ),
    // Hosts don't guess the charset of Markdown, and search engines should list the page instead.
    `${baseUrl}*.md`,
    '  Content-Type: text/markdown; charset=utf-8',
    '  X-Robots-Tag: noindex',
    '',
  ].join('\n');
}
