import {clickByHand, expect, test, visit} from '../../support/browser';

const address = '/ja/getting-started/port-forwarding';

test('the ports of a line with a shared address show while readers type', async ({page}) => {
  await visit(page, address);
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

  // The field shows an error only when the reader has finished typing.
  await field.fill('');
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

test('the first click after a wrong line counts', async ({page, clipboard}) => {
  await visit(page, address);
  const form = page.getByRole('form', {name: '使えるポートの計算'});
  await form.getByRole('textbox').fill('999');
  await clickByHand(page, form.locator('button[data-copy]').last());
  await expect(form.getByRole('alert')).toBeVisible();
  await expect.poll(clipboard).toContain('-publicport=');
});
