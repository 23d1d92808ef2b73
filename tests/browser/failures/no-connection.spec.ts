import {hosted, locales, atRoot} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

const words = {en: "You're offline", ja: 'オフラインです'};

for (const locale of locales) {
  test(`a link that cannot be answered leaves the reader where they are (${locale})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    const here = hosted(locale, atRoot, 'getting-started/requirements');
    const alert = page.locator('.guide-notice');
    await page.goto(hosted(locale, atRoot, 'getting-started/connect-server'));
    // A click before that loads the next page as a whole, and leaves nothing of this one behind.
    await hydrated(page);
    const own = page.locator(`nav.menu a[href="${here}"]`);
    await own.click();
    // The address changes before the page is there.
    await expect(own).toHaveAttribute('aria-current', 'page');
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${here}$`));
    await context.setOffline(true);

    // A page of this version, one of another, and a file: none is on the device.
    const far = page.locator(
      `nav.menu a[href="${hosted(locale, atRoot, 'getting-started/about-server')}"]`,
    );
    await far.click();
    await expect(alert).toContainText(words[locale]);
    await expect(page).toHaveURL(new RegExp(`${here}$`));
    await expect(page.locator('article h1')).toBeVisible();

    // The one that was read before is.
    await page
      .locator(`nav.menu a[href="${hosted(locale, atRoot, 'getting-started/connect-server')}"]`)
      .click();
    await expect(page).toHaveURL(/connect-server$/);
    await expect(alert).toHaveCount(0);

    await far.click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await far.click();
    await expect(page).toHaveURL(/about-server$/);
    await hydrated(page);
  });
}
test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoad|Loading chunk/]});
