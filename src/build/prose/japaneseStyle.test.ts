import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {japanesePages, measureJapanese, perThousand} from './japaneseStyle';

/** In 1,000 characters, over all pages. */
const FEWEST_CONNECTIVES = 1;
const MOST_SPLIT = 0.3;

describe('measureJapanese', () => {
  it('counts connectives at the start of a sentence only', () => {
    const {connectives} = measureJapanese(
      '# また、起動します。ただし、止まることがあります。\n\nこのファイルもまた、消えます。またのちほど。\n\n- そのため、やり直します。',
    );
    expect(connectives).toBe(3);
  });

  it('finds sentences that are split, and leaves questions and lists of facts alone', () => {
    expect(
      measureJapanese('変わるのは一覧の値だけです。使うのは、UDPだけです。ものは残ります。').split,
    ).toEqual(['変わるのは一覧の値だけです', '使うのは、UDPだけです']);
  });

  it('reads no code, no tags, no addresses and no front matter', () => {
    const mdx =
      '---\ntitle: 題名\n---\n\n```bash\n# また、注釈\n```\n\n<Since v="0.5.0">[短い文](/getting-started/a.mdx)</Since>です。\n';
    expect(measureJapanese(mdx)).toEqual({characters: 5, connectives: 0, split: []});
  });
});

describe('the Japanese pages', () => {
  const content = path.resolve('src/content');
  const pages = japanesePages(content);
  const all = {
    characters: sum([...pages.values()].map(({characters}) => characters)),
    connectives: sum([...pages.values()].map(({connectives}) => connectives)),
    split: [...pages].flatMap(([file, {split}]) => split.map((text) => `${file}: ${text}`)),
  };

  it('are all measured', () => {
    const english = fs
      .readdirSync(content, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'en.mdx');
    expect(pages.size).toBe(english.length);
    expect(all.characters).toBeGreaterThan(70_000);
  });

  it('join their sentences', () => {
    const fewest = [...pages]
      .filter(([, page]) => page.characters > 500)
      .map(([file, page]) => ({file, rate: perThousand(page.connectives, page)}))
      .sort((a, b) => a.rate - b.rate)
      .slice(0, 5)
      .map(({file, rate}) => `${file} (${rate.toFixed(2)})`);
    expect(
      perThousand(all.connectives, all),
      `Japanese sentences stand side by side. Say how they follow from each other (ただし, そのため, また …); fewest connectives: ${fewest.join(', ')}`,
    ).toBeGreaterThanOrEqual(FEWEST_CONNECTIVES);
  });

  it('are not split into 「〜のは〜です」', () => {
    expect(
      perThousand(all.split.length, all),
      `Turn some of these round, 「変わるのは値だけです」 to 「値だけが変わります」:\n${all.split.join('\n')}`,
    ).toBeLessThanOrEqual(MOST_SPLIT);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
