import {address, atRoot, locales, versions} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

/** What somebody reads and types in a language. */
interface Words {
  /** The words of each link, from the landing page on: three taps at most. */
  readonly taps: readonly string[];
  /** Typed into the filter of the last page. */
  readonly types?: string;
  readonly query: string;
}

/** What people come for: three taps from the landing page at most, or a search. */
interface Journey {
  readonly name: string;
  /** The page where it ends, and what has to be in sight there. */
  readonly end: string;
  readonly sees?: string;
  /** The page that a search must name among its first three, if not where the links end. */
  readonly found?: string | Readonly<Record<(typeof locales)[number], string>>;
  readonly en: Words;
  readonly ja: Words;
}

const install = 'getting-started/deploy-dedicated-server';
const restart = 'operate/restart-and-memory';

const journeys: readonly Journey[] = [
  {
    name: 'four friends and an old PC',
    end: install,
    found: 'getting-started/requirements',
    en: {
      taps: ['Do I need a server?', 'your PC is good enough', 'set up the server'],
      query: 'is my PC good enough',
    },
    ja: {
      taps: ['サーバーは必要？', '必要なPCの性能', '専用サーバーを立て'],
      query: 'PC スペック',
    },
  },
  {
    name: 'friends get a timeout',
    end: 'getting-started/connect-server',
    sees: '#diagnose',
    found: 'getting-started/troubleshooting',
    en: {taps: ["Can't join or connect", 'Find where it breaks'], query: 'timeout'},
    ja: {taps: ['入れない・つながらない', '原因のある場所を調べる'], query: 'タイムアウト'},
  },
  {
    name: 'the hatching time of eggs',
    end: 'settings-and-operation/configuration',
    sees: '#PalEggDefaultHatchingTime',
    en: {
      taps: ['Change the settings', 'All settings'],
      types: 'egg',
      query: 'egg hatching time',
    },
    ja: {taps: ['設定を変える', '設定項目の一覧'], types: 'タマゴ', query: '卵 孵化時間'},
  },
  {
    name: 'a server on a VPS',
    end: install,
    found: 'getting-started/rental-server',
    en: {taps: ['Rent a server', 'Set up a dedicated server'], query: 'rent a vps'},
    ja: {taps: ['レンタル・VPS', '専用サーバーを立てる'], query: 'VPS'},
  },
  {
    name: 'lag, and memory that grows',
    end: restart,
    found: {en: restart, ja: 'operate/performance'},
    en: {taps: ['Lag, memory', 'Memory and restarts'], query: 'memory grows'},
    ja: {taps: ['重い・メモリ不足', '再起動とメモリ'], query: '重い'},
  },
  {
    name: 'a script that announces a restart',
    end: restart,
    sees: '#schedule',
    en: {taps: ['Script it', 'one script for this'], query: 'announce restart script'},
    ja: {taps: ['スクリプトで操作', '用意したスクリプト'], query: '再起動 予告 スクリプト'},
  },
];

const newest = versions[0]!;
const windows = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}};

for (const locale of locales) {
  test.describe(`${locale}, by links`, () => {
    // Where two screens hold the least.
    test.use({viewport: windows.phone});

    for (const {name, end, sees = 'h1', [locale]: words} of journeys) {
      test(name, async ({page}) => {
        await page.goto(address(locale, newest, ''));
        await hydrated(page);
        expect(words.taps.length).toBeLessThanOrEqual(3);
        for (const tap of words.taps) {
          const link = page.getByRole('main').getByRole('link', {name: tap}).first();
          // The head is that of the next page before the page is.
          await expect
            .poll(async () => (await link.boundingBox())?.y, `"${tap}" is on two screens`)
            .toBeLessThan(2 * windows.phone.height);
          const {pathname} = new URL((await link.getAttribute('href'))!, page.url());
          await link.click();
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            new RegExp(`${pathname}$`),
          );
        }
        expect(new URL(page.url()).pathname).toBe(address(locale, newest, end));
        if (words.types) {
          await page.locator('main').getByRole('searchbox').fill(words.types);
          await page.locator(sees).scrollIntoViewIfNeeded();
        }
        await expect(page.locator(sees).first()).toBeInViewport();
      });
    }
  });

  test.describe(`${locale}, by menus`, () => {
    test.use({viewport: locale === 'en' ? windows.desktop : windows.phone});

    test('a server of 1.0.4, from the landing page and from a page of an older edition', async ({
      page,
    }) => {
      await page.goto(address(locale, atRoot, ''));
      await hydrated(page);
      await page
        .getByRole('main')
        .getByRole('link', {name: /^1\.0\.0/})
        .click();
      await expect(page).toHaveURL((url) => url.pathname === address(locale, newest, ''));
      await page.goto(address(locale, atRoot, 'getting-started/requirements'));
      await page.getByRole('note').first().getByRole('link').click();
      await expect(page).toHaveURL(address(locale, newest, 'getting-started/requirements'));
    });

    test('a web search that led into the middle of an old page', async ({page}) => {
      await page.goto(`${address(locale, '0.3.12.0', 'getting-started/requirements')}#memory`);
      await hydrated(page);
      const menu = page.locator('.navbar').getByRole('button', {name: '0.3.12.0'});
      await expect(menu).toBeInViewport();
      await menu.click();
      await page.locator('.navbar').getByRole('link', {name: newest, exact: true}).click();
      await expect(page).toHaveURL(
        `${address(locale, newest, 'getting-started/requirements')}#memory`,
      );
    });
  });

  test(`the journeys by search (${locale})`, async ({page}) => {
    for (const {
      end,
      found = end,
      [locale]: {query},
    } of journeys) {
      const q = new URLSearchParams({q: query, version: `${newest}/`}).toString();
      await page.goto(`${address(locale, atRoot, '')}search?${q}`);
      const pages = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
      await expect(pages.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const first = await pages.evaluateAll((links) =>
        links.slice(0, 3).map((link) => link.getAttribute('href')!.replace(/#.*/, '')),
      );
      expect
        .soft(first, query)
        .toContain(address(locale, newest, typeof found === 'string' ? found : found[locale]));
    }
  });
}
