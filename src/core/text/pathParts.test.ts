import {expect, it} from 'vitest';
import {partsOfPath} from './pathParts';

it.each([
  ['Pal/Saved/Config/LinuxServer/', ['Pal/', 'Saved/', 'Config/', 'LinuxServer/']],
  ['Pal\\Saved\\Config\\Windows\\x.ini', ['Pal\\', 'Saved\\', 'Config\\', 'Windows\\', 'x.ini']],
  ['/v1/api/info', undefined],
  ['a sentence/with words/and slashes in it', undefined],
  ['averylongnamewithoutseparators', undefined],
])('a long path breaks behind its separators: %s', (path, parts) => {
  expect(partsOfPath(path)).toEqual(parts);
});
