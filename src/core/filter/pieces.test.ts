import {expect, it} from 'vitest';
import {locales, type Locale} from '../../data/locales';
import {synonyms} from '../../data/synonyms';
import {wordsOf} from '../../words';
import {editorData} from '../editor/facts';
import {foldText} from '../text/fold';
import {hasPieces, piecesOf} from './pieces';
import {prepareSynonyms} from './synonyms';

const prepared = new Map(locales.map((locale) => [locale, prepareSynonyms(synonyms[locale])]));

function found(locale: Locale, query: string): readonly string[] {
  const data = editorData('0.6.8', wordsOf(locale));
  const phrases = wordsOf(locale).phrases['settings-and-operation/configuration'] ?? {};
  const pieces = piecesOf(query, prepared.get(locale)!);
  return data.settings
    .filter(({key, name, text, notes, values}) =>
      hasPieces(foldText([key, name, text, notes, values, phrases[key]].flat(2).join(' ')), pieces),
    )
    .map(({key}) => key);
}

it('takes every word, and each in its synonyms', () => {
  const own = prepareSynonyms(['memory | ram']);
  expect(piecesOf('Free RAM now', own)).toEqual([['free'], ['ram', 'memory'], ['now']]);
  expect(piecesOf('', own)).toEqual([]);
  expect(hasPieces(foldText('Memory that is free'), piecesOf('ram free', own))).toBe(true);
  expect(hasPieces(foldText('Memory'), piecesOf('ram free', own))).toBe(false);
});

// Readers' words that differ from the setting's own text find the setting.
it.each([
  ['ja', '卵', 'PalEggDefaultHatchingTime'],
  ['ja', 'たまご', 'PalEggDefaultHatchingTime'],
  ['ja', '捕獲率', 'PalCaptureRate'],
  ['ja', '敵襲', 'bEnableInvaderEnemy'],
  ['ja', '湧き', 'PalSpawnNumRate'],
  ['ja', '出現数', 'PalSpawnNumRate'],
  ['ja', '拠点数', 'BaseCampMaxNum'],
  ['ja', '経験値', 'ExpRate'],
  ['ja', 'レベル上げ', 'ExpRate'],
  ['ja', 'サーバ名', 'ServerName'],
  ['en', 'slots', 'ServerPlayerMaxNum'],
  ['en', 'invasion', 'bEnableInvaderEnemy'],
  ['en', 'catch rate', 'PalCaptureRate'],
  ['en', 'welcome message', 'ServerDescription'],
  ['en', 'exp', 'ExpRate'],
] as const)('finds in %s by %s: %s', (locale, query, key) => {
  expect(found(locale, query)).toContain(key);
});
