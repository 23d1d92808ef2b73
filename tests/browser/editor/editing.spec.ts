import {parseIni} from '../../../src/core/ini/read';
import {defaultIni} from '../../../src/core/settings';
import {fillIn} from '../../../src/core/text/fillIn';
import {atRoot} from '../../support/addresses';
import {expect, test} from '../../support/browser';
import {editorIn, HEADER} from '../../support/settingsEditor';

const {words, start, bring, result, field, find} = editorIn('en');

test('starts with the defaults, changes, goes back and resets', async ({page}) => {
  await start(page);
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await expect(page.locator('[data-key]').first()).toHaveAttribute('data-key', 'ServerName');
  await page
    .locator('[data-group]')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
  const {entries} = parseIni(defaultIni(atRoot)).file;
  await expect(page.locator('[data-key]')).toHaveCount(entries.length);
  await find(page, 'ExpRate');
  const input = field(page, 'ExpRate').locator('input').first();
  await input.fill('2.5');
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000,/);
  await input.fill('abc');
  await expect(page.getByText(words.notNumber)).toBeVisible();
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000,/);
  await input.fill('50');
  await page.getByRole('button', {name: words.undo, exact: true}).click();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await page.getByRole('button', {name: words.redo, exact: true}).click();
  await expect(result(page)).toHaveValue(/ExpRate=50\.000000,/);
  await page.locator('summary', {hasText: words.againstDefaults}).click();
  await expect(page.locator('[data-result] li')).toHaveText(['ExpRate: 1.000000 → 50.000000']);
  await page.getByRole('button', {name: fillIn(words.resetLabel, {key: 'ExpRate'})}).click();
  await expect(page.getByText(words.noDifference)).toBeVisible();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(result(page)).toHaveValue(/ExpRate=50\.000000,/);
  await page.keyboard.press('Control+Shift+z');
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await page.keyboard.press('Control+z');
  await expect(input).toHaveValue('50');
  await page.getByRole('searchbox', {name: words.search}).fill('');
  await page.getByLabel(words.onlyChanged).check();
  await expect(page.locator('[data-key]')).toHaveCount(1);
  await input.fill('1');
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await expect(input).toBeFocused();
  await input.pressSequentially('e');
  await page.keyboard.press('Control+z');
  await expect(input).toHaveValue('1');
  await page.getByLabel(words.onlyWarnings).check();
  await expect(page.getByText(words.none)).toBeVisible();
  await page.getByRole('button', {name: words.forget}).click();
  await expect(page.getByText(words.forgotten)).toBeVisible();
  await page.reload();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await expect(page.getByText(words.draftLoaded)).toHaveCount(0);
  await bring(page, `${HEADER}\nOptionSettings=(ExpRate=2,Odd=1,Other=2)`);
  await page.getByRole('button', {name: `${words.remove}${words.colon}Odd`}).press('Enter');
  await expect(
    page.getByRole('button', {name: `${words.remove}${words.colon}Other`}),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('article summary').first()).toBeFocused();
  // Two lines disappear before the list is drawn again, so neither can get the focus.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.locator('li[data-unknown]')).toHaveCount(2);
  await page.evaluate(() => {
    document
      .querySelectorAll('li[data-unknown]')
      .forEach((line) => line.querySelector('button')?.click());
  });
  await expect(page.locator('article summary').first()).toBeFocused();
  await expect(page.locator('li[data-unknown]')).toHaveCount(0);
});
