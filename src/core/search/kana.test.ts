import {expect, it} from 'vitest';
import {prepareTyping} from './kana';

const readings = {
  セッテイ: '設定',
  サイキドウ: '再起動',
  カイホウ: '開放',
  タテル: '立てる',
  オモ: '重',
  イレ: '入れ',
  モレ: '漏れ',
  ケタ: '桁',
};
const typing = prepareTyping(
  {readings, synonyms: ['鯖 | サーバー', 'はいれない | 入れない', '重い | ラグい']},
  [{title: 'ポート', phrases: ['ディスコードの通知']}],
);
const read = (typed: string) => typing(typed, (latin) => ['port', 'made'].includes(latin));

it.each([
  ['せってい', '設定'],
  ['せっていをさいきどう', '設定を再起動'],
  ['ぽーとかいほう', 'ポート開放'],
  ['さーばーをたてる', 'サーバーを立てる'],
  ['おもすぎる', '重すぎる'],
  ['もれた', '漏れた'],
  ['らぐい', 'ラグい'],
  ['さいき', '再起動'],
  ['settei', '設定'],
  ['po-to kaihou', 'ポート 開放'],
  ['disuko-do', 'ディスコード'],
  ['saba- ni hairenai', 'サーバー に はいれない'],
])('%s is read as %s', (typed, written) => expect(read(typed)).toBe(written));

it.each(['設定', 'サイキドウ', 'つばめ', 'port', 'made', 'xbox', 'ni', '重いれ', '付けたい', ''])(
  '%j stays as it is',
  (typed) => expect(read(typed)).toBe(typed),
);
