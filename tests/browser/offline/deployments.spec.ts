import fs from 'node:fs';
import path from 'node:path';
import {expect, hydrated, unfoldMenu} from '../../support/browser';
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

test.describe('a new deployment', () => {
  test.use({expectedErrors: [/Failed to load resource|ERR_|Failed to fetch|script/]});

  test('is stored as a whole, says so, and never mixes with the one before', async ({
    page,
    context,
    host,
    siteOf,
  }) => {
    await host.publish(siteOf('first'));
    await keepEdition(page, host, 'en', '0.6.8');
    const other = await context.newPage();
    await other.goto(`${host.origin}/glossary`);
    await hydrated(other);

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
    await host.publish(siteOf('first'));
    await keepEdition(page, host, 'en', '0.6.8');
    const second = siteOf('second');
    // One that differs: what did not change comes from the copy that is there.
    fs.rmSync(path.join(second, 'data/builds.json'));
    await host.publish(second);
    const notice = page.getByRole('status').filter({hasText: "hasn't been compared"});
    const visit = async (): Promise<void> => {
      await page.goto(`${host.origin}/glossary`);
      await hydrated(page);
      expect(await marks(page)).toEqual(['first', 'first']);
    };
    await visit();
    await expect(notice).toHaveCount(0);
    await makeOlder(page, 8);
    await visit();
    await expect(notice).toBeVisible();
    await cutTheLine(context, host);
    await visit();
    await expect(notice).toBeVisible();

    // Where it is the one of the site, it is as good as new.
    await context.setOffline(false);
    await host.publish(siteOf('first'));
    await visit();
    await expect.poll(() => daysOld(page)).toBe(0);
    await expect(notice).toHaveCount(0);
  });

  for (const status of [200, 404, 503]) {
    test(`a host that answers everything with ${status} is said at once, and copies can be taken back`, async ({
      page,
      host,
      siteOf,
    }) => {
      await host.publish(siteOf('first'));
      await keepEdition(page, host, 'en', '0.6.8');
      await host.answer(status);
      await page.goto(`${host.origin}/glossary`);
      await expect(page.locator('article h1').first()).toBeVisible();
      const notice = page.getByRole('status').filter({hasText: "doesn't answer as it should"});
      await expect(notice).toContainText(/copy of \w+ \d+, \d{4}/);
      if (status === 404) {
        await host.publish(siteOf('second', false));
        await page.goto(`${host.origin}/glossary`);
      } else {
        await notice.getByRole('button', {name: 'Remove the copy'}).click();
        await expect(page.getByRole('heading', {name: 'Another site'})).toBeVisible();
      }
      await expect
        .poll(() => stored(page).catch(() => undefined), {timeout: 30_000})
        .toEqual({caches: [], workers: 0});
    });
  }

  test('with OFFLINE=off removes every copy and the worker', async ({page, host, siteOf}) => {
    await host.publish(siteOf('first'));
    await keepEdition(page, host, 'en', '0.6.8');
    await host.publish(siteOf('second', false));
    await page.goto(`${host.origin}/glossary`);
    await expect
      .poll(() => stored(page).catch(() => undefined), {timeout: 30_000})
      .toEqual({caches: [], workers: 0});
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');

    await page.goto(`${host.origin}/offline`);
    await hydrated(page);
    await page.getByRole('button', {name: words.en.keep}).click();
    await expect(page.getByText('Keeping the guide is turned off')).toBeVisible();
    expect(await stored(page)).toEqual({caches: [], workers: 0});
  });
});
