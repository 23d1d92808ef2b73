import {hosted, atRoot} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoad|Loading chunk/]});

test('a link that cannot be answered leaves the reader where they are', async ({page, context}) => {
  const row = (name: string) =>
    page.locator(`nav.menu a[href="${hosted('ja', atRoot, `getting-started/${name}`)}"]`);
  const alert = page.locator('.guide-notice');
  await page.goto(hosted('ja', atRoot, 'getting-started/connect-server'));
  // A click before React has taken over would load the next page as a whole.
  await hydrated(page);
  await row('requirements').click();
  await expect(row('requirements')).toHaveAttribute('aria-current', 'page');
  await hydrated(page);
  await expect(page).toHaveURL(/\/requirements$/);
  await context.setOffline(true);

  await row('about-server').click();
  await expect(alert).toContainText('オフラインです');
  await expect(page).toHaveURL(/\/requirements$/);
  await expect(page.locator('article h1')).toBeVisible();

  await row('connect-server').click();
  await expect(page).toHaveURL(/\/connect-server$/);
  await expect(alert).toHaveCount(0);

  await row('about-server').click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await row('about-server').click();
  await expect(page).toHaveURL(/\/about-server$/);
  await hydrated(page);
});
