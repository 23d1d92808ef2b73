import {createRequire} from 'node:module';
import vm from 'node:vm';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {locales} from '../../data/locales';
import {createHeadTags} from './headTags';
import {startScriptCode} from './startScript';
import {pageTemplate} from './template';
import {webManifest} from './webManifest';

const upstream = (
  createRequire(import.meta.url)(
    `${process.cwd()}/node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js`,
  ) as {default: string}
).default;

describe('the frame of the pages', () => {
  it('is that of the installed Docusaurus, but for the scripts', () => {
    const theirs = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
    const ours = '<script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>';
    expect(
      upstream,
      'Docusaurus starts its scripts in another way now: look at src/browser/start/startScripts.js.',
    ).toContain(theirs);
    expect(
      pageTemplate,
      'Docusaurus has another page template now: carry its changes over to template.ts.',
    ).toBe(upstream.replace(theirs, ours));
  });
});

describe('the script at the start of a page', () => {
  it('is one script that runs without modules', () => {
    const code = startScriptCode();
    expect(() => new vm.Script(code)).not.toThrow();
    const parts = [
      'basePathProblem',
      'failureNotice',
      'lateStyleSheet',
      'secondTry',
      'startScripts',
      'storedTheme',
      'trustedTypes',
      'withoutScripts',
    ];
    expect(code.match(/^function (\w+)\(/gm)?.sort()).toEqual(
      parts.map((part) => `function ${part}(`),
    );
  });
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
