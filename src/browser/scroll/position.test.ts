import {expect, it} from 'vitest';
import {headingAt, pageKey} from './position';

const places = [
  {id: 'first', top: -900},
  {id: 'second', top: 40},
  {id: 'third', top: 500},
];
it('headingAt: is the last heading above the line', () => {
  expect(headingAt(places, 100)).toBe('second');
  expect(headingAt(places, 0)).toBe('first');
});
it('headingAt: is nothing at the start of a page', () => {
  expect(headingAt([{id: 'first', top: 300}], 100)).toBeUndefined();
});

it.each([
  ['/', ''],
  ['/ja', ''],
  ['/javascript', 'javascript'],
  ['/ja/0.5.0/', ''],
  ['/ja/0.3.12.0/getting-started/requirements/', 'getting-started/requirements'],
  ['/0.5.0/getting-started/requirements.html', 'getting-started/requirements'],
  ['/0.5.0/getting-started/requirements/index.html', 'getting-started/requirements'],
])('pageKey: of %s is "%s"', (path, key) => expect(pageKey(path, ['/', '/ja/'])).toBe(key));
it('pageKey: leaves out the base of a site below a folder', () => {
  expect(pageKey('/guide/ja/0.5.0/api/rcon/', ['/guide/', '/guide/ja/'])).toBe('api/rcon');
});
