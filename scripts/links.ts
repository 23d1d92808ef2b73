/** `npm run links` runs weekly, because other sites change without us. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {siteUrl} from '../src/config/environment';
import {filesBelow} from '../src/site/filesBelow';
import {runScript} from './lib/runScript';

/** These statuses mean that a site refuses programs, so the page may exist. */
const SAYS_NOTHING = new Set([401, 403, 405, 429, 503]);
/** These are readers' own addresses, and names reserved for examples (RFC 2606). */
const EXAMPLE = /^(?:localhost|[\d.]+|\[.*\]|.*\.local|(?:.*\.)?example(?:\.\w+)?)$/;

/** Tells whether an address leads to another site that should answer. */
export function isOutside(href: string, siteUrl: string): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href)) {
    return false;
  }
  const {hostname, origin} = new URL(href);
  return origin !== new URL(siteUrl).origin && !EXAMPLE.test(hostname);
}

async function fault(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      headers: {'user-agent': 'Mozilla/5.0 (link check)'},
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    return response.ok || SAYS_NOTHING.has(response.status) ? undefined : `${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}

/** Requests each address up to twice, four at a time. Returns the faults by address. */
export async function brokenLinks(
  urls: readonly string[],
  pause = 5000,
): Promise<ReadonlyMap<string, string>> {
  const waiting = [...urls];
  const broken = new Map<string, string>();
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if ((await fault(url)) !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        const why = await fault(url);
        if (why !== undefined) {
          broken.set(url, why);
        }
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return broken;
}

function outsideLinks(dir: string): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const file of filesBelow(dir).filter((name) => name.endsWith('index.html'))) {
    const $ = load(fs.readFileSync(path.join(dir, file), 'utf8'));
    const found = $('article a[href]:not([rel=nofollow]), footer a[href]')
      .toArray()
      .map(({attribs}) => attribs.href!.split('#')[0]!)
      .filter((href) => isOutside(href, siteUrl));
    for (const href of new Set(found)) {
      links.set(href, [...(links.get(href) ?? []), file]);
    }
  }
  return links;
}

runScript('links', async () => {
  const links = outsideLinks(process.env.GUIDE_BUILD_DIR ?? 'build');
  if (links.size === 0) {
    throw new Error('No page of the build links to another site, which cannot be.');
  }
  const broken = await brokenLinks([...links.keys()]);
  for (const [url, why] of broken) {
    console.log(`${url}\n  ${why}\n  in ${links.get(url)!.slice(0, 3).join(', ')}`);
  }
  console.log(`${links.size} addresses asked for, ${broken.size} broken.`);
  return broken.size > 0 ? 1 : 0;
});
