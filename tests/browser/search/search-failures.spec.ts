import {wordsOf} from '../../../src/words';
import {holdBack, hydrated, test, visit} from '../../support/browser';
import {box, expect, INDEX, options, other} from '../../support/search';

const {interface: text} = wordsOf('ja');

test.use({
  expectedErrors: [
    /Failed to load|Content Security Policy|Worker|ChunkLoad|Loading chunk|MIME type/,
  ],
});

test('a ring turns while the index comes, and a slow one says so', async ({page}) => {
  await page.clock.install();
  const arrive = await holdBack(page, INDEX);
  await visit(page, '/ja/');
  const ring = page.locator('.navbar [class^="ring_"]');
  await box(page).hover();
  await expect(ring).toBeVisible();
  await box(page).fill('port');
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(page.getByRole('button', {name: text['late.again']})).toBeVisible({timeout: 500});
  }).toPass();
  arrive();
  await expect(options(page).first()).toBeVisible();
  await expect(ring).toHaveCount(0);
});

test('the first Enter counts while scripts are on their way', async ({page}) => {
  const SCRIPTS = /\/assets\/js\//;
  // Scripts are held back before hydration, or only the panel's after it.
  for (const isHydrated of [false, true]) {
    let arrive = isHydrated ? () => {} : await holdBack(page, SCRIPTS);
    await page.goto(`/ja/${other}/`, {waitUntil: 'commit'});
    if (isHydrated) {
      await hydrated(page);
      arrive = await holdBack(page, SCRIPTS);
    }
    await box(page).fill('8211');
    await box(page).press('Enter');
    await expect(page).toHaveURL(({pathname, searchParams}) => {
      const asked = [searchParams.get('q'), searchParams.get('version')];
      return pathname === '/ja/search' && asked.join() === `8211,${other}/`;
    });
    arrive();
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('8211');
    await page.unroute(SCRIPTS);
  }
});

test('a worker that the browser has ended is said; the next try starts another', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, {workers});
    window.Worker = class extends Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        workers.push(this);
      }
    };
  });
  await visit(page, '/ja/');
  await box(page).fill('port');
  await expect(options(page).first()).toBeVisible();
  const ended = await page.evaluate(() => {
    const {workers} = window as unknown as {workers: Worker[]};
    workers.forEach((worker) => worker.terminate());
    return workers.length;
  });
  expect(ended).toBe(1);
  await box(page).fill('KickPlayer');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(text['search.stopped'])).toBeVisible({timeout: 1000});
  }).toPass();
  await page.getByRole('button', {name: text['late.again']}).click();
  await expect(options(page).first()).toContainText('KickPlayer');
});

test('works without workers and without storage', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'Worker', {value: refuse});
    Object.defineProperty(window, 'localStorage', {get: refuse});
  });
  await visit(page, '/ja/');
  await box(page).fill('KickPlayer');
  await expect(options(page).first()).toContainText('KickPlayer');
});

test('a tab whose files are gone from the host offers to load the page again', async ({page}) => {
  await visit(page, '/ja/');
  let isGone = true;
  // A host answers requests for removed scripts with its 404 page.
  await page.route(/\/assets\/js\//, (route) =>
    isGone ? route.fulfill({status: 404, body: 'gone'}) : route.continue(),
  );
  await box(page).fill('port');
  const alert = page.getByRole('search').first().getByRole('alert');
  await alert.getByRole('button', {name: text['late.again']}).click();
  const again = alert.getByRole('button', {name: text['theme.ErrorPageContent.reload']});
  await expect(again).toBeVisible();
  isGone = false;
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await hydrated(page);
  await box(page).fill('port');
  await expect(options(page).first()).toBeVisible();
});
