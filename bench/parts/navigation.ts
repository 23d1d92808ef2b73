/** How long a click on a link inside the site takes until the next page is painted. */
import type {Browser, Page} from '@playwright/test';
import {withBrowser, withServer} from '../lib/browser';
import type {BenchOptions} from '../lib/options';
import {builtSite} from '../lib/peers';
import {median, percentile, table} from '../lib/report';

const FIRST_PAGE = 'getting-started/requirements';
/** A cheap phone, beside this machine as it is. */
const SLOWDOWNS = [1, 4] as const;
const QUIET_MS = 300;
/** So many pages are named while it runs, for those who mean to make them faster. */
const SLOWEST_NAMED = 8;

interface Click {
  readonly href: string;
  /** From the click to the frame, in ms. */
  readonly time: number;
}

declare global {
  /** Not in TypeScript's library yet. */
  var scheduler: {
    postTask(task: () => void, options: {priority: 'user-blocking'}): Promise<void>;
  };
}

/** Runs in the page: keeps the time from each click until the first paint with another page's words. */
function watch(): void {
  const clicked = () => Number(sessionStorage.getItem('bench-click') ?? 0);
  const now = () => performance.timeOrigin + performance.now();
  const done = (at: number) => {
    sessionStorage.removeItem('bench-click');
    document.documentElement.dataset.benchTook = String(
      at - Number(document.documentElement.dataset.benchFrom),
    );
  };
  document.addEventListener(
    'click',
    (event) => {
      // Two pages may have the same headline.
      const words = document.querySelector('main')?.textContent;
      const from = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem('bench-click', String(from));
      const wait = () => {
        if (document.querySelector('main')?.textContent === words) {
          requestAnimationFrame(wait);
          return;
        }
        // The words are there before this frame is painted. The next task of this priority runs
        // when the frame has been handed over, before what the site still has to do.
        void globalThis.scheduler.postTask(
          () => {
            document.documentElement.dataset.benchFrom = String(from);
            done(now());
          },
          {priority: 'user-blocking'},
        );
      };
      requestAnimationFrame(wait);
    },
    {capture: true},
  );
  // Sites that load a whole page: the click was in the page before.
  if (clicked()) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint && clicked()) {
        document.documentElement.dataset.benchFrom = String(clicked());
        done(performance.timeOrigin + paint.startTime);
      }
    }).observe({type: 'paint', buffered: true});
  }
}

/** The logo leads home too, and may be covered. */
const PAGE_BELOW_HOME = /^\/(?!(?:ja\/?)?$)[^#?]+$/;
const SIDEBAR = 'aside a[href], nav.sidebar a[href]';

/** Addresses that the sidebar of a page links to, in their order: those that nothing covers. */
async function sidebarLinks(page: Page): Promise<string[]> {
  const hrefs = await page.locator(SIDEBAR).evaluateAll((links) =>
    links
      .filter((link) => {
        const {x, y, width, height} = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((link) => link.getAttribute('href') ?? ''),
  );
  const found = [...new Set(hrefs)].filter((href) => PAGE_BELOW_HOME.test(href));
  if (found.length < 5) {
    throw new Error(`The sidebar of ${page.url()} shows only ${found.length} links.`);
  }
  return found;
}

/** Tells when nothing has come over the network for a while: what is fetched ahead is there. */
function quietNetwork(page: Page): () => Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  return async () => {
    while (Date.now() - last < QUIET_MS) {
      await page.waitForTimeout(50);
    }
  };
}

/** Clicks through the sidebar, each time when what is fetched ahead has come; times in ms. */
async function clickThrough(
  browser: Browser,
  start: string,
  clicks: number,
  slowdown: number,
): Promise<readonly Click[]> {
  const page = await browser.newPage({viewport: {width: 1280, height: 2000}});
  const session = await page.context().newCDPSession(page);
  await page.addInitScript({content: `globalThis.__name = (f) => f; (${watch.toString()})()`});
  const quiet = quietNetwork(page);
  await page.goto(start);
  await quiet();
  const links = await sidebarLinks(page);
  const taken: Click[] = [];
  for (let index = 0; taken.length < clicks; index += 1) {
    const href = links[index % links.length] ?? '';
    if (new URL(page.url()).pathname.replace(/\/$/, '') === href.replace(/\/$/, '')) {
      continue;
    }
    await page.evaluate(() => delete document.documentElement.dataset.benchTook);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page
      .locator(SIDEBAR.replaceAll('[href]', `[href="${href}"]`))
      .first()
      .click();
    const took = page.locator('html[data-bench-took]');
    await took.waitFor({state: 'attached'});
    taken.push({href, time: Number(await took.getAttribute('data-bench-took'))});
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await quiet();
  }
  await page.close();
  return taken;
}

/** Measures navigation in each site. */
export async function measureNavigation(options: BenchOptions): Promise<string> {
  const rows = [
    ['Site', 'Language', 'Processor', 'Clicks', 'Median', '95th percentile', 'Slowest'],
  ];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  for (const name of options.peers) {
    const {peer, dir} = await builtSite(name, options.isFresh);
    await withServer(dir, (origin) =>
      withBrowser(async (browser) => {
        for (const locale of options.locales) {
          for (const slowdown of SLOWDOWNS) {
            const start = `${origin}/${locale === 'ja' ? 'ja/' : ''}${FIRST_PAGE}`;
            const taken = await clickThrough(browser, start, options.clicks, slowdown);
            const times = taken.map(({time}) => time);
            rows.push([
              peer.label,
              locale,
              slowdown === 1 ? 'as it is' : `${slowdown} times slower`,
              String(times.length),
              ms(median(times)),
              ms(percentile(times, 95)),
              ms(Math.max(...times)),
            ]);
            console.log(rows.at(-1)?.join(' | '));
            const slowest = [...taken].sort((a, b) => b.time - a.time).slice(0, SLOWEST_NAMED);
            console.log(slowest.map(({href, time}) => `  ${ms(time)} ${href}`).join('\n'));
          }
        }
      }),
    );
  }
  return `From the click to the first frame with the next page, its parts fetched ahead.\n\n${table(rows)}`;
}
