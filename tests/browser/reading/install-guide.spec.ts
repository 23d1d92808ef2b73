import {expect, test, visit} from '../../support/browser';

test('the panels of the tabs are hydrated, not rendered again', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('[role="tabpanel"]').forEach((panel) => {
        panel.setAttribute('data-of-html', '');
      });
    });
  });
  await visit(page, '/getting-started/deploy-dedicated-server');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(5);
  // React would leave out an unknown attribute when it renders a panel again.
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
  await page.getByRole('tab', {name: 'Linux', exact: true}).first().click();
  await expect(page.locator('[role="tabpanel"]:not([data-of-html])')).toHaveCount(0);
});
