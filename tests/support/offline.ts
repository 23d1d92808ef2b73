/** Copies on a reader's device: how tests make one, cut the line, and publish another build. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {resolveFile} from '../../scripts/lib/staticServer';
import {writeOffline} from '../../src/site/offline';
import type {OfflineList} from '../../src/core/offline/copies';
import {wordsOf} from '../../src/words';
import {address, type Locale, type Version} from './addresses';
import {test as base, expect, visit} from './browser';
import {hostBuild, type Host} from './hostedBuild';

const build = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');

export const words = {
  en: {
    ...wordsOf('en').offline,
    kept: (version: Version) => `Version ${version} in English is on this device`,
  },
  ja: {
    ...wordsOf('ja').offline,
    kept: (version: Version) => `バージョン${version}（日本語）をこの端末に保存しています`,
  },
} as const;

interface OfflineFixtures {
  /** A host with the whole build, for this test alone. */
  readonly host: Host;
  /** Writes the newest English edition as a site of its own, with a mark; removed after the test. */
  readonly siteOf: (mark: string, isOfflineEnabled?: boolean) => string;
}

/* eslint-disable no-empty-pattern -- Playwright reads what a fixture needs from its pattern, and demands one */
/** The test of a copy on the device, with a host that can be turned off. */
export const test = base.extend<OfflineFixtures>({
  // What is not on the device cannot be fetched while the line is cut.
  expectedErrors: async ({}, use) => {
    await use([/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch/]);
  },
  host: async ({}, use) => {
    const host = await hostBuild(build);
    await use(host);
    await host.turnOff();
  },
  siteOf: async ({}, use) => {
    const dirs: string[] = [];
    await use((mark, isOfflineEnabled = true) => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
      dirs.push(dir);
      writeSite(dir, mark, isOfflineEnabled);
      return dir;
    });
    dirs.forEach((dir) => fs.rmSync(dir, {recursive: true}));
  },
});

/** The files of an edition that a browser keeps. */
export const listOf = (edition: string): OfflineList =>
  JSON.parse(fs.readFileSync(path.join(build, `offline/${edition}.json`), 'utf8')) as OfflineList;

/** What the browser holds for the site: names of caches, and workers. */
export function stored(page: Page): Promise<{caches: string[]; workers: number}> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Keeps an edition on the device, by the button of its page. */
export async function keepEdition(
  page: Page,
  host: Host,
  locale: Locale,
  version: Version,
): Promise<void> {
  await visit(page, host.origin + address(locale, version, 'offline'));
  await page.getByRole('button', {name: words[locale].keep}).click();
  await expect(page.getByText(words[locale].kept(version))).toBeVisible({timeout: 60_000});
}

/** No connection any more, neither for pages nor for the worker. */
export async function cutTheLine(context: BrowserContext, host: Host): Promise<void> {
  await context.setOffline(true);
  await host.turnOff();
}

/** The files of one edition, with a mark in every page and in one file of data. */
function writeSite(dir: string, mark: string, isOfflineEnabled: boolean): void {
  const edition = '0.6.8-en';
  for (const [name] of listOf(edition).files) {
    const file = resolveFile(build, `/${name}`)!;
    const isPage = file.endsWith('.html');
    const target = path.join(dir, name, isPage ? 'index.html' : '');
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
    if (isPage) {
      const meta = `<meta name="mark" content="${mark}"></head>`;
      fs.writeFileSync(target, fs.readFileSync(file, 'utf8').replace('</head>', meta));
    }
  }
  fs.writeFileSync(path.join(dir, 'data/builds.json'), `"${mark}"`);
  expect(writeOffline(dir, isOfflineEnabled)).toEqual(isOfflineEnabled ? [edition] : []);
}

const DAY = 24 * 60 * 60 * 1000;

/** When the copy was last found to be the one of the site: reads it, or makes it so many days ago. */
function checkedAt(page: Page, days?: number): Promise<number> {
  return page.evaluate(
    async ([day, since]) => {
      const cache = await caches.open((await caches.keys())[0]!);
      const lists = (await cache.keys()).filter(({url}) => /\/offline\/[^/]+\.json$/.test(url));
      const list = (await cache.match(lists[0]!))!;
      if (since !== undefined) {
        const headers = {date: new Date(Date.now() - since * day).toUTCString()};
        await cache.put(lists[0]!, new Response(await list.text(), {headers}));
      }
      return Date.parse(list.headers.get('date')!);
    },
    [DAY, days] as const,
  );
}

/** Makes a copy that many days older. */
export const makeOlder = (page: Page, days: number): Promise<number> => checkedAt(page, days);

/** For how many days a copy was not found to be the one of the site. */
export const daysOld = async (page: Page): Promise<number> =>
  Math.floor((Date.now() - (await checkedAt(page))) / DAY);

/** Which build the page is of, and which one answers it. */
export async function marks(page: Page): Promise<readonly [string | null, string]> {
  return [
    await page.locator('meta[name="mark"]').getAttribute('content'),
    await page.evaluate(async () => (await (await fetch('/data/builds.json')).json()) as string),
  ];
}
