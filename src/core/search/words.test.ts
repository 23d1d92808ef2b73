import {expect, it} from 'vitest';
import {fold} from '../text/fold';
import {compact, isCompound, pairs, runs, wordsOf} from './words';

it.each([
  ['Restart the server', ['restart', 'the', 'server']],
  ['PalWorldSettings.ini', ['palworldsettings.ini', 'palworldsettings', 'ini']],
  ['/v1/api/players', ['v1/api/players', 'v1', 'api', 'players']],
  ['0x6', ['0x6']],
  ['設定', ['設定', '定']],
  ['設定が', ['設定', '定']],
  ['重い', ['重イ', '重']],
  ['サーバーを', ['サバ']],
  ['フレンドと', ['フレ', 'レン', 'ンド']],
  ['鯖', ['鯖']],
  ['します', []],
])('the words of a text: %s', (text, words) => expect(wordsOf(text, false)).toEqual(words));

it('the words of a text: of a title hold the ends of names and what hiragana there is', () => {
  expect(wordsOf('ServerPlayerMaxNum', true)).toContain('playermaxnum');
  expect(wordsOf('state is 0x6', true)).toEqual(['state', 'is', '0x6']);
  expect(wordsOf('つながらない', true)).toContain('ツナ');
  expect(wordsOf('つながらない', false)).toEqual([]);
});

it('runs: tell the scripts of the original', () => {
  const text = 'サーバーへ入れない';
  const [run] = runs(fold(text), text);
  expect(run).toMatchObject({
    kind: 'japanese',
    scripts: ['katakana', 'katakana', 'hiragana', 'kanji', 'hiragana', 'hiragana', 'hiragana'],
  });
});

it('runs: know compounds', () => {
  const [compound, word] = runs(fold('0.6.8 server'), '0.6.8 server');
  expect(compound?.kind === 'latin' && isCompound(compound)).toBe(true);
  expect(word?.kind === 'latin' && isCompound(word)).toBe(false);
});

it('cuts words into pairs and leaves the marks out', () => {
  expect(pairs('経験値')).toEqual(['経験', '験値']);
  expect(pairs('卵')).toEqual(['卵']);
  expect(compact('steamclient.so — 401!')).toBe('steamclientso401');
});
