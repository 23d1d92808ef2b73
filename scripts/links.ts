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
import {runScript} from './lib/runScript';

const dir = process.env.GUIDE_BUILD_DIR ?? 'build';

export interface Broken {
  readonly url: string;
  /** What was wrong: a status, or why there was no answer. */
  readonly why: string;
  /** Pages with this link. */
  readonly from: readonly string[];
}

/** Answers that say nothing about the page: a site that wants no programs, or too many questions. */
const SAYS_NOTHING = new Set([401, 403, 405, 429, 503]);
/** Addresses that stand for the reader's own, and names set aside for examples (RFC 2606). */
const EXAMPLE = /^(?:localhost|[\d.]+|\[.*\]|.*\.local|(?:.*\.)?example(?:\.\w+)?)$/;

/** Tells whether an address leads to another site that should answer. */
export function isOutside(href: string, siteUrl: string): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href)) {
    return false;
  }
  const {hostname, origin} = new URL(href);
  return origin !== new URL(siteUrl).origin && !EXAMPLE.test(hostname);
}

async function fault(url: string, ask: typeof fetch, seconds: number): Promise<string | undefined> {
  try {
    const response = await ask(url, {
      redirect: 'follow',
      headers: {'user-agent': 'Mozilla/5.0 (link check)'},
      signal: AbortSignal.timeout(seconds * 1000),
    });
    await response.body?.cancel();
    return response.ok || SAYS_NOTHING.has(response.status) ? undefined : `${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}

/**
 * Asks for each address, four at a time; one that fails is asked for again after a pause.
 *
 * @param links pages by the address that they link to
 */
export async function brokenLinks(
  links: ReadonlyMap<string, readonly string[]>,
  {
    ask = fetch,
    seconds = 30,
    pause = 5,
  }: {ask?: typeof fetch; seconds?: number; pause?: number} = {},
): Promise<readonly Broken[]> {
  const waiting = [...links];
  const broken: Broken[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, from] = next;
      let why = await fault(url, ask, seconds);
      if (why !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, pause * 1000));
        why = await fault(url, ask, seconds);
      }
      if (why !== undefined) {
        broken.push({url, why, from});
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return broken;
}

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

void runScript('links', async () => {
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
});
