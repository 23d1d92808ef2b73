import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, unfoldMenu, visit} from '../../support/browser';
import {
  cutTheLine,
  daysOld,
  keepEdition,
  makeOlder,
  marks,
  stored,
  test,
  words,
} from '../../support/offline';

const NOTHING = {caches: [], workers: 0};
/** What is left on the device; the page may be loading again at this moment. */
const left = (page: Page) => stored(page).catch(() => undefined);

test.describe('a new deployment', () => {
  test.use({expectedErrors: [/Failed to load resource|ERR_|Failed to fetch|script/]});

  test.beforeEach(async ({page, host, siteOf}) => {
    await host.publish(siteOf('first'));
    await keepEdition(page, host, 'en', '0.6.8');
  });

  test('is stored as a whole, says so, and never mixes with the one before', async ({
    page,
    context,
    host,
    siteOf,
  }) => {
    const other = await context.newPage();
    await visit(other, `${host.origin}/glossary`);

    await host.publish(siteOf('second'));
    await page.goto(`${host.origin}/getting-started/requirements`);
    expect(await marks(page)).toEqual(['first', 'first']);
    const notice = page.getByRole('status').filter({hasText: 'A newer edition of this guide'});
    await expect(notice).toBeVisible({timeout: 60_000});
    expect(await marks(page)).toEqual(['first', 'first']);
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');
    expect(await marks(page)).toEqual(['second', 'second']);
    // The other tab says so as well, and goes on with what it has, also without a connection.
    await expect(other.getByText('A newer edition of this guide')).toBeVisible();
    await cutTheLine(context, host);
    await unfoldMenu(other);
    await other.locator('nav.menu a[href="/operate/backups"]').click();
    await expect(other).toHaveURL(/backups$/);
    await expect(other.locator('article h1')).toBeVisible();
    await other.close();

    await host.publish(siteOf('third'));
    await context.setOffline(false);
    await page.goto(`${host.origin}/glossary`);
    await page.getByRole('button', {name: 'Reload'}).click({timeout: 60_000});
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'third');
    await expect.poll(async () => (await stored(page)).caches.length).toBe(1);
    expect(await marks(page)).toEqual(['third', 'third']);
  });

  test('that cannot be copied leaves the copy, which says so after a week', async ({
    page,
    context,
    host,
    siteOf,
  }) => {
    const second = siteOf('second');
    // One that differs: what did not change comes from the copy that is there.
    fs.rmSync(path.join(second, 'data/builds.json'));
    await host.publish(second);
    const notice = page.getByRole('status').filter({hasText: "hasn't been compared"});
    const isFirst = async (): Promise<void> => {
      await visit(page, `${host.origin}/glossary`);
      expect(await marks(page)).toEqual(['first', 'first']);
    };
    await isFirst();
    await expect(notice).toHaveCount(0);
    await makeOlder(page, 8);
    await isFirst();
    await expect(notice).toBeVisible();
    await cutTheLine(context, host);
    await isFirst();
    await expect(notice).toBeVisible();

    // Where it is the one of the site, it is as good as new.
    await context.setOffline(false);
    await host.publish(siteOf('first'));
    await isFirst();
    await expect.poll(() => daysOld(page)).toBe(0);
    await expect(notice).toHaveCount(0);
  });

  test('a host that answers everything with a page of its own is said at once, and copies can be taken back', async ({
    page,
    host,
  }) => {
    await host.answer(200);
    await page.goto(`${host.origin}/glossary`);
    await expect(page.locator('article h1').first()).toBeVisible();
    const notice = page.getByRole('status').filter({hasText: "doesn't answer as it should"});
    await expect(notice).toContainText(/copy of \w+ \d+, \d{4}/);
    await notice.getByRole('button', {name: 'Remove the copy'}).click();
    await expect(page.getByRole('heading', {name: 'Another site'})).toBeVisible();
    await expect.poll(() => left(page), {timeout: 30_000}).toEqual(NOTHING);
  });

  test('with OFFLINE=off removes every copy and the worker, also after an answer of 404', async ({
    page,
    host,
    siteOf,
  }) => {
    await host.answer(404);
    await page.goto(`${host.origin}/glossary`);
    await expect(page.getByText("doesn't answer as it should")).toBeVisible();
    await host.publish(siteOf('second', false));
    await page.goto(`${host.origin}/glossary`);
    await expect.poll(() => left(page), {timeout: 30_000}).toEqual(NOTHING);
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');

    await visit(page, `${host.origin}/offline`);
    await page.getByRole('button', {name: words.en.keep}).click();
    await expect(page.getByText('Keeping the guide is turned off')).toBeVisible();
    expect(await left(page)).toEqual(NOTHING);
  });
});
