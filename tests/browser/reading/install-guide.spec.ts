import {expect, hydrated, test} from '../../support/browser';

const page068 = '/getting-started/deploy-dedicated-server';
const pages = [page068, `/ja${page068}`];

for (const path of [
  ...pages,
  ...pages.map((page) => page.replace('/getting', '/0.1.5.1/getting')),
]) {
  test(`the operating system is chosen once and remembered: ${path}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const linuxTabs = page.getByRole('tab', {name: 'Linux', exact: true});
    await linuxTabs.first().click();
    for (const tab of await linuxTabs.all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }

    await page.reload();
    await hydrated(page);
    await expect(linuxTabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(
      page.getByText('sudo dpkg --add-architecture i386').filter({visible: true}).first(),
    ).toBeVisible();
  });
}

test('the panels of the tabs are hydrated: what a reader opened or marked before stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('[role="tabpanel"]').forEach((panel) => {
        panel.setAttribute('data-of-html', '');
      });
    });
  });
  await page.goto(page068);
  await hydrated(page);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(5);
  // React would leave out an attribute that it does not know where it renders a panel again.
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
  await page.getByRole('tab', {name: 'Linux', exact: true}).first().click();
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
});

test('the page of each version shows only what the version has', async ({page}) => {
  await page.goto(page068);
  await expect(page.getByRole('tab', {name: 'Docker', exact: true}).first()).toBeVisible();
  await expect(page.getByText('PalServer-Linux-Shipping').first()).toBeAttached();

  await page.goto(`/0.1.5.1${page068}`);
  await expect(page.getByRole('tab', {name: 'Docker', exact: true})).toHaveCount(0);
  // Scripts are the same for every edition.
  const words = await page.locator('article').evaluate((article) => {
    article.querySelectorAll('figure:has([data-download])').forEach((file) => file.remove());
    return (article as HTMLElement).innerText;
  });
  for (const later of ['ghcr.io', 'RESTAPIEnabled', '8212', '0x6']) {
    expect(words).not.toContain(later);
  }
  await page.goto('/0.1.5.1/operate/service');
  await expect(page.getByText('PalServer-Linux-Test').first()).toBeAttached();
});

for (const path of pages) {
  test(`nothing has to be scrolled sideways on a phone: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await hydrated(page);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
  });
}
