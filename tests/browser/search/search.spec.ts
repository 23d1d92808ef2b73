// Over 300 lines, because each of its tests runs in every language, in one loop over the words below.

import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect as baseExpect, hydrated, test} from '../../support/browser';
import {versionIds} from '../../../src/data/versions';
import interfaceWords from '../../../src/words/ja/interface.json';

// A busy machine takes its time to build the index; readers' machines are measured in bench/.
const expect = baseExpect.configure({timeout: 15_000});

const newest = versionIds[0]!;
const other = '0.4.15';

const INDEX = /search-index\.json/;

const japanese = (id: keyof typeof interfaceWords) => interfaceWords[id];

const words = {
  en: {
    base: '/',
    search: 'Search',
    none: 'No results',
    noneIn: `No results in version ${newest}`,
    all: 'See all results',
    retry: 'Try again',
    toPage: 'To the search page',
    failed: 'The search index could not be loaded',
    az: 'All names from A to Z',
    unknownVersion: 'This guide has no version',
    close: 'Close the search',
    clear: 'Clear the box',
    recent: 'Recent searches',
    remove: 'Remove "ExpRate"',
    removeAll: 'Remove all',
    suggestions: 'Did you mean',
    troubleshooting: 'Troubleshooting',
    version: `Version ${newest}`,
    inHome: 'Search the guide',
  },
  ja: {
    base: '/ja/',
    search: japanese('theme.SearchBar.label'),
    none: japanese('search.none'),
    noneIn: japanese('search.page.none').replace('{version}', newest),
    all: japanese('theme.SearchBar.seeAll'),
    retry: japanese('search.retry'),
    toPage: japanese('search.toPage'),
    failed: japanese('search.failed'),
    az: japanese('search.az'),
    unknownVersion: japanese('search.page.unknownVersion').split('{')[0]!,
    close: japanese('search.close'),
    clear: japanese('search.clear'),
    recent: japanese('search.recent'),
    remove: japanese('search.recent.remove').replace('{query}', 'ExpRate'),
    removeAll: japanese('search.recent.removeAll'),
    suggestions: japanese('search.suggestions'),
    troubleshooting: japanese('search.troubleshooting'),
    version: japanese('search.version').replace('{version}', newest),
    inHome: japanese('component.LandingFacts.search'),
  },
};

const box = (page: Page) => page.locator('.navbar').getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const panel = (page: Page) => page.getByRole('listbox');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

for (const [locale, text] of Object.entries(words)) {
  test.describe(`search box, ${locale}`, () => {
    test('loads nothing before its first use, then one index, once', async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, text.base);
      await page.waitForLoadState('networkidle');
      expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
      await expect(box(page)).toHaveAccessibleName(text.search);
      await box(page).hover();
      await expect.poll(() => requests.filter((url) => INDEX.test(url)).length).toBe(1);
      await box(page).fill('ExpRate');
      await expect(options(page).first()).toContainText('ExpRate');
      const [index] = requests.filter((url) => INDEX.test(url));
      expect(new URL(index!).pathname).toBe(`${text.base}search-index.json`);
      expect(new URL(index!).search).toMatch(/^\?_=\w+$/);
    });

    test('opens a setting at its place by keyboard alone', async ({page}) => {
      await open(page, `${text.base}getting-started/about-server`);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('serverplayermaxnum');
      await expect(options(page).first()).toContainText('ServerPlayerMaxNum');
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      const first = await options(page).first().getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', first!);
      await page.keyboard.press('ArrowDown');
      const second = await options(page).nth(1).getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', second!);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`${text.base}settings-and-operation/configuration#ServerPlayerMaxNum$`),
      );
      await expect(panel(page)).toBeHidden();
    });

    test('gives at most 8 hits with short, marked snippets, and the way to all', async ({page}) => {
      await open(page, text.base);
      await page.keyboard.press('/');
      await page.keyboard.type(locale === 'ja' ? 'サーバー 設定' : 'server settings');
      await expect(options(page).last()).toHaveText(text.all);
      const count = await options(page).count();
      expect(count).toBeGreaterThan(3);
      expect(count).toBeLessThanOrEqual(9);
      expect(await panel(page).locator('mark').count()).toBeGreaterThan(2);
      for (const snippet of await panel(page).locator('span + span').allTextContents()) {
        expect([...snippet].length).toBeLessThanOrEqual(50);
      }
      // Whose section it is stands above it, unless the page itself comes first.
      const groups = await panel(page).getByRole('group').all();
      expect(groups.length).toBeGreaterThan(1);
      for (const group of groups) {
        const first = (await group.getByRole('option').first().getAttribute('href'))!;
        const title = group.locator('div').first();
        const isShown = await title.evaluate((node) => getComputedStyle(node).clipPath === 'none');
        expect(isShown, first).toBe(first.includes('#'));
      }
      await options(page).last().click();
      await expect(page).toHaveURL(new RegExp(`${text.base}search\\?q=`));
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });

    test('Escape closes, then clears; nothing found says so and helps', async ({page}) => {
      await open(page, text.base);
      await box(page).fill('xqzvwk');
      const popup = page.getByRole('search').first();
      await expect(popup.getByText(text.none).first()).toBeVisible();
      await expect(popup.getByRole('link', {name: text.az})).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popup.getByRole('link', {name: text.az})).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
    });

    test('an old version finds its own pages', async ({page}) => {
      await open(page, `${text.base}0.4.15/settings-and-operation/commands`);
      await box(page).fill('AllowConnectPlatform');
      await expect(options(page).first()).toHaveAttribute('href', /\/0\.4\.15\/.*#AllowConnect/);
      await options(page).last().click();
      await expect(page).toHaveURL(/version=0\.4\.15/);
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
        'href',
        /\/0\.4\.15\//,
      );
    });

    for (const theme of [locale === 'en' ? 'light' : 'dark'] as const) {
      test(`the open panel has no accessibility findings, ${theme}`, async ({page}) => {
        await page.emulateMedia({colorScheme: theme});
        await page.addInitScript(() => localStorage.setItem('search.recent', '["port", "8211"]'));
        await open(page, `${text.base}getting-started/requirements`);
        const popup = page.getByRole('search').first();
        const states: readonly (readonly [string, Locator])[] = [
          ['', popup.getByRole('region', {name: text.recent})],
          ['port', options(page).first()],
          ['PalEgDefaultHachingTme', popup.getByText(text.suggestions)],
        ];
        for (const [query, shown] of states) {
          await box(page).fill(query);
          await box(page).click();
          await expect(shown).toBeVisible();
          const {violations} = await new AxeBuilder({page})
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
            .include('[role="search"]')
            .analyze();
          expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      });
    }

    test('keeps the last queries that led somewhere, and forgets them one by one or all', async ({
      page,
    }) => {
      await open(page, `${text.base}getting-started/requirements`);
      const popup = page.getByRole('search').first();
      const recent = popup.getByRole('region', {name: text.recent});
      for (const query of ['8211', 'ExpRate']) {
        await box(page).fill(query);
        await expect(options(page).first()).toContainText(query);
        await box(page).press('Enter');
        await expect(panel(page)).toBeHidden();
        // The address changes at once, the page comes later, and takes the focus from the box.
        const {hash} = new URL(page.url());
        await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
      }
      // What was only typed is no query to ask again.
      await box(page).fill('RCON');
      await popup.getByRole('button', {name: text.clear}).click();
      await expect(box(page)).toBeFocused();
      await expect(recent.getByRole('listitem')).toHaveText([/^ExpRate/, /^8211/]);
      await page.reload();
      await hydrated(page);
      await box(page).click();
      // By keyboard: heading's button, then the first query.
      await box(page).press('ArrowDown');
      await expect(recent.getByRole('button', {name: text.removeAll})).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(box(page)).toHaveValue('ExpRate');
      await expect(box(page)).toBeFocused();
      await expect(options(page).first()).toContainText('ExpRate');
      await box(page).fill('');
      await recent.getByRole('button', {name: text.remove}).click();
      await expect(recent.getByRole('listitem')).toHaveText([/^8211/]);
      await expect(box(page)).toBeFocused();
      await recent.getByRole('button', {name: text.removeAll}).click();
      await expect(recent).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
    });

    test('offers near names where little is found, and ways on where nothing is', async ({
      page,
    }) => {
      await open(page, `${text.base}getting-started/requirements`);
      const popup = page.getByRole('search').first();
      await box(page).fill('PalEgDefaultHachingTme');
      await expect(popup.getByText(text.suggestions)).toBeVisible();
      await expect(popup.getByText(text.version)).toBeVisible();
      await expect(popup.getByRole('link', {name: other})).toHaveAttribute(
        'href',
        `${text.base}search?q=PalEgDefaultHachingTme&version=${other}%2F`,
      );
      await expect(popup.getByRole('link', {name: text.troubleshooting})).toBeVisible();
      await popup.getByRole('button', {name: 'PalEggDefaultHatchingTime'}).click();
      await expect(box(page)).toBeFocused();
      await expect(options(page).first()).toHaveAttribute('href', /#PalEggDefaultHatchingTime$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#PalEggDefaultHatchingTime$/);
    });

    test('the box of the home page answers while typing', async ({page}) => {
      await open(page, text.base);
      const home = page.getByRole('main').getByRole('combobox', {name: text.inHome});
      await home.pressSequentially('rcon', {delay: 120});
      const own = page.getByRole('main').getByRole('option');
      await expect(own.first()).toContainText('RCON');
      await home.press('Escape');
      await expect(own.first()).toBeHidden();
      await home.press('ArrowDown');
      await home.press('ArrowDown');
      const target = await own.nth(1).getAttribute('href');
      await home.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target!.replace(/[.?]/g, '\\$&')}$`));
    });

    test.describe('on a phone', () => {
      test.use({viewport: {width: 390, height: 844}, hasTouch: true});
      test('the box takes the whole width and gives the page back', async ({page}) => {
        await open(page, `${text.base}getting-started/requirements`);
        await box(page).click();
        await box(page).fill('8211');
        await expect(options(page).first()).toBeVisible();
        const area = await page.getByRole('search').first().boundingBox();
        expect(area).toMatchObject({x: 0, y: 0, width: 390, height: 844});
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await page.getByRole('button', {name: text.close}).click();
        await expect(panel(page)).toBeHidden();
        await box(page).click();
        await box(page).fill('8211');
        await options(page).first().click();
        await expect(page).toHaveURL(/#/);
        await expect(panel(page)).toBeHidden();
        // The phone's button 'back' closes the box, and the page stays.
        const found = page.url();
        await box(page).click();
        await expect(options(page).first()).toBeVisible();
        await page.goBack();
        await expect(panel(page)).toBeHidden();
        await expect(page).toHaveURL(found);
      });

      test('the box of the home page takes the screen, too, and gives it back', async ({page}) => {
        await open(page, `${text.base}getting-started/requirements`);
        await page
          .getByRole('link', {name: /^Palworld|パルワールド/})
          .first()
          .click();
        const home = page.getByRole('main').getByRole('combobox', {name: text.inHome});
        await home.tap();
        await home.pressSequentially('8211', {delay: 60});
        const own = page.getByRole('main').getByRole('option');
        await expect(own.first()).toBeVisible();
        const area = await page.getByRole('main').getByRole('search').boundingBox();
        expect(area).toMatchObject({x: 0, y: 0, width: 390, height: 844});
        const before = page.url();
        await page.goBack();
        await expect(own.first()).toBeHidden();
        await expect(page).toHaveURL(before);
      });
    });

    test.describe('in trouble', () => {
      test.use({expectedErrors: [/Failed to load resource/, /Content Security Policy/, /Worker/]});

      test('a failed index is said, can be tried again, and leads on', async ({page}) => {
        let isBroken = true;
        await page.route(INDEX, (route) =>
          isBroken ? route.fulfill({status: 500, body: 'no'}) : route.continue(),
        );
        await open(page, text.base);
        await box(page).fill('port');
        const popup = page.getByRole('search').first();
        await expect(popup.getByText(text.failed)).toBeVisible();
        await expect(popup.getByRole('link', {name: text.toPage})).toHaveAttribute(
          'href',
          `${text.base}search?q=port`,
        );
        isBroken = false;
        await popup.getByRole('button', {name: text.retry}).click();
        await expect(options(page).first()).toBeVisible();
      });

      // What no language changes.
      if (locale === 'ja') {
        return;
      }

      test('a malformed index is said', async ({page}) => {
        await page.route(INDEX, (route) => route.fulfill({body: '<!doctype html><p>Not found'}));
        await open(page, text.base);
        await box(page).fill('port');
        await expect(page.getByText(text.failed)).toBeVisible();
      });

      test('a ring turns while the search loads, also for a pointer that comes near', async ({
        page,
      }) => {
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(INDEX, async (route) => {
          await released;
          await route.continue();
        });
        await open(page, text.base);
        const ring = page.locator('.navbar [class^="ring_"]');
        await box(page).hover();
        await expect(ring).toBeVisible();
        release();
        await expect(ring).toHaveCount(0);
      });

      test('a slow index says so and arrives', async ({page}) => {
        await page.route(INDEX, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 5500));
          await route.continue();
        });
        await open(page, text.base);
        await box(page).fill('port');
        await expect(page.getByRole('button', {name: text.retry})).toBeVisible({timeout: 15_000});
        await expect(options(page).first()).toBeVisible({timeout: 15_000});
      });

      test('a worker that the browser has ended is said; the next try starts another', async ({
        page,
      }) => {
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
        await open(page, text.base);
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
          await expect(page.getByText(text.failed)).toBeVisible({timeout: 1000});
        }).toPass();
        await page.getByRole('button', {name: text.retry}).click();
        await expect(options(page).first()).toContainText('KickPlayer');
      });

      test('works without workers and without storage', async ({page}) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'Worker', {
            value: class {
              constructor() {
                throw new Error('Worker blocked');
              }
            },
          });
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
        await open(page, text.base);
        await box(page).fill('KickPlayer');
        await expect(options(page).first()).toContainText('KickPlayer');
      });
    });
  });

  test.describe(`search page, ${locale}`, () => {
    test('without a query it invites to type', async ({page}) => {
      await open(page, `${text.base}search`);
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('searchbox').fill('8212');
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await expect(page).toHaveURL(/q=8212/);
    });

    test('names page and section of every hit, and the version searched', async ({page}) => {
      await open(page, `${text.base}search?q=rcon`);
      const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(hits.first()).toBeVisible();
      expect(await hits.count()).toBeGreaterThan(5);
      for (const hit of await hits.all()) {
        // A page without a category stands for itself.
        if (/#|rest-api/.test((await hit.getAttribute('href'))!)) {
          await expect(hit).toHaveText(/.+ › .+/);
        }
      }
      await expect(page.getByRole('main').getByRole('status')).toContainText(newest);
    });

    test('offers recent queries, near names and ways on', async ({page}) => {
      await open(page, `${text.base}search`);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('PalEgDefaultHachingTme');
      await expect(page.getByRole('main').getByRole('link', {name: other})).toBeVisible();
      await page.getByRole('main').getByRole('button', {name: 'PalEggDefaultHatchingTime'}).click();
      const hit = page.getByRole('main').getByRole('link', {name: /› PalEggDefaultHatchingTime/});
      await expect(hit.first()).toBeVisible();
      await hit.first().click();
      await expect(page).toHaveURL(/#PalEggDefaultHatchingTime$/);
      await open(page, `${text.base}search`);
      const recent = page.getByRole('region', {name: text.recent});
      await recent.getByRole('button', {name: 'PalEggDefaultHatchingTime'}).first().click();
      await expect(hit.first()).toBeVisible();
      await field.fill('');
      await recent.getByRole('button', {name: text.removeAll}).click();
      await expect(recent).toBeHidden();
      await expect(field).toBeFocused();
    });

    test('a query typed with pauses keeps every letter', async ({page}) => {
      await open(page, `${text.base}search`);
      const field = page.getByRole('main').getByRole('searchbox');
      // The address follows after 400 ms: each of these letters meets it at another moment.
      for (const [at, letter] of [...'save world'].entries()) {
        await field.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(370 + at * 25);
      }
      await expect(field).toHaveValue('save world');
      await expect(page).toHaveURL(/q=save\+world$/);
      await expect(field).toHaveValue('save world');
    });

    test('an input method composes in peace', async ({page}) => {
      await open(page, `${text.base}search`);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.focus();
      const input = await page.context().newCDPSession(page);
      for (const kana of ['さ', 'さい', 'さいき', 'さいきど', 'さいきどう']) {
        await input.send('Input.imeSetComposition', {
          text: kana,
          selectionStart: kana.length,
          selectionEnd: kana.length,
        });
        await page.waitForTimeout(500);
        await expect(field).toHaveValue(kana);
      }
      await input.send('Input.insertText', {text: '再起動'});
      await expect(field).toHaveValue('再起動');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('再起動');
      await expect(field).toHaveValue('再起動');
    });

    test('the error at the end of a pasted log is found; a query without words finds nothing', async ({
      page,
    }) => {
      const line = 'Update state (0x61) downloading, progress: 42.17 (1027383 / 2436274) ';
      const log = `${line.repeat(30)} Error! App '2394010' state is 0x6 after update job.`;
      expect(log.length).toBeGreaterThan(2000);
      await open(page, `${text.base}search`);
      await page.getByRole('main').getByRole('searchbox').fill(log);
      await expect(
        page.getByRole('main').getByRole('listitem').getByRole('link', {name: /0x6/}).first(),
      ).toBeVisible();
      await open(page, `${text.base}search?q=-`);
      await expect(page.getByRole('main').getByRole('status')).toContainText(text.noneIn);
    });

    // What no language changes is tried in English.
    for (const [name, query] of locale === 'ja'
      ? []
      : ([
          ['markup', '<img src=x onerror=alert(1)> port'],
          ['10,000 characters', 'port '.repeat(2000)],
          ['punctuation', '!!! ??? ///'],
          ['emoji', '🐑🔥'],
          ['context', 'port&ctx=somewhere'],
        ] as const)) {
      test(`a query of ${name} behaves`, async ({page}) => {
        const q = name === 'context' ? query : encodeURIComponent(query);
        await open(page, `${text.base}search?q=${q.slice(0, 12_000)}`);
        await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
        await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      });
    }

    test('an unknown version is said, a known one is searched', async ({page}) => {
      await open(page, `${text.base}search?q=port&version=9.9.9/`);
      await expect(page.getByText(text.unknownVersion)).toBeVisible();
      await open(page, `${text.base}search?q=port&version=0.4.15/`);
      await expect(page.getByText(text.unknownVersion)).toBeHidden();
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
        'href',
        /\/0\.4\.15\//,
      );
    });
  });

  test.describe(`without scripts, ${locale}`, () => {
    test.use({javaScriptEnabled: false});
    test('the box is hidden and a link leads to the list of names', async ({page}) => {
      await page.goto(`${text.base}0.4.15/settings-and-operation/commands`);
      await expect(page.getByRole('combobox')).toBeHidden();
      await page.getByRole('link', {name: text.az, exact: true}).first().click();
      await expect(page).toHaveURL(/0\.4\.15\/settings-and-operation\/a-z/);
      for (const name of ['ServerPlayerMaxNum', '-publiclobby', '/KickPlayer']) {
        await expect(page.getByRole('link', {name, exact: true}).first()).toBeVisible();
      }
    });
  });
}
