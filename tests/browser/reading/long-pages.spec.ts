import type {Page} from '@playwright/test';
import {address, atRoot, newest} from '../../support/addresses';
import {clickInPlace, expect, follow, hydrated, reload, test, visit} from '../../support/browser';

const SETTINGS = 'settings-and-operation/configuration';
const ARGUMENTS = 'settings-and-operation/arguments';
const FAR = 'RESTAPIPort';

const scrollTo = (page: Page, place: string | number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        document.addEventListener('scroll', settle, {once: true});
        if (typeof to === 'number') {
          window.scrollTo(0, to);
        } else {
          document.querySelector(to)!.scrollIntoView();
        }
      }),
    place,
  );

const at = (page: string) => address('ja', '0.3.12.0', page);

test('links to a place and going back find all at once', async ({page}) => {
  await visit(page, at(ARGUMENTS));
  const link = page.locator(`article a[href^="${at(SETTINGS)}#"]`).first();
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  await link.click();
  await expect(page.locator(id)).toBeInViewport();

  // The browser restores the position only without an anchor.
  await visit(page, at(SETTINGS));
  await scrollTo(page, `#${FAR}`);
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await expect(page.locator(`#${FAR}`)).toHaveCount(0);
  await hydrated(page);
  await page.goBack();
  await expect(page.locator(`#${FAR}`)).toBeInViewport();
});

test('an anchor outside of the router wins over a place left before', async ({page}) => {
  const path = address('en', atRoot, 'settings-and-operation/a-z');
  await visit(page, path);
  await scrollTo(page, 700);
  await page.locator('.pagination-nav__link--next').dispatchEvent('click');
  await page.waitForURL((url) => url.pathname !== path);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await follow(page, '#letter-r');
  await expect(page.locator('#letter-r')).toBeInViewport();
});

test('links to a row of a long list open it near the top', async ({page}) => {
  const path = address('en', atRoot, SETTINGS);
  for (const id of [FAR, 'ServerPlayerMaxNum', 'PalEggDefaultHatchingTime']) {
    await page.goto('about:blank');
    await visit(page, `${path}#${id}`);
    const heading = page.locator(`#${id}`);
    await expect(heading).toBeInViewport();
    await expect(page.locator('article dl:visible')).toHaveCount(1);
    const top = () => heading.evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top, id).toBeLessThan(page.viewportSize()!.height / 3);
    await reload(page);
    await expect(heading).toBeInViewport();
  }
});

test('a setting keeps its place when version and language are switched', async ({page}) => {
  await visit(page, address('en', atRoot, SETTINGS));
  await page.locator(`#${FAR}`).evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator(`#${FAR}`)).toBeInViewport();
  await clickInPlace(page, page.getByRole('button', {name: /^Version/}));
  await clickInPlace(page, page.getByRole('link', {name: '0.4.15', exact: true}));
  await expect(page).toHaveURL(/\/0\.4\.15\//);
  await expect(page.locator(`#${FAR}`)).toBeInViewport();
  await hydrated(page);
  await clickInPlace(page, page.getByRole('button', {name: /^Language/}));
  await clickInPlace(page, page.getByRole('link', {name: /日本語/}));
  await expect(page).toHaveURL(/\/ja\/0\.4\.15\//);
  await expect(page.locator(`#${FAR}`)).toBeInViewport();
});

test('a link to a folded place opens it', async ({page}) => {
  const path = address('en', atRoot, 'getting-started/your-version');
  await visit(page, path);
  const folded = page.locator('details:not([open]) tr[id]').last();
  const id = (await folded.getAttribute('id'))!;
  await expect(folded).toBeHidden();

  await visit(page, `${path}#${id}`);
  const row = page.locator(`tr[id="${id}"]`);
  await expect(row).toBeInViewport();
  await page.locator('.pagination-nav__link--next').click();
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
});

test('the contents follow a reader, and fold when a heading is chosen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, address('en', newest, 'getting-started/requirements'));
  await page.mouse.wheel(0, 3000);
  const contents = page.getByRole('button', {name: 'On this page'});
  await expect(contents).toBeInViewport({ratio: 1});
  await contents.click();
  const link = page.locator('.theme-doc-toc-mobile a').first();
  const id = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator('.theme-doc-toc-mobile a')).toHaveCount(0);
  const line = (await contents.boundingBox())!;
  const top = (await page.locator(id).boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(line.y + line.height);
  expect(top).toBeLessThan(300);
});

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
