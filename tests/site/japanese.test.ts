/** textlint reads prose alone, so this test reads the words that come from data. */
import fs from 'node:fs';
import type {AnyNode} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtFile, everyAddress, wholePage} from '../support/builtSite';
import {termsOf} from '../support/terms';

const JAPANESE = '\\u3040-\\u30ff\\u4e00-\\u9fff';
const LATIN = 'A-Za-z0-9';
const BLANK = '[ \\u00a0]';
const spaces = new RegExp(
  `[${JAPANESE}]${BLANK}+[${LATIN}]|[${LATIN}]${BLANK}+[${JAPANESE}]|\\d${BLANK}[KMG]i?B(?![a-z])`,
);
const CODE = /^(?:script|style|noscript|pre|code)$/;
/** Windows itself writes 「タスクスケジューラ」. */
const NAMES = /タスクスケジューラ/g;

const terms = termsOf('terms.yml');

function textsBelow(node: AnyNode): readonly string[] {
  if ('attribs' in node) {
    const {lang, translate, 'data-names': names} = node.attribs;
    if (CODE.test(node.name) || lang === 'en-US' || translate === 'no' || names === 'others') {
      return [];
    }
  }
  return 'data' in node ? [node.data] : node.children.flatMap(textsBelow);
}

function textsOf(path: string): readonly string[] {
  const $ = wholePage(path);
  const heads = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  return [...heads, ...textsBelow($('body').get(0)!)]
    .map((text) => text.replace(NAMES, '').trim())
    .filter(Boolean);
}

describe('Japanese pages', () => {
  it('have one form of each term, and no space beside Latin words and numbers', () => {
    const wrong = new Map<string, string>();
    let looked = 0;
    for (const path of everyAddress('ja')) {
      for (const text of textsOf(path)) {
        looked += 1;
        if (spaces.test(text)) {
          wrong.set(`a space: ${text.slice(0, 80)}`, path);
        }
        for (const {expected, pattern} of terms) {
          if (pattern.test(text)) {
            wrong.set(`${expected}: ${text.slice(0, 80)}`, path);
          }
        }
      }
    }
    expect([...wrong].map(([fault, path]) => `${path}, ${fault}`)).toEqual([]);
    expect(looked).toBeGreaterThan(20_000);
  });

  it('would be found with each wrong form that the list of terms names', () => {
    const missed = terms.filter(({pattern, specs}) => !specs.every(({from}) => pattern.test(from)));
    expect(missed).toEqual([]);
    expect(terms.length).toBeGreaterThan(10);
    expect('設定 ini').toMatch(spaces);
    expect('「設定」 「値」').not.toMatch(spaces);
  });

  it('have places where lines may end in their titles, menu and contents, and no sign for them anywhere', () => {
    const texts = fs
      .readdirSync(builtFile('ja'), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:html|md|json|txt|xml|ini|yaml)$/.test(name));
    // The link of a heading contains such a space for its height.
    const known = /<a class="?hash-link[^>]*>\u200b|<b class="?navbar__title[^>]*>[^<]*/g;
    const withSign = texts.filter((name) =>
      fs
        .readFileSync(builtFile(`ja/${name}`), 'utf8')
        .replace(known, '')
        .includes('\u200b'),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(withSign).toEqual([]);
    const $ = wholePage('/ja/settings-and-operation/change-settings');
    for (const place of ['h1', 'h2', 'h3', '.menu__link', '.table-of-contents__link', 'td', 'th']) {
      expect($(`${place} wbr`).length, place).toBeGreaterThan(0);
    }
  });
});
