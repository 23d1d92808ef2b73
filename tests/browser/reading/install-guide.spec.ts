import {expect, hydrated, test} from '../../support/browser';

const page068 = '/getting-started/deploy-dedicated-server';
for (const path of [page068, `/ja/0.1.5.1${page068}`]) {
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
