import {expect, hydrated, test} from '../../support/browser';

const page068 = '/ja/getting-started/port-forwarding';

test.describe('the ports of a line with a shared address', () => {
  test('show for what readers type, at once and in full-width digits too', async ({page}) => {
    await page.goto(page068);
    await hydrated(page);
    const form = page.getByRole('form', {name: '使えるポートの計算'});
    const field = form.getByRole('textbox');
    const service = form.getByRole('combobox');
    await expect(form).toContainText('以下は例');
    await expect(form.locator('pre').first()).toHaveText('-port=9952');

    await field.pressSequentially('１', {delay: 40});
    await expect(form).toContainText('8211番が使えます');
    await expect(form.locator('pre').first()).toHaveText('-port=8211');

    await field.fill('');
    await expect(form).toContainText('以下は例');
    await field.fill('2400:4050:1234:ae00::1');
    await expect(service).toHaveValue('ocn');
    await expect(form).toContainText('PSID 46');
    await expect(form).toContainText('1,008個');
    await expect(form.locator('pre').last()).toHaveText('-port=8928 -publicport=8928');
  });

  test('say what is wrong when the reader is done, not while typing', async ({page}) => {
    await page.goto(page068);
    await hydrated(page);
    const form = page.getByRole('form', {name: '使えるポートの計算'});
    const field = form.getByRole('textbox');
    await field.pressSequentially('240d:f:1234', {delay: 20});
    await expect(form.getByRole('alert')).toHaveCount(0);
    await field.pressSequentially(':5600::', {delay: 20});
    await field.press('Enter');
    await expect(form.getByRole('alert')).toContainText('NURO');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('pre')).toHaveCount(0);

    await field.fill('300');
    await field.blur();
    await expect(form.getByRole('alert')).toContainText('0～255');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, sentence] of [
    [page068, 'JavaScriptがオフ'],
    ['/getting-started/port-forwarding', 'JavaScript is off'],
  ] as const) {
    test(`the ports of an example are on the page, and a word leads to its meaning: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      // Playwright finds no text inside <noscript>, even where the browser shows it.
      const notice = page.locator('form noscript p');
      await expect(notice).toBeVisible();
      expect(await notice.innerText()).toContain(sentence);
      await expect(page.getByText(/5856[～–]5871/)).toBeVisible();
      await expect(page.getByText(/63200[～–]63215/)).toBeVisible();
      await page.locator('a[href$="glossary#cgnat"]').first().click();
      await expect(page.locator('dt#cgnat')).toBeInViewport();
    });
  }
});
