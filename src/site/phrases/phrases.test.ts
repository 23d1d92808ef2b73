import {beforeAll, expect, it} from 'vitest';
import {PHRASE_END} from '../../core/text/phraseEnd';
import {withPhrases} from './frontMatter';
import {phrasesOf, type Phrases} from '.';

let japanese: Phrases;
beforeAll(async () => {
  japanese = await phrasesOf('ja');
});
const shown = (text: string, fixed?: RegExp) =>
  japanese.mark(text, fixed).replaceAll(PHRASE_END, '|');

it.each([
  ['専用サーバーの|立て方'],
  ['このガイドについて'],
  ['バックアップから|復元する'],
  ['サーバーの|種類から|探す'],
  ['管理者として|実行する'],
  ['もう一度|参加できます'],
  ['ポート開放と|v6プラス'],
  ['2026年11月23日時点の|ビルド'],
  ['メモリは|8.5GBです。|1.0.5と|0.6.8では|違います'],
  ['本文の|長さ|（`size`）'],
  ['重い・|メモリ不足'],
  ['有効に|する'.replace('|', '')],
  ['「バージョンが|違う」と|表示される'],
  ['PalWorldSettings.ini'],
  [''],
])('%s', (expected) => {
  expect(shown(expected.replaceAll('|', ''))).toBe(expected);
});

it('leaves code and markup whole, and reads on behind it', () => {
  expect(shown('`/の 下に`保存した|ファイル'.replace('|', ''))).toBe('`/の 下に`保存した|ファイル');
  const markup = /(<code>.*?<\/code>|<[^>]*>|&[#\w]+;)/;
  expect(shown('<strong>設定</strong>を変える &amp; <code>A の B</code>を読む', markup)).toBe(
    '<strong>設定</strong>を|変える &amp; <code>A の B</code>を|読む',
  );
});

it('marks no text of another language', async () => {
  const {mark, endsIn} = await phrasesOf('en');
  expect(mark('設定を変える')).toBe('設定を変える');
  expect(endsIn('設定を変える').size).toBe(0);
});

it('gives a page its name in phrases beside the name, and leaves what writers gave', async () => {
  const read = async (frontMatter: Record<string, unknown>) => {
    const given = () => Promise.resolve({content: '', frontMatter});
    const params = {filePath: 'a.mdx', fileContent: '', defaultParseFrontMatter: given};
    return (await withPhrases(given, 'ja')(params)).frontMatter;
  };
  const title = 'サーバーを立てる';
  const phrases = `サーバーを${PHRASE_END}立てる`;
  expect(await read({title})).toEqual({
    title,
    title_phrases: phrases,
    pagination_label: phrases,
    sidebar_custom_props: {phrases},
  });
  expect(await read({title, sidebar_label: '設定'})).toEqual({
    title,
    sidebar_label: '設定',
    title_phrases: phrases,
  });
});
