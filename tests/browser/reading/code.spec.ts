import {expect, hydrated, test, visit} from '../../support/browser';

const page068 = '/operate/scripts';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a command in one line is read without scrolling, other code at a click', async ({page}) => {
    await page.goto('/ja/operate/backups');
    // Before hydration, the panels of all tabs are there.
    await hydrated(page);
    const codes = page.locator('main figure:visible', {has: page.locator('pre')});
    const isCut = (pre: Element) => pre.scrollWidth > pre.clientWidth;
    let cut = 0;
    for (const code of await codes.all()) {
      const pre = code.locator('pre');
      if (await pre.evaluate(isCut)) {
        cut += 1;
        expect(await pre.textContent()).toContain('\n');
        await code.getByRole('checkbox').last().check();
        expect(await pre.evaluate(isCut)).toBe(false);
      }
    }
    expect(cut).toBeGreaterThan(0);
  });

  test('a script shows its first eight lines, and is whole when it is copied', async ({
    page,
    clipboard,
  }) => {
    await visit(page, page068);
    const box = page.getByLabel(/^Show all \d+ lines$/);
    const code = page.locator('figure:visible', {has: box}).first();
    const pre = code.locator('pre');
    const text = (await pre.textContent())!;
    const isFolded = () => pre.evaluate((node) => node.scrollHeight > node.clientHeight + 1);
    expect(text.split('\n').length).toBeGreaterThan(20);
    expect(await isFolded()).toBe(true);
    expect((await pre.boundingBox())!.height).toBeLessThan(260);

    await code.getByRole('button', {name: 'Copy'}).click();
    await expect.poll(clipboard).toBe(text);
    await code.getByLabel(/^Show all/).check();
    expect(await isFolded()).toBe(false);
  });
});

test('paper shows the whole script', async ({page}) => {
  await page.goto(page068);
  await page.emulateMedia({media: 'print'});
  const box = page.getByLabel(/^Show all/).first();
  await expect(box).toBeHidden();
  const pre = page.locator('figure', {has: box}).first().locator('pre');
  const isWhole = await pre.evaluate((node) => {
    const line = Number.parseFloat(getComputedStyle(node).lineHeight);
    return node.clientHeight > node.textContent.split('\n').length * line;
  });
  expect(isWhole).toBe(true);
});
