import vm from 'node:vm';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {locales} from '../../data/locales';
import {createHeadTags} from './headTags';
import {openSearch} from './openSearch';
import {securityTxt} from './securityTxt';
import {startScriptCode} from './startScript';
import {pageTemplate} from './template';
import {webManifest} from './webManifest';

it('starts the scripts of a page after it is painted', () => {
  expect(pageTemplate).toContain('<script type="text/plain" data-src=');
  expect(pageTemplate).not.toContain('defer');
});

describe('the script at the start of a page', () => {
  it('is one script that runs without modules', () => {
    const code = startScriptCode();
    expect(() => new vm.Script(code)).not.toThrow();
    const parts = [
      'closedNotice',
      'failureNotice',
      'lateStyleSheet',
      'secondTry',
      'startScripts',
      'trustedTypes',
      'withoutScripts',
    ];
    expect(code.match(/^function (\w+)\(/gm)?.sort()).toEqual(
      parts.map((part) => `function ${part}(`),
    );
  });
});

it.each(locales)('browsers can search the guide from their address bar (%s)', (locale) => {
  const xml = openSearch(locale, 'https://example.org/guide/');
  expect(xml).toContain('template="https://example.org/guide/search?q={searchTerms}"');
  // Browsers ignore a description whose name is longer.
  expect(/<ShortName>(?<name>[^<]{1,16})<\/ShortName>/.test(xml)).toBe(true);
});

it('people learn where to report a security problem, for a year', () => {
  const text = securityTxt(
    'https://git.example/guide',
    'https://example.org/',
    new Date('2026-03-01'),
  );
  expect(text.split('\n')).toEqual([
    'Contact: https://git.example/guide/security/advisories/new',
    'Expires: 2027-03-01T00:00:00Z',
    'Preferred-Languages: en, ja',
    'Canonical: https://example.org/.well-known/security.txt',
    '',
  ]);
});

describe('the web manifest', () => {
  it.each(locales)('speaks the language of its pages and names icons that exist (%s)', (locale) => {
    const {lang, name, short_name, icons} = webManifest(locale);
    expect(lang).toBe({en: 'en-US', ja: 'ja-JP'}[locale]);
    expect(/\p{Script=Katakana}/u.test(name) && /\p{Script=Katakana}/u.test(short_name)).toBe(
      locale === 'ja',
    );
    expect(icons.length).toBe(3);
    expect(icons.filter(({src}) => !fs.existsSync(`static/${src}`))).toEqual([]);
    const link = createHeadTags('/guide/', locale).find(
      ({attributes}) => attributes?.rel === 'manifest',
    );
    expect(link?.attributes?.href).toBe(
      {en: '/guide/site.webmanifest', ja: '/guide/ja/site.webmanifest'}[locale],
    );
  });
});
