import {expect, it} from 'vitest';
import {fold, foldText, isHiragana} from './fold';

it.each(['さーばー', 'サーバー', 'サーバ', 'ｻｰﾊﾞｰ', 'さ―ばー', 'さ-ばー', 'サ\u30FCハ\u3099'])(
  '%s is サバ',
  (form) => expect(foldText(form)).toBe('サバ'),
);

it.each([
  ['ＰａｌＷｏｒｌｄ', 'palworld'],
  ['ExpRate', 'exprate'],
  ['㍑', 'リットル'],
  ['ﾊﾟﾙ', 'パル'],
  ['ヴ', 'ヴ'],
  ['①', '1'],
  ['É', 'é'],
])('%s becomes %s', (form, folded) => expect(foldText(form)).toBe(folded));

it('keeps a dash that is no long mark', () => {
  expect(foldText('DS-Lite')).toBe('ds-lite');
  expect(foldText('パル-2')).toBe('パル-2');
  expect(foldText('ー')).toBe('ー');
  expect(foldText('−1')).toBe('−1');
});

it('keeps kanji, spaces, line ends, emoji and lone surrogates', () => {
  expect(foldText('再起動 🐑\r\n\uD83D')).toBe('再起動 🐑\r\n\uD83D');
  expect(foldText('')).toBe('');
});

it('remembers where everything came from', () => {
  const text = '㍑ｻｰﾊﾞｰ設定';
  const {text: folded, origin} = fold(text);
  expect(origin).toHaveLength(folded.length + 1);
  for (const character of ['サ', 'バ', '設', '定']) {
    const at = folded.indexOf(character);
    expect(foldText(text.slice(origin[at], origin[at + 1]))).toBe(character);
  }
  expect(origin[folded.length]).toBe(text.length);
});

it('tells hiragana in the original', () => {
  expect([...'あんゖアー漢a'].filter(isHiragana).join('')).toBe('あんゖ');
});
