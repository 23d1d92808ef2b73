import {hosted, locales, newest, pagesOf} from '../../support/addresses';
import {expect, test, visit} from '../../support/browser';
import {useFonts} from '../../support/fonts';
import {overflows, readLines, unfold, wrongBreaks, wrongParts} from '../../support/layout';

// The pages' policy is bypassed, because it would block the fonts.
test.use({viewport: {width: 390, height: 844}, bypassCSP: true});
test.describe.configure({timeout: 900_000});

const pages = pagesOf(newest);

const LONGEST = 20;
/** Pages that list every fact have no limit of length. */
const lists = ['sources', 'operate/messages', 'operate/scripts'];
const limits: Readonly<Record<string, number>> = {
  'settings-and-operation/configuration': 15,
  'getting-started/deploy-dedicated-server': 9,
  'settings-and-operation/server-files': 6,
  'operate/diagnose': 3,
};
const STOPS = 300;
const LIVE_REGIONS = 5;
const EDITOR = 'settings-and-operation/editor';

const measure = () => {
  const count = (places: string, counts: (element: HTMLElement) => boolean) =>
    Array.from(document.querySelectorAll<HTMLElement>(places)).filter(counts).length;
  return {
    screens: document.documentElement.scrollHeight / window.innerHeight,
    stops: count(
      'a[href], button, input, select, textarea, summary, [tabindex]',
      (element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
    ),
    live: count('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])', () => true),
  };
};

for (const locale of locales) {
  test(`no page in ${locale} is long on a phone, or slow with the Tab key; Japanese lines are full`, async ({
    page,
  }) => {
    const faults: string[] = [];
    let [all, short] = [0, 0];
    for (const name of pages) {
      await visit(page, hosted(locale, newest, name));
      await useFonts(page, ['base']);
      const {screens, stops, live} = await page.evaluate(measure);
      const isLong =
        screens > (limits[name] ?? LONGEST) ||
        stops > STOPS ||
        live > LIVE_REGIONS + (name === EDITOR ? 1 : 0);
      if (isLong && !lists.includes(name)) {
        faults.push(`${name}: ${screens.toFixed(2)} screens, ${stops} stops, ${live} live regions`);
      }
      // The layout of tools is checked here, because layout.spec.ts reads pages without scripts.
      const cut = lists.includes(name)
        ? []
        : [
            ...(await page.evaluate(overflows)),
            ...(await page.evaluate(wrongBreaks)).found,
            ...(await page.evaluate(wrongParts, false)),
          ];
      faults.push(...cut.map((text) => `${name}: ${text}`));
      // Operations are alike, and the index has only names.
      if (locale === 'ja' && !/^api\/rest-api\/(?!palwold)|\/a-z$/.test(name)) {
        await page.evaluate(unfold);
        const lines = await page.evaluate(readLines);
        all += lines.all;
        short += lines.short;
        faults.push(...lines.wrong.map((text) => `${name} has a wrong line: ${text}`));
      }
    }
    expect(faults).toEqual([]);
    if (locale === 'ja') {
      expect(all).toBeGreaterThan(2500);
      expect(short / all).toBeLessThan(0.08);
    }
    expect(pages.length).toBeGreaterThan(60);
  });
}
