import {expect, it} from 'vitest';
import {foldText} from '../../core/text/fold';
import {withParameters} from '../../browser/withParameters';
import {isNoFilter, noFilter, parseFilter, passes} from './filter';

const item = {
  group: 'pal',
  text: foldText('PalEggDefaultHatchingTime キョダイタマゴの孵化時間 サーバー'),
  isChanged: false,
  isUsable: true,
};

it.each(['', 'hatching', 'HATCH egg', 'ｅｇｇ', 'たまご', 'サーバ', '孵化 時間'])(
  'finds a setting by "%s"',
  (text) => expect(passes(item, {...noFilter, q: text})).toBe(true),
);

it('needs every word, the group and the marks', () => {
  expect(passes(item, {...noFilter, q: 'egg spawn'})).toBe(false);
  expect(passes(item, {...noFilter, group: 'base'})).toBe(false);
  expect(passes(item, {...noFilter, group: 'pal', usable: '1'})).toBe(true);
  expect(passes(item, {...noFilter, changed: '1'})).toBe(false);
});

it('survives the way through the address and keeps foreign parameters', () => {
  const filter = {q: '経験値 & more', group: 'world', changed: '1', usable: ''};
  const search = withParameters(filter, '?os=linux&usable=1');
  expect(parseFilter(search)).toEqual(filter);
  expect(search).toContain('os=linux');
  expect(search).not.toContain('usable');
  expect(withParameters(noFilter, '?q=x&group=pal')).toBe('');
  expect(isNoFilter(parseFilter('?os=linux'))).toBe(true);
});
