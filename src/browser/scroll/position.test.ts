import {describe, expect, it} from 'vitest';
import {headingAt, headingToRestore, pageKey} from './position';

describe('headingAt', () => {
  const places = [
    {id: 'first', top: -900},
    {id: 'second', top: 40},
    {id: 'third', top: 500},
  ];
  it('is the last heading above the line', () => {
    expect(headingAt(places, 100)).toBe('second');
    expect(headingAt(places, 0)).toBe('first');
  });
  it('is nothing at the start of a page', () => {
    expect(headingAt([{id: 'first', top: 300}], 100)).toBeUndefined();
  });
});

describe('pageKey', () => {
  it.each([
    ['/', ''],
    ['/ja/', ''],
    ['/ja', ''],
    ['/javascript', 'javascript'],
    ['/0.5.0', ''],
    ['/ja/0.5.0/', ''],
    ['/getting-started/requirements', 'getting-started/requirements'],
    ['/ja/0.3.12.0/getting-started/requirements/', 'getting-started/requirements'],
    ['/0.5.0/getting-started/requirements.html', 'getting-started/requirements'],
    ['/0.5.0/getting-started/requirements/index.html', 'getting-started/requirements'],
  ])('of %s is "%s"', (path, key) => {
    expect(pageKey(path, ['/', '/ja/'])).toBe(key);
  });
  it('leaves out the base of a site below a folder', () => {
    expect(pageKey('/guide/ja/0.5.0/api/rcon/', ['/guide/', '/guide/ja/'])).toBe('api/rcon');
  });
});

describe('headingToRestore', () => {
  const kept = {page: 'a', address: '/a', heading: 'check'};
  it('is the kept heading on the same page in another language', () => {
    expect(headingToRestore(kept, {page: 'a', address: '/ja/a'})).toBe('check');
  });
  it('is nothing on another page, after a reload, or without anything kept', () => {
    expect(headingToRestore(kept, {page: 'b', address: '/b'})).toBeUndefined();
    expect(headingToRestore(kept, {page: 'a', address: '/a'})).toBeUndefined();
    expect(headingToRestore(null, {page: 'a', address: '/ja/a'})).toBeUndefined();
  });
});
