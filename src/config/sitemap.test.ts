import {expect, it} from 'vitest';
import {isCanonical} from './sitemap';

it.each([
  ['/', true],
  ['/1.0/api/rcon/', true],
  ['/ja/1.0/operate/backups', true],
  ['/markdown-page', true],
  ['/0.5.0/settings-and-operation/changes', true],
  ['/0.4.15/getting-started/for-xbox-dedicated-server', true],
  ['/operate/backups', false],
  ['/ja/0.5.0/api/rcon/', false],
  ['/category/api', false],
  ['/ja/0.2.4.0/api/rest-api/info', false],
])('lists %s: %s', (path, isListed) => {
  expect(isCanonical(`https://palworld-server-guide.example${path}`)).toBe(isListed);
});
