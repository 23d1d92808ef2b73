import {address, atRoot, locales, versions} from '../../support/addresses';
import {expect, hydrated, test} from '../../support/browser';

/** What people come for: three taps from the landing page at most, or a search. */
interface Journey {
  readonly taps: readonly string[];
  /** Typed into the filter of the last page. */
  readonly types?: string;
  /** The page where it ends, and what has to be in sight there. */
  readonly end: string;
  readonly sees?: string;
  readonly query: string;
  /** The page that a search must name among its first three. */
  readonly found: string;
}

const install = 'getting-started/deploy-dedicated-server';
const settings = 'settings-and-operation/configuration';
const egg = '#PalEggDefaultHatchingTime';

const journeys: Readonly<Record<(typeof locales)[number], Readonly<Record<string, Journey>>>> = {
  en: {
    'four friends and an old PC': {
      taps: ['Do I need a server?', 'your PC is good enough', 'set up the server'],
      end: install,
      query: 'is my PC good enough',
      found: 'getting-started/requirements',
    },
    'friends get a timeout': {
      taps: ["Can't join or connect", 'Find where it breaks'],
      end: 'getting-started/connect-server',
      sees: '#diagnose',
      query: 'timeout',
      found: 'getting-started/troubleshooting',
    },
    'the hatching time of eggs': {
      taps: ['Change the settings', 'All settings'],
      types: 'egg',
      end: settings,
      sees: egg,
      query: 'egg hatching time',
      found: settings,
    },
    'a server on a VPS': {
      taps: ['Rent a server', 'Set up a dedicated server'],
      end: install,
      query: 'rent a vps',
      found: 'getting-started/rental-server',
    },
    'lag, and memory that grows': {
      taps: ['Lag, memory', 'Memory and restarts'],
      end: 'operate/restart-and-memory',
      query: 'memory grows',
      found: 'operate/restart-and-memory',
    },
    'a script that announces a restart': {
      taps: ['Script it', 'one script for this'],
      end: 'operate/restart-and-memory',
      sees: '#schedule',
      query: 'announce restart script',
      found: 'operate/restart-and-memory',
    },
  },
  ja: {
    'four friends and an old PC': {
      taps: ['サーバーは必要？', '必要なPCの性能', '専用サーバーを立て'],
      end: install,
      query: 'PC スペック',
      found: 'getting-started/requirements',
    },
    'friends get a timeout': {
      taps: ['入れない・つながらない', '原因のある場所を調べる'],
      end: 'getting-started/connect-server',
      sees: '#diagnose',
      query: 'タイムアウト',
      found: 'getting-started/troubleshooting',
    },
    'the hatching time of eggs': {
      taps: ['設定を変える', '設定項目の一覧'],
      types: 'タマゴ',
      end: settings,
      sees: egg,
      query: '卵 孵化時間',
      found: settings,
    },
    'a server on a VPS': {
      taps: ['レンタル・VPS', '専用サーバーを立てる'],
      end: install,
      query: 'VPS',
      found: 'getting-started/rental-server',
    },
    'lag, and memory that grows': {
      taps: ['重い・メモリ不足', '再起動とメモリ'],
      end: 'operate/restart-and-memory',
      query: '重い',
      found: 'operate/performance',
    },
    'a script that announces a restart': {
      taps: ['スクリプトで操作', '用意したスクリプト'],
      end: 'operate/restart-and-memory',
      sees: '#schedule',
      query: '再起動 予告 スクリプト',
      found: 'operate/restart-and-memory',
    },
  },
};

const newest = versions[0]!;
const windows = {phone: {width: 390, height: 844}, desktop: {width: 1440, height: 900}};

for (const locale of locales) {
  for (const [device, viewport] of Object.entries(windows)) {
    test.describe(`${locale}, ${device}`, () => {
      test.use({viewport});

      for (const [name, {taps, types, end, sees = 'h1'}] of Object.entries(journeys[locale])) {
        test(`${name}: by links`, async ({page}) => {
          await page.goto(address(locale, newest, ''));
          await hydrated(page);
          expect(taps.length).toBeLessThanOrEqual(3);
          for (const words of taps) {
            const link = page.getByRole('main').getByRole('link', {name: words}).first();
            // The head is that of the next page before the page is.
            await expect
              .poll(async () => (await link.boundingBox())?.y, `"${words}" is on two screens`)
              .toBeLessThan(2 * viewport.height);
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
        });
      }

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
  }

  test(`the journeys by search (${locale})`, async ({page}) => {
    for (const {query, found} of Object.values(journeys[locale])) {
      const q = new URLSearchParams({q: query, version: `${newest}/`}).toString();
      await page.goto(`${address(locale, atRoot, '')}search?${q}`);
      const pages = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
      await expect(pages.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const first = await pages.evaluateAll((links) =>
        links.slice(0, 3).map((link) => link.getAttribute('href')!.replace(/#.*/, '')),
      );
      expect.soft(first, query).toContain(address(locale, newest, found));
    }
  });
}
