import {chromium, type Browser, type Page} from '@playwright/test';
import {ensureChromium} from '../../scripts/lib/chromium';
import {localePath, locales} from '../../src/data/locales';
import {docsVersion, versionPath} from '../../src/data/versions';
import {FLAGS, percentile, serveBuild, table} from '../lib';

const FIRST_PAGE = `${versionPath(docsVersion)}getting-started/requirements`;
const SLOWDOWNS = [1, 4] as const;
const SIDEBAR = 'aside a[href]';

function watch(): void {
  const options = {capture: true};
  const onClick = (event: Event) => {
    const words = document.querySelector('main')?.textContent;
    const wait = () => {
      if (document.querySelector('main')?.textContent === words) {
        requestAnimationFrame(wait);
        return;
      }
      // A task of this priority runs after the frame that shows the words, and before the site's
      // other work.
      const done = () => {
        document.documentElement.dataset.benchTook = String(performance.now() - event.timeStamp);
      };
      void globalThis.scheduler.postTask(done, {priority: 'user-blocking'});
    };
    requestAnimationFrame(wait);
  };
  document.addEventListener('click', onClick, options);
}

declare global {
  var scheduler: {
    postTask(task: () => void, options: {priority: 'user-blocking'}): Promise<void>;
  };
}

const sidebarLinks = (page: Page): Promise<string[]> =>
  page.locator(SIDEBAR).evaluateAll((links) =>
    links
      .filter((link) => {
        const {x, y, width, height} = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((link) => link.getAttribute('href')!)
      .filter((href) => /^\/(?!(?:ja\/?)?$)[^#?]+$/.test(href)),
  );

async function clickThrough(
  browser: Browser,
  start: string,
  clicks: number,
  slowdown: number,
): Promise<readonly number[]> {
  const page = await browser.newPage({viewport: {width: 1280, height: 2000}});
  const session = await page.context().newCDPSession(page);
  await page.addInitScript({content: `globalThis.__name = (f) => f; (${watch.toString()})()`});
  let last = Date.now();
  for (const event of ['request', 'requestfinished'] as const) {
    page.on(event as 'request', () => (last = Date.now()));
  }
  const quiet = async () => {
    while (Date.now() - last < 300) {
      await page.waitForTimeout(50);
    }
  };
  await page.goto(start);
  await quiet();
  const links = await sidebarLinks(page);
  if (links.length < 5) {
    throw new Error(`The sidebar of ${start} shows only ${links.length} links.`);
  }
  const times: number[] = [];
  for (let index = 0; times.length < clicks; index += 1) {
    const href = links[index % links.length]!;
    if (new URL(page.url()).pathname === href) {
      continue;
    }
    await page.evaluate(() => delete document.documentElement.dataset.benchTook);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.locator(`aside a[href="${href}"]`).first().click();
    const took = page.locator('html[data-bench-took]');
    await took.waitFor({state: 'attached'});
    times.push(Number(await took.getAttribute('data-bench-took')));
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await quiet();
  }
  await page.close();
  return times;
}

export async function measureNavigation(clicks: number): Promise<string> {
  const rows = [['Language', 'Processor', 'Clicks', 'Median', '95th percentile', 'Slowest']];
  const origin = await serveBuild();
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: FLAGS});
  for (const locale of locales) {
    for (const slowdown of SLOWDOWNS) {
      const start = `${origin}/${localePath(locale)}${FIRST_PAGE}`;
      const times = await clickThrough(browser, start, clicks, slowdown);
      const figures = [50, 95, 100].map((share) => `${percentile(times, share).toFixed(0)} ms`);
      const processor = slowdown === 1 ? 'as it is' : `${slowdown} times slower`;
      rows.push([locale, processor, String(times.length), ...figures]);
    }
  }
  await browser.close();
  return `In the edition ${docsVersion}, this is the time from the click to the first frame with the next page, whose parts were fetched ahead.\n\n${table(rows)}`;
}
