/**
 * `npm run links`: asks for every page of another site that the built pages link to, and lists those
 * that do not answer. Runs once a week (.github/workflows/weekly.yml), not with the tests: other sites
 * change without us.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {siteUrl} from '../src/config/environment';
import {filesBelow} from '../src/site/filesBelow';
import {brokenLinks, isOutside} from './lib/outsideLinks';

const dir = process.env.GUIDE_BUILD_DIR ?? 'build';

/** Pages of the build by the address of another site that they link to. */
function outsideLinks(): ReadonlyMap<string, readonly string[]> {
  const pages = filesBelow(dir).filter((file) => file.endsWith('index.html'));
  const links = new Map<string, string[]>();
  for (const file of pages) {
    const $ = load(fs.readFileSync(path.join(dir, file), 'utf8'));
    const found = $('article a[href]:not([rel=nofollow]), footer a[href]')
      .toArray()
      .map(({attribs}) => attribs.href ?? '')
      .filter((href) => isOutside(href, siteUrl))
      .map((href) => href.split('#')[0]!);
    for (const href of new Set(found)) {
      links.set(href, [...(links.get(href) ?? []), file]);
    }
  }
  return links;
}

async function main(): Promise<number> {
  if (!fs.existsSync(dir)) {
    throw new Error(`There is no folder ${dir}. Run "npm run build" first.`);
  }
  const links = outsideLinks();
  if (links.size === 0) {
    throw new Error(`No page in ${dir} links to another site, which cannot be.`);
  }
  const broken = await brokenLinks(links);
  for (const {url, why, from} of broken) {
    console.log(
      `${url}\n  ${why}\n  in ${from.slice(0, 3).join(', ')}${from.length > 3 ? ` and ${from.length - 3} more` : ''}`,
    );
  }
  console.log(`${links.size} addresses asked for, ${broken.length} broken.`);
  return broken.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
