import {expect, reload, test, visit} from '../../support/browser';

const guide = '/getting-started/deploy-dedicated-server';
test('the operating system is chosen once and remembered', async ({page}) => {
  await visit(page, `/ja/0.1.5.1${guide}`);
  const linuxTabs = page.getByRole('tab', {name: 'Linux', exact: true});
  await linuxTabs.first().click();
  for (const tab of await linuxTabs.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  await reload(page);
  await expect(linuxTabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByText('sudo dpkg --add-architecture i386').filter({visible: true}).first(),
  ).toBeVisible();
});

test('the panels of the tabs are hydrated, not rendered again', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('[role="tabpanel"]').forEach((panel) => {
        panel.setAttribute('data-of-html', '');
      });
    });
  });
  await visit(page, guide);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(5);
  // React would leave out an attribute that it does not know where it renders a panel again.
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
  await page.getByRole('tab', {name: 'Linux', exact: true}).first().click();
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
});
