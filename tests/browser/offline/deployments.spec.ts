import fs from 'node:fs';
import path from 'node:path';
import {expect, hydrated} from '../../support/browser';
import {cutTheLine, keepEdition, marks, stored, test, words} from '../../support/offline';

test.describe('a new deployment', () => {
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

    const second = siteOf('second');
    await host.publish(second);
    await page.goto(`${host.origin}/getting-started/requirements`);
    expect(await marks(page)).toEqual(['first', 'first']);
    const notice = page.getByRole('status').filter({hasText: 'A newer edition of this guide'});
    await expect(notice).toBeVisible({timeout: 60_000});
    expect(await marks(page)).toEqual(['first', 'first']);
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect(page.locator('meta[name="mark"]')).toHaveAttribute('content', 'second');
    expect(await marks(page)).toEqual(['second', 'second']);
    // The other tab goes on with what it has, also without a connection.
    await cutTheLine(context, host);
    expect(await marks(other)).toEqual(['first', 'first']);
    await other.locator('nav.menu a[href="/operate/backups"]').click();
    await expect(other).toHaveURL(/backups$/);
    await other.close();

    await host.publish(second);
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
    host,
    siteOf,
  }) => {
    await host.publish(siteOf('first'));
    await keepEdition(page, host, 'en', '0.6.8');
    const second = siteOf('second');
    // One that differs: what did not change comes from the copy that is there.
    fs.rmSync(path.join(second, 'data/builds.json'));
    await host.publish(second);
    const mark = async (): Promise<string | null> => {
      await page.goto(`${host.origin}/glossary`);
      return page.locator('meta[name="mark"]').getAttribute('content');
    };
    expect(await mark()).toBe('first');
    await expect.poll(mark, {timeout: 30_000}).toBe('second');
    await cutTheLine(context, host);
    expect(await mark()).toBe('first');
  });

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
    await expect(page.getByText('Keeping the guide is switched off')).toBeVisible();
    expect(await stored(page)).toEqual({caches: [], workers: 0});
  });
});
