// Over 300 lines, because all tests share one host that is turned off and on, and the steps that keep an edition.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {resolveFile} from '../../../scripts/lib/staticServer';
import {writeOffline} from '../../../src/build/offline';
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

test('Japanese and a second version live side by side, and go one by one', async ({
  page,
  context,
}) => {
  await keepEdition(page, 'ja', '0.4.15');
  await keepEdition(page, 'ja', '0.6.8');
  const group = page.getByRole('group', {name: 'この端末への保存'});
  await expect(group.getByText(/バージョン0\.4\.15、.+MB/)).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${host.origin}/ja/0.4.15/getting-started/requirements`);
  await hydrated(page);
  // The menu of versions leads to the other copy.
  await page
    .locator('.navbar__items--right')
    .getByRole('button', {name: /0\.4\.15/})
    .click();
  await page.locator('.navbar .dropdown__menu a[href="/ja/getting-started/requirements"]').click();
  await expect(page).toHaveURL(/\/ja\/getting-started\/requirements/);
  await hydrated(page);
  await page.goto(`${host.origin}/ja/search?q=${encodeURIComponent('ポート開放')}`);
  await expect(page.locator('main a[href*="port-forwarding"]').first()).toBeVisible();
  // English was not kept.
  const english = await context.newPage();
  await expect(english.goto(`${host.origin}/getting-started/requirements`)).rejects.toThrow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  );
  await english.close();

  await page.goto(`${host.origin}/ja/offline`);
  await hydrated(page);
  await group.getByRole('button', {name: /^削除する: 0\.4\.15/}).click();
  await expect(group.getByText('端末に保存した内容を削除しました。')).toBeVisible();
  expect((await stored(page)).workers).toBe(1);
  await group.getByRole('button', {name: words.ja.remove}).click();
  await expect(group.getByRole('button', {name: words.ja.keep})).toBeVisible();
  expect(await stored(page)).toEqual({caches: [], workers: 0});
});

/** The files of one edition as a site of its own, with a mark in every page and in one file of data. */
function siteOf(edition: string, mark: string, isOn = true): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  for (const [name] of listOf(edition).files) {
    const file = resolveFile(build, `/${name}`)!;
    const isPage = file.endsWith('.html');
    const target = path.join(dir, name, isPage ? 'index.html' : '');
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (isPage || name === 'data/builds.json') {
      const text = fs.readFileSync(file, 'utf8');
      const meta = `<meta name="mark" content="${mark}">`;
      fs.writeFileSync(target, isPage ? text.replace('</head>', `${meta}</head>`) : `"${mark}"`);
    } else {
      fs.copyFileSync(file, target);
    }
  }
  expect(writeOffline(dir, isOn)).toEqual(isOn ? [edition] : []);
  return dir;
}

/** Which build the page is of, and which one answers it. */
async function marks(page: Page): Promise<readonly [string | null, string]> {
  return [
    await page.locator('meta[name="mark"]').getAttribute('content'),
    await page.evaluate(async () => (await (await fetch('/data/builds.json')).json()) as string),
  ];
}

test.describe('a new deployment', () => {
  const dirs: string[] = [];
  const site = (mark: string, isOn = true): string => {
    const dir = siteOf('0.6.8-en', mark, isOn);
    dirs.push(dir);
    return dir;
  };
  test.afterEach(() => {
    dirs.splice(0).forEach((dir) => fs.rmSync(dir, {recursive: true}));
  });

  test('is stored as a whole, says so, and never mixes with the one before', async ({
    page,
    context,
  }) => {
    await host.publish(site('first'));
    await keepEdition(page, 'en', '0.6.8');
    const other = await context.newPage();
    await other.goto(`${host.origin}/glossary`);
    await hydrated(other);

    await host.publish(site('second'));
    await page.goto(`${host.origin}/getting-started/requirements`);
    expect(await marks(page)).toEqual(['first', 'first']);
    const notice = page.getByRole('status').filter({hasText: 'A newer edition of this guide'});
    await expect(notice).toBeVisible({timeout: 60_000});
    expect(await marks(page)).toEqual(['first', 'first']);
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');
    expect(await marks(page)).toEqual(['second', 'second']);
    // The other tab goes on with what it has, also without a connection.
    await cutTheLine(context);
    expect(await marks(other)).toEqual(['first', 'first']);
    await other.locator('nav.menu a[href="/operate/backups"]').click();
    await expect(other).toHaveURL(/backups$/);
    await other.close();

    await host.publish(dirs.at(-1)!);
    await context.setOffline(false);
    await page.goto(`${host.origin}/glossary`);
    const copies = async (): Promise<number> =>
      (await stored(page)).caches.filter((name) => name.endsWith('0.6.8-en')).length;
    await expect.poll(copies).toBe(1);
    expect(await marks(page)).toEqual(['second', 'second']);
    await expect(page.getByText('A newer edition of this guide')).toHaveCount(0);
  });

  test('that cannot be copied is read from the network, and the copy without one', async ({
    page,
    context,
  }) => {
    await host.publish(site('first'));
    await keepEdition(page, 'en', '0.6.8');
    const second = site('second');
    // One that differs: what did not change comes from the copy that is there.
    fs.rmSync(path.join(second, 'data/builds.json'));
    await host.publish(second);
    const mark = async (): Promise<string | null> => {
      await page.goto(`${host.origin}/glossary`);
      return page.locator('meta[name="mark"]').getAttribute('content');
    };
    expect(await mark()).toBe('first');
    await expect.poll(mark, {timeout: 30_000}).toBe('second');
    await cutTheLine(context);
    expect(await mark()).toBe('first');
  });

  test('with OFFLINE=off removes every copy and the worker', async ({page}) => {
    await host.publish(site('first'));
    await keepEdition(page, 'en', '0.6.8');
    await host.publish(site('second', false));
    await page.goto(`${host.origin}/glossary`);
    await expect
      .poll(() => stored(page).catch(() => undefined), {timeout: 30_000})
      .toEqual({caches: [], workers: 0});
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');

    await page.goto(`${host.origin}/offline`);
    await hydrated(page);
    await page.getByRole('button', {name: words.en.keep}).click();
    await expect(page.getByText('Keeping the guide is switched off')).toBeVisible();
    expect(await stored(page)).toEqual({caches: [], workers: 0});
  });
});

test.describe('a copy that fails', () => {
  test.use({expectedErrors: [/Failed to load resource|Failed to fetch/]});

  test('says why and leaves nothing half kept; a lost connection leaves what is there', async ({
    page,
  }) => {
    const button = page.getByRole('button', {name: words.en.keep});
    const outcome = page.getByRole('group', {name: 'Copy on this device'}).getByRole('status');
    await page.goto(`${host.origin}/offline`);
    await hydrated(page);

    await page.route('**/data/builds.json', (route) => route.fulfill({status: 404}));
    await button.click();
    await expect(outcome).toContainText("doesn't have data/builds.json");
    expect(await stored(page)).toEqual({caches: [], workers: 0});
    await page.unroute('**/data/builds.json');

    await page.route('**/data/builds.json', (route) => route.fulfill({body: 'Log in first'}));
    await button.click();
    await expect(outcome).toContainText("data/builds.json isn't what");
    expect(await stored(page)).toEqual({caches: [], workers: 0});
    await page.unroute('**/data/builds.json');

    await page.evaluate(() => {
      const put = Reflect.get(Cache.prototype, 'put') as (...args: unknown[]) => Promise<void>;
      let room = 20;
      Cache.prototype.put = function (...args) {
        room -= 1;
        return room < 0
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : put.apply(this, args);
      };
    });
    await button.click();
    await expect(outcome).toContainText("there isn't enough storage");
    expect(await stored(page)).toEqual({caches: [], workers: 0});

    // Who leaves half way finds the copy begun, and nothing is answered from it.
    await page.reload();
    await hydrated(page);
    await page.route('**/tools/palworld-settings.mjs', () => undefined);
    await button.click();
    await expect(page.getByText(/Copying: [1-9]/)).toBeVisible();
    await page.goto(`${host.origin}/glossary`);
    await page.goto(`${host.origin}/offline`);
    await hydrated(page);
    await expect(page.getByText("A copy was begun, but isn't complete.")).toBeVisible();
    expect((await stored(page)).workers).toBe(0);
    await page.unroute('**/tools/palworld-settings.mjs');
    await page.getByRole('button', {name: 'Continue'}).click();
    await expect(page.getByText(words.en.kept)).toBeVisible({timeout: 60_000});
  });

  test('a browser that stores nothing says so', async ({page}) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
    });
    await page.goto(`${host.origin}/offline`);
    await expect(page.getByRole('alert')).toContainText("This browser can't keep pages");
    await expect(page.getByRole('button', {name: words.en.keep})).toBeDisabled();
  });
});
