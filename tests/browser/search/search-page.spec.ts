import {test} from '../../support/browser';
import {expect, atRoot, open, other, words} from '../../support/search';

for (const [locale, text] of Object.entries(words)) {
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
      await expect(page.getByRole('main').getByRole('status')).toContainText(atRoot);
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
      // The address follows after 250 ms: each of these letters meets it at another moment.
      for (const [at, letter] of [...'save world'].entries()) {
        await field.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(220 + at * 15);
      }
      await expect(field).toHaveValue('save world');
      await expect(page).toHaveURL(/q=save\+world&version=$/);
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
}
