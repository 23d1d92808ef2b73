import {address, agreedPages, furtherPages, versions, type Version} from '../../support/addresses';
import {expect, test} from '../../support/browser';
import {serveFonts, useFonts} from '../../support/fonts';

// The policy would block the fonts, which a machine without Japanese needs.
test.use({javaScriptEnabled: false, bypassCSP: true});
test.describe.configure({timeout: 300_000});

const newest = versions[0] as Version;

interface Lines {
  readonly all: number;
  readonly short: number;
  readonly wrong: readonly string[];
}

async function bringArticle(at: string): Promise<void> {
  const html = await (await fetch(at)).text();
  const content = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
  document.querySelector('main')!.replaceWith(content);
}

function readLines(): Lines {
  const forbidden =
    /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー、。，．・：；！？）」』】〉》〕｝々]/;
  const parts = 'p, li, pre, table, ul, ol, figure, div';
  const range = document.createRange();
  const topAt = (node: Text, at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  let [all, short] = [0, 0];
  const wrong: string[] = [];
  document.querySelectorAll('details').forEach((details) => details.setAttribute('open', ''));
  for (const block of Array.from(document.querySelectorAll('article .markdown :is(p, li)'))) {
    const {paddingLeft, paddingRight} = getComputedStyle(block);
    const box = block.getBoundingClientRect();
    const left = box.left + parseFloat(paddingLeft);
    const width = box.right - parseFloat(paddingRight) - left;
    if (block.querySelector(parts) || block.closest('table, figure') || width < 200) {
      continue;
    }
    const lines: {middle: number; right: number}[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (
      let node = walker.nextNode() as Text | null;
      node;
      node = walker.nextNode() as Text | null
    ) {
      range.selectNodeContents(node);
      for (const {top, bottom, right, width: filled} of Array.from(range.getClientRects())) {
        const middle = (top + bottom) / 2;
        const line = lines.at(-1);
        if (filled === 0) {
          continue;
        }
        if (line && middle - line.middle < 10) {
          line.right = Math.max(line.right, right);
          continue;
        }
        lines.push({middle, right});
        let [low, high] = [0, node.data.length - 1];
        while (low < high) {
          const between = Math.floor((low + high) / 2);
          [low, high] = topAt(node, between) < top - 2 ? [between + 1, high] : [low, between];
        }
        // Behind a name as long as the line, nothing else fits.
        const isForced = /\w{20}$/.test(node.data.slice(0, low));
        if (line && !isForced && forbidden.test(node.data.slice(low))) {
          wrong.push(
            `${node.data.slice(Math.max(0, low - 8), low)}／${node.data.slice(low, low + 8)}`,
          );
        }
      }
    }
    const inner = lines.slice(0, -1);
    all += inner.length;
    short += inner.filter(({right}) => right - left < 0.75 * width).length;
  }
  return {all, short, wrong};
}

// Operations are alike, and the index has only names.
const pages = [...agreedPages(newest), ...furtherPages(newest)].filter(
  (name) => !/^api\/rest-api\/(?!palwold)|\/a-z$/.test(name),
);

// The rules are the same at every width, so each width is tried on half of the pages.
for (const [half, width] of [360, 412].entries()) {
  test(`Japanese lines are full, and begin with what may begin one, at ${width} px`, async ({
    page,
  }) => {
    expect(pages.length).toBeGreaterThanOrEqual(50);
    const read = pages.filter((_, index) => index % 2 === half);
    await page.setViewportSize({width, height: 844});
    await serveFonts(page);
    await page.goto(address('ja', newest, 'glossary'));
    let [all, short] = [0, 0];
    const wrong: string[] = [];
    for (const name of read) {
      // The fonts stay loaded when only the article is replaced.
      await page.evaluate(bringArticle, address('ja', newest, name));
      await useFonts(page, ['base']);
      const lines = await page.evaluate(readLines);
      all += lines.all;
      short += lines.short;
      wrong.push(...lines.wrong.map((text) => `${name}: ${text}`));
    }
    console.log(`${read.length} pages, ${all} lines, ${((100 * short) / all).toFixed(1)} % short.`);
    expect(wrong).toEqual([]);
    expect(all).toBeGreaterThan(50 * read.length);
    expect(short / all).toBeLessThan(0.08);
  });
}
