import {address, atRoot, versions, type Locale} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';

/** What people come for, in one of the languages: three taps from the landing page at most, or a search. */
interface Journey {
  readonly locale: Locale;
  /** The words of each link, from the landing page on. */
  readonly taps: readonly string[];
  /** Typed into the filter of the last page. */
  readonly types?: string;
  /** The page where it ends, and what has to be in sight there. */
  readonly end: string;
  readonly sees?: string;
  readonly query: string;
  /** The page that the search must name among its first three, if not where the links end. */
  readonly found?: string;
}

const install = 'getting-started/deploy-dedicated-server';
const restart = 'operate/restart-and-memory';

const journeys: Readonly<Record<string, Journey>> = {
  'four friends and an old PC': {
    locale: 'ja',
    taps: ['サーバーは必要？', '必要なPCの性能', '専用サーバーを立て'],
    end: install,
    query: 'PC スペック',
    found: 'getting-started/requirements',
  },
  'friends get a timeout': {
    locale: 'en',
    taps: ["Can't join or connect", 'Find where it breaks'],
    end: 'getting-started/connect-server',
    sees: '#diagnose',
    query: 'timeout',
    found: 'getting-started/troubleshooting',
  },
  'the hatching time of eggs': {
    locale: 'ja',
    taps: ['設定を変える', '設定項目の一覧'],
    types: 'タマゴ',
    end: 'settings-and-operation/configuration',
    sees: '#PalEggDefaultHatchingTime',
    query: '卵 孵化時間',
  },
  'a server on a VPS': {
    locale: 'en',
    taps: ['Rent a server', 'Set up a dedicated server'],
    end: install,
    query: 'rent a vps',
    found: 'getting-started/rental-server',
  },
  'lag, and memory that grows': {
    locale: 'ja',
    taps: ['重い・メモリ不足', '再起動とメモリ'],
    end: restart,
    query: '重い',
    found: 'operate/performance',
  },
  'a script that announces a restart': {
    locale: 'en',
    taps: ['Script it', 'one script for this'],
    end: restart,
    sees: '#schedule',
    query: 'announce restart script',
  },
};

const newest = versions[0]!;
/** Where two screens hold the least. */
const phone = {width: 390, height: 844};

test.describe('on a phone', () => {
  test.use({viewport: phone});

  for (const [name, {locale, taps, types, end, sees = 'h1', query, found = end}] of Object.entries(
    journeys,
  )) {
    test(name, async ({page}) => {
      await visit(page, address(locale, newest, ''));
      expect(taps.length).toBeLessThanOrEqual(3);
      for (const tap of taps) {
        const link = page.getByRole('main').getByRole('link', {name: tap}).first();
        // The head is that of the next page before the page is.
        await expect
          .poll(async () => (await link.boundingBox())?.y, `"${tap}" is on two screens`)
          .toBeLessThan(2 * phone.height);
        const {pathname} = new URL((await link.getAttribute('href'))!, page.url());
        await link.click();
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${pathname}$`),
        );
      }
      expect(new URL(page.url()).pathname).toBe(address(locale, newest, end));
      if (types) {
        await page.locator('main').getByRole('searchbox').fill(types);
        await page.locator(sees).scrollIntoViewIfNeeded();
      }
      await expect(page.locator(sees).first()).toBeInViewport();

      const q = new URLSearchParams({q: query, version: `${newest}/`}).toString();
      await page.goto(`${address(locale, atRoot, '')}search?${q}`);
      const pages = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
      await expect(pages.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const first = await pages.evaluateAll((links) =>
        links.slice(0, 3).map((link) => link.getAttribute('href')!.replace(/#.*/, '')),
      );
      expect(first, query).toContain(address(locale, newest, found));
    });
  }

  test('a web search that led into the middle of an old page', async ({page}) => {
    await visit(page, `${address('ja', '0.3.12.0', 'getting-started/requirements')}#memory`);
    const menu = page.locator('.navbar').getByRole('button', {name: '0.3.12.0'});
    await expect(menu).toBeInViewport({ratio: 1});
    await menu.click();
    await page.locator('.navbar').getByRole('link', {name: newest, exact: true}).click();
    await expect(page).toHaveURL(`${address('ja', newest, 'getting-started/requirements')}#memory`);
  });
});

test('a server of 1.0.4, from the landing page of another edition', async ({page}) => {
  await visit(page, address('en', atRoot, ''));
  await page
    .getByRole('main')
    .getByRole('link', {name: /^1\.0\.0/})
    .click();
  await expect(page).toHaveURL((url) => url.pathname === address('en', newest, ''));
});
