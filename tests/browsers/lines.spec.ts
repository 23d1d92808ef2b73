import {cutPhrases, overlaps, type Cuts} from './lines';
import {expect, test} from './reader';

const PAGES = [
  '/ja/',
  '/ja/getting-started/requirements',
  '/ja/getting-started/troubleshooting',
  '/ja/operate/messages',
];

test('no line of a title, a cell, the menu or the contents ends within a phrase', async ({
  reader,
}) => {
  let looked = 0;
  for (const page of PAGES) {
    await reader.open(page);
    for (const width of [320, 390, 768, 1440]) {
      await reader.engine.resize(width, 900);
      const {cuts, ends} = await reader.engine.value<Cuts>(cutPhrases);
      looked += ends;
      // A phrase longer than its line may break anywhere.
      expect(
        cuts.filter(({isLong}) => !isLong).map(({at}) => `${page}, ${width} px: ${at}`),
      ).toEqual([]);
    }
  }
  expect(looked).toBeGreaterThan(100);
});

test('no sign lies on the next one', async ({reader}) => {
  const texts = [
    'バージョン1.0です',
    '0.6.8と1.0.5',
    'メモリは8.5GBです',
    '2026年11月23日時点の4つのサーバー',
  ];
  await reader.open('/ja/getting-started/requirements');
  const found = await reader.engine.value<{signs: number; over: string[]}>(overlaps(texts));
  expect(found.signs).toBeGreaterThan(4 * texts.join('').length - 1);
  expect(found.over).toEqual([]);
});
