import {hosted, atRoot, hostBase, newest} from '../../support/addresses';
import {expect, test} from '../../support/browser';

test.use({expectedErrors: [/Failed to load|ERR_|Content Security Policy/]});

const PLACE = '/wrong/place/';

for (const [path, words] of [
  [hosted('en', atRoot, ''), 'built for the path'],
  [hosted('ja', newest, 'api/rest-api/info'), 'ビルドし直してください'],
] as const) {
  test(`below a wrong base path ${path} says so, and names the right one`, async ({page}) => {
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith(PLACE)) {
        await route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'});
        return;
      }
      const real = `${url.origin}${hostBase}${url.pathname.slice(PLACE.length)}`;
      await route.fulfill({response: await route.fetch({url: real})});
    });
    await page.goto(PLACE + path.slice(hostBase.length));
    const notice = page.locator('#guide-load-notice');
    await expect(notice).toContainText(`BASE_URL=${PLACE}`);
    await expect(notice).toContainText(words);
    await expect(page.locator('main h1').first()).toBeVisible();
    // A reload would bring the same page, so the notice can only be closed.
    await expect(notice.getByRole('button')).toHaveText(/^(?:Close|閉じる)$/);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}
