import fs from 'node:fs';
import {expect, openMenu, test} from '../support/browser';
import {editorIn} from '../support/settingsEditor';

test('menus, tabs and the table of contents work in the preview', async ({page}) => {
  await page.goto('/getting-started/deploy-dedicated-server');
  const linux = page.getByRole('tab', {name: 'Linux', exact: true});
  await linux.first().click();
  await expect(linux.last()).toHaveAttribute('aria-selected', 'true');
  await openMenu(page, /^Version/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: /^Version/}).first()).toBeFocused();
  await page.locator('.menu').getByRole('link', {name: 'Requirements'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Requirements');
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/#/);
});

test('the filter and the editor of the settings work in the preview', async ({page}) => {
  await page.goto('/settings-and-operation/configuration');
  await page.getByLabel('Find a setting').fill('hatching egg');
  await expect(page.locator('article h3:visible > code:first-child')).toHaveText(
    'PalEggDefaultHatchingTime',
  );
  const {start, find, field, result} = editorIn('en');
  await start(page);
  await find(page, 'ExpRate');
  await field(page, 'ExpRate').locator('input').first().fill('2.5');
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000,/);
});

test('the search of the preview works on the index of the last build', async ({page}) => {
  await page.goto('/getting-started/requirements');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).pressSequentially('ExpRate', {delay: 60});
  const first = page.getByRole('option').first();
  await expect(first).toContainText('ExpRate');
  await first.click();
  await expect(page).toHaveURL(/#ExpRate$/);
});

test('a link that leads nowhere says so on its page', async ({page}) => {
  const file = 'docs/operate/mods.mdx';
  const before = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(
      file,
      `${before}\nSee [one](/operate/old-mods.mdx), [two](/getting-started/requirements.mdx#portss) and [three](/getting-started/requirements.mdx#ports).\n`,
    );
    await page.goto('/operate/mods');
    const links = page.locator('article').getByRole('link');
    await expect(links.filter({hasText: 'one'}).last()).toContainText(
      'There is no page /operate/old-mods.mdx',
      {timeout: 30_000},
    );
    await expect(links.filter({hasText: 'two'}).last()).toContainText('no heading #portss');
    await expect(page.getByRole('link', {name: 'three', exact: true})).toBeVisible();
  } finally {
    fs.writeFileSync(file, before);
  }
});
