import {defaultIni} from '../../../src/core/settings';
import {fillIn} from '../../../src/core/text/fillIn';
import {atRoot} from '../../support/addresses';
import {expect, reload, saved, test} from '../../support/browser';
import {editorIn, OWN_FILE} from '../../support/settingsEditor';

const {words, tools, start, bring, result, field, find, downloaded} = editorIn('ja');

test('keeps the draft over a reload, without passwords, until it is forgotten', async ({page}) => {
  await start(page);
  await bring(page, OWN_FILE);
  await expect(result(page)).toHaveValue(/AdminPassword="••••"/);
  await page.getByLabel(words.showSecrets).check();
  await expect(result(page)).toHaveValue(/secret-1/);
  await reload(page);
  await expect(page.getByText(words.draftLoadedMissing)).toBeVisible();
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000.*AdminPassword="",/s);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('MyOwnKey');
  expect(kept).not.toContain('secret-1');
  const download = page.getByRole('button', {name: words.downloadShort, exact: true});
  await download.click();
  await expect(page.getByText(fillIn(words.askPasswords, {keys: 'AdminPassword'}))).toBeVisible();
  await page.getByRole('button', {name: words.askEnter, exact: true}).click();
  const password = field(page, 'AdminPassword');
  await expect(password.locator('input')).toBeFocused();
  await expect(password.getByText(tools.warning['enter-again'])).toBeVisible();
  await password.getByRole('button', {name: words.generate}).click();
  await expect(password.getByText(tools.warning['enter-again'])).toHaveCount(0);
  // An anchor keeps the editor as it is, with its passwords.
  await page.locator('article a[href="#where"]').first().click();
  await expect(page).toHaveURL(/#where$/);
  await page.getByLabel(words.showSecrets).check();
  await expect(result(page)).toHaveValue(/AdminPassword="[\w]{20}",/);
  expect((await downloaded(page)).toString()).toMatch(/AdminPassword="[\w]{20}",/);
  await page.getByRole('button', {name: words.forget}).click();
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
  await reload(page);
  await expect(result(page)).toHaveValue(defaultIni(atRoot));
});

test('a look at another page keeps the draft, and a tab writes no older draft over a newer one', async ({
  page,
  context,
}) => {
  await start(page);
  await bring(page, OWN_FILE);
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000/);
  await page.getByRole('button', {name: words.upgrade, exact: true}).click();
  await page.locator('[data-step=stop] a').click();
  await expect(page).toHaveURL(/service#stop$/);
  await page.goBack();
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000/);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('ExpRate=2.500000');
  const other = await context.newPage();
  await start(other);
  await find(other, 'ExpRate');
  await field(other, 'ExpRate').locator('input').first().fill('7');
  await expect.poll(kept).toContain('ExpRate=7.000000');
  await reload(page);
  await expect(result(page)).toHaveValue(/ExpRate=7\.000000/);
});

test('a change that is faster than the rest of the editor is kept, checked and handed out', async ({
  page,
}) => {
  await start(page);
  let arrive = (): void => undefined;
  const arrives = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/js\/\d+\.\w+\.js$/, async (route) => {
    await arrives;
    await route.continue();
  });
  await field(page, 'ServerName').locator('input').fill('早い');
  await field(page, 'ServerPassword').locator('input').fill('1234');
  await expect(result(page)).toHaveValue(/ServerName="早い".*ServerPassword="••••"/s);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('早い');
  expect(await kept()).not.toContain('1234');
  const closed = page.locator('[data-group]').nth(1);
  await closed.locator('summary').click();
  await expect(closed.getByText(words.loadingPart)).toBeVisible();
  await page.getByRole('button', {name: words.share}).click();
  const {bytes} = await saved(page, async () => {
    await page.getByRole('button', {name: words.downloadShort, exact: true}).click();
    await expect(page.locator('[data-severity]').getByText(words.loadingPart)).toBeVisible();
    arrive();
  });
  expect(bytes.toString()).toContain('ServerName="早い"');
  await expect(page.getByText(words.loadingPart)).toHaveCount(0);
  await expect(field(page, 'AdminPassword')).toBeVisible();
  await expect(page.getByText(words.shared).or(page.getByText(words.copyFailed))).toBeVisible();
  await expect(page.getByText(tools.warning['known-password'])).toBeVisible();
});

test('shares the changed settings in a link, without passwords', async ({page, browser}) => {
  await start(page);
  await bring(page, OWN_FILE);
  await expect(result(page)).toHaveValue(/ExpRate=2\.500000/);
  await page.getByRole('button', {name: words.share}).click();
  const link = await page.getByLabel(words.linkField).inputValue();
  expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString()).not.toContain('secret');
  const other = await browser.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await start(other, link);
  await expect(other.getByText(words.linkOpened)).toBeVisible();
  await expect(result(other)).toHaveValue(/ExpRate=2\.500000,.*ServerName="パルの鯖, ようこそ"/s);
  await expect(result(other)).toHaveValue(/AdminPassword="",/);
  await find(other, 'ExpRate');
  await field(other, 'ExpRate').locator('input').first().fill('7');
  await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
  await other.reload();
  await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
  await other.goto('about:blank');
  await start(other, link);
  await expect(result(other)).toHaveValue(/ExpRate=2\.500000,/);
  await other.getByRole('button', {name: words.undo, exact: true}).click();
  await expect(result(other)).toHaveValue(/ExpRate=7\.000000,/);
  expect(asked.filter((url) => url.includes('settings='))).toEqual([]);
  await other.close();
  await expect(page.getByRole('article').getByText('Discord')).toBeHidden();
  await find(page, 'ServerDescription');
  await field(page, 'ServerDescription').locator('input').fill('a'.repeat(2000));
  await page.getByRole('button', {name: words.share}).click();
  await expect(page.getByRole('article').getByText('Discord')).toContainText('2000');
});

test('selects the text where it cannot be copied', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await start(page);
  // The samples below the editor have buttons of the same name.
  await page
    .getByRole('region', {name: words.result})
    .getByRole('button', {name: words.copy, exact: true})
    .click();
  await expect(page.getByText(words.copyFailed)).toBeVisible();
  const selected = await result(page).evaluate(
    (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBe(defaultIni(atRoot).length);
});
