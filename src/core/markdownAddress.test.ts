import {expect, it} from 'vitest';
import {markdownAddress} from './markdownAddress';

it('gives the address of a page as Markdown', () => {
  expect(markdownAddress('/', '/')).toBe('/index.md');
  expect(markdownAddress('/ja/', '/ja/')).toBe('/ja/index.md');
  expect(markdownAddress('/0.4.15/', '/')).toBe('/0.4.15.md');
  expect(markdownAddress('/guide/api/rcon/', '/guide/')).toBe('/guide/api/rcon.md');
});
