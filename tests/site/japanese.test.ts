/**
 * How the built Japanese pages are written. textlint reads the sources of prose; most words about
 * settings, commands and the REST API come from data, so they are looked at here.
 */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {everyAddress, wholePage} from '../support/builtSite';

interface Terms {
  readonly rules: readonly {
    readonly expected: string;
    readonly pattern: string;
    readonly specs: readonly {readonly from: string}[];
  }[];
}

const JAPANESE = '\\u3040-\\u30ff\\u4e00-\\u9fff';
const LATIN = 'A-Za-z0-9';
const BLANK = '[ \\u00a0]';
const spaces = new RegExp(
  `[${JAPANESE}]${BLANK}+[${LATIN}]|[${LATIN}]${BLANK}+[${JAPANESE}]|\\d${BLANK}[KMG]i?B(?![a-z])`,
);
/** Code, samples, the language menu, what is marked as no words of ours, and slang in the glossary. */
const NOT_WORDS =
  'script, style, noscript, pre, code, [lang="en-US"], [translate="no"], [data-names="others"]';
/** 「タスクスケジューラ」 is how Windows itself writes it. */
const NAMES = /タスクスケジューラ/g;

const {rules} = parse(fs.readFileSync('.textlint/terms.yml', 'utf8')) as Terms;
const terms = rules.map(({expected, pattern, specs}) => {
  const source = /^\/(.*)\/$/.exec(pattern)?.[1];
  return {
    expected,
    pattern: new RegExp(source ?? pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    specs,
  };
});

/** The words of a page, text by text: a space between two elements belongs to the layout. */
function textsOf(path: string): string[] {
  const $ = wholePage(path);
  $(NOT_WORDS).remove();
  const heads = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  const texts = $('body *')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node.data] : []));
  return [...heads, ...texts].map((text) => text.replace(NAMES, '').trim()).filter(Boolean);
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
    const spaced = ['設定 ini', 'REST の', '16 GB', 'ポート\u00a08211'];
    expect(spaced.filter((text) => !spaces.test(text))).toEqual([]);
    expect(
      ['「設定」 「値」', 'Palworld Server', '16GB'].filter((text) => spaces.test(text)),
    ).toEqual([]);
  });
});
