import fs from 'node:fs';
import {expect, it} from 'vitest';
import {defaultLocale, locales} from '../../src/data/locales';

// Each group of languages in the sample: `^/ja(/|$)`, `^(?:/ja)?/`, and with more `^/(?:ja|de)`.
it('the sample for nginx names every language that has a folder', () => {
  const lines = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .split('\n')
    .filter((line) => /~\^.*\bja\b/.test(line));
  expect(lines).toHaveLength(2);
  const others = locales.filter((locale) => locale !== defaultLocale);
  for (const locale of others) {
    const lacking = lines.filter((line) => !new RegExp(`\\b${locale}\\b`).test(line));
    expect(lacking, `deploy/nginx.conf lacks "${locale}" beside "ja" in these lines`).toEqual([]);
  }
});
