import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import type {OfflineList} from '../../../src/core/offline/edition';
import {address, type Locale, type Version} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';
import {hostBuild, type Host} from '../../support/hostedBuild';

const build = path.resolve(process.env.GUIDE_BUILD_DIR ?? 'build');
const words = {
  en: {
    keep: 'Keep this guide on this device',
    kept: /in .+ is on this device/,
    remove: 'Remove it from this device',
  },
  ja: {
    keep: 'このガイドを端末に保存する',
    kept: /をこの端末に保存しています/,
    remove: '端末から削除する',
  },
} as const;

let host: Host;
test.beforeEach(async () => {
  host = await hostBuild(build);
});
test.afterEach(() => host.turnOff());
// What is not on the device cannot be fetched while the line is cut.
test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch/]});

function listOf(edition: string): OfflineList {
  const file = path.join(build, 'offline', `${edition}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as OfflineList;
}

/** What the browser holds for the site: names of caches, and workers. */
function stored(page: Page): Promise<{caches: string[]; workers: number}> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

async function keepEdition(page: Page, locale: Locale, version: Version): Promise<void> {
  await page.goto(host.origin + address(locale, version, 'offline'));
  await hydrated(page);
  await page.getByRole('button', {name: words[locale].keep}).click();
  await expect(page.getByText(words[locale].kept)).toBeVisible({timeout: 60_000});
}

async function cutTheLine(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await host.turnOff();
}

test('nothing is stored before a click; afterwards all of it works without a connection', async ({
  page,
  context,
}) => {
  await page.goto(`${host.origin}/offline`);
  await hydrated(page);
  expect(await stored(page)).toEqual({caches: [], workers: 0});
  await expect(page.getByText(/Storage it takes: \d+\.\d MB/)).toBeVisible();
  await keepEdition(page, 'en', '0.6.8');
  await cutTheLine(context);

  // In the tab in which it was kept, by a link of the menu.
  await page.locator('nav.menu a[href="/getting-started/requirements"]').click();
  await expect(page).toHaveURL(/requirements$/);
  await expect(page.locator('article table td').first()).not.toBeEmpty();

  // Every file of the list, and every form of a page's address.
  const {files} = listOf('0.6.8-en');
  const failed = await page.evaluate(
    async (paths) => {
      const answers = await Promise.all(
        paths.map((each) =>
          fetch(`/${each}`).then(
            ({ok}) => (ok ? [] : [each]),
            () => [each],
          ),
        ),
      );
      return answers.flat();
    },
    files.map(([file]) => file),
  );
  expect(failed).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
  for (const form of ['/', '.html', '/index.html', '?from=mail#ports']) {
    await page.goto(`${host.origin}/getting-started/requirements${form}`);
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
  }

  await page.goto(`${host.origin}/settings-and-operation/configuration`);
  await hydrated(page);
  await expect(page.locator('#ServerPlayerMaxNum')).toBeVisible();

  await page.goto(`${host.origin}/search?q=port+forwarding`);
  await hydrated(page);
  await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();

  await page.goto(`${host.origin}/settings-and-operation/editor`);
  await hydrated(page);
  await expect(page.locator('main textarea, main input').first()).toBeVisible();

  await page.goto(`${host.origin}/settings-and-operation/server-files`);
  await hydrated(page);
  const zip = page.waitForEvent('download');
  await page
    .getByRole('button', {name: /\.zip|Download all/i})
    .first()
    .click();
  expect(fs.statSync(await (await zip).path()).size).toBeGreaterThan(1000);

  await page.goto(`${host.origin}/settings-and-operation/configuration`);
  await hydrated(page);
  const ini = page.waitForEvent('download');
  await page.locator('a[download][href$=".ini"]').first().click();
  const file = await ini;
  expect(file.suggestedFilename()).toBe('PalWorldSettings.ini');
  expect(fs.readFileSync(await file.path(), 'utf8')).toContain('OptionSettings=(');
});
