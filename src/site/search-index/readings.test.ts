import {expect, it} from 'vitest';
import {readingsOf} from './readings';

it.each([
  ['設定が反映されないとき', ['セッテイ', 'ハンエイ']],
  ['自動保存間隔', ['ジドウホゾンカンカク', 'ホゾンカンカク', 'カンカク']],
  ['サーバーが重い', ['オモイ']],
  ['専用サーバーを立てました', ['センヨウサバ', 'タテル']],
])('%s is also typed %j', async (text, readings) => {
  expect(await readingsOf(text)).toEqual(expect.arrayContaining(readings));
});

it('has nothing for what is in kana or Latin letters anyway', async () => {
  expect(await readingsOf('サーバー')).toEqual([]);
  expect(await readingsOf('PalWorldSettings.ini')).toEqual([]);
  expect(await readingsOf('')).toEqual([]);
});
