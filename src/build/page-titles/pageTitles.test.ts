import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findReader} from './index';
import {moveTitles} from './titlesOfCategories.cjs';

const version = {
  version: {
    docs: {one: {title: 'One'}, two: {title: 'Two'}, three: {title: 'Three'}},
    docsSidebars: {
      main: [
        {
          type: 'category',
          href: '/category/a',
          items: [
            {type: 'link', docId: 'one'},
            {type: 'category', href: '/category/b', items: [{type: 'link', docId: 'two'}]},
          ],
        },
      ],
    },
  },
};

describe('titles and descriptions of pages', () => {
  it('go with the page of their category only', () => {
    expect(moveTitles(version, [])).toMatchObject({version: {docs: {}}});
    expect(moveTitles({categoryGeneratedIndex: {permalink: '/category/a'}}, [version])).toEqual({
      categoryGeneratedIndex: {
        permalink: '/category/a',
        docs: {one: {title: 'One'}, two: {title: 'Two'}},
      },
    });
  });

  it('stop the build when a category is in no sidebar', () => {
    const category = {categoryGeneratedIndex: {permalink: '/x'}};
    expect(() => moveTitles(category, [version])).toThrow('/x');
  });
});

describe('files that show titles of other pages', () => {
  it('are found in the pages of the site', () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
    fs.mkdirSync(path.join(dir, 'docs/more'), {recursive: true});
    fs.writeFileSync(path.join(dir, 'docs/a.mdx'), '# A');
    expect(findReader(dir)).toBeUndefined();
    const file = path.join(dir, 'docs/more/b.mdx');
    fs.writeFileSync(file, '<DocCardList />');
    expect(findReader(dir)).toBe(file);
    fs.rmSync(dir, {recursive: true});
  });

  it('are none of ours', () => {
    expect(findReader(process.cwd())).toBeUndefined();
  });
});
