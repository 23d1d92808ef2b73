import {expect, it} from 'vitest';
import {readingsOf} from './readings';

it.each([
  ['設定が反映されないとき', {セッテイ: '設定', ハンエイ: '反映'}],
  ['自動保存間隔', {ジドウ: '自動', ホゾン: '保存', カンカク: '間隔'}],
  ['再起動', {サイキドウ: '再起動', キドウ: '起動'}],
  ['サーバーが重い', {オモ: '重'}],
  // 孵化 alone is read as the commoner 負荷.
  ['負荷、負荷、孵化時間', {フカ: '負荷', フカジカン: '孵化時間'}],
  ['プレイヤーが死んだとき', {シンダ: '死んだ', シヌ: '死ぬ'}],
  ['専用サーバーを立てました', {センヨウ: '専用', タテ: '立て'}],
])('%s is also typed %j', async (text, readings) => {
  expect(await readingsOf([text])).toMatchObject(readings);
});

it('takes the commonest of the words that are read the same, and none that is mostly in kana', async () => {
  expect(await readingsOf(['開放', '開放', '解放'])).toEqual({カイホウ: '開放'});
  expect(await readingsOf(['タマゴ', 'タマゴ', '卵'])).toEqual({});
});

it('leaves out a compound that its parts are read as anyway', async () => {
  expect(await readingsOf(['自動保存'])).toEqual({ジドウ: '自動', ホゾン: '保存'});
});

it('leaves out what only adds an ending, and joins no words of two texts', async () => {
  expect(await readingsOf(['重い'])).toEqual({オモ: '重'});
  expect(Object.keys(await readingsOf(['設定', '反映']))).toEqual(['セッテイ', 'ハンエイ']);
});

it('has nothing for what is in kana or Latin letters anyway', async () => {
  expect(await readingsOf(['サーバー', 'PalWorldSettings.ini', ''])).toEqual({});
});
