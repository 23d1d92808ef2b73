import vm from 'node:vm';
import fs from 'node:fs';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {expect, it} from 'vitest';
import {locales} from '../../data/locales';
import {createHeadTags} from '.';
import {openSearch, securityTxt, webManifest} from './siteFiles';
import {startScriptCode} from './startScript';
import {pageTemplate} from './template';

const render = async (meta: string, versions: readonly string[]) => {
  const frame = await compileSSGTemplate(pageTemplate('0.6.8', '1.0'));
  const scripts = ['main', ...versions.map((version) => `routes-${version}`)];
  return frame({
    baseUrl: '/guide/',
    stylesheets: [],
    metaAttributes: ['<title>A</title>', meta],
    scripts: scripts.map((name) => `assets/js/${name}.0a1b2c3d.js`),
  } as never);
};
const metaOf = (version: string) =>
  `<meta data-rh="true" name="docusaurus_version" content="${version}"/>`;

it.each([
  ['a page of a version', metaOf('0.5.0'), '0.5.0'],
  ['a page of the version in docs/', metaOf('current'), '1.0'],
  ['a page beside the versions', '<meta name="docusaurus_locale" content="en"/>', '0.6.8'],
])('has the scripts of %s, to be started after it is painted', async (_, meta, version) => {
  const html = await render(meta, ['1.0', '0.6.8', '0.5.0']);
  const script = (name: string) =>
    `<script type="text/plain" data-src="/guide/assets/js/${name}.0a1b2c3d.js"></script>`;
  expect(html.match(/<script.*?<\/script>/g)).toEqual(['main', `routes-${version}`].map(script));
});

it('the frame of a page: stops the build where its own entry is missing', async () => {
  await expect(render(metaOf('0.5.0'), ['1.0', '0.6.8'])).rejects.toThrow(/lacks its script/);
});

it('the script at the start of a page is one script that runs without modules', () => {
  const code = startScriptCode();
  expect(() => new vm.Script(code)).not.toThrow();
  const parts = 'basePath failureNotice secondTry startScripts trustedTypes withoutScripts';
  const functions = [...code.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name);
  expect(functions.sort()).toEqual(parts.split(' '));
});

it.each(locales)('browsers can search the guide from their address bar (%s)', (locale) => {
  const xml = openSearch(locale, 'https://example.org/guide/');
  expect(xml).toContain('template="https://example.org/guide/search?q={searchTerms}"');
  expect(/<ShortName>(?<name>[^<]{1,16})<\/ShortName>/.test(xml)).toBe(true);
});

it('people learn where to report a security problem, for a year', () => {
  const day = new Date('2026-03-01');
  const text = securityTxt('https://git.example/guide', 'https://example.org/', day);
  expect(text.split('\n')).toEqual([
    'Contact: https://git.example/guide/security/advisories/new',
    'Expires: 2027-03-01T00:00:00Z',
    'Preferred-Languages: en, ja',
    'Canonical: https://example.org/.well-known/security.txt',
    '',
  ]);
});

it.each([
  ['en', 'en-US', '/guide/site.webmanifest'],
  ['ja', 'ja-JP', '/guide/ja/site.webmanifest'],
] as const)('the web manifest speaks %s, and names icons that exist', (locale, tag, href) => {
  const {lang, name, short_name, icons} = webManifest(locale);
  expect(lang).toBe(tag);
  const isInKatakana = [name, short_name].map((text) => /\p{Script=Katakana}/u.test(text));
  expect(isInKatakana).toEqual(Array(2).fill(locale === 'ja'));
  expect(icons.length).toBe(3);
  expect(icons.filter(({src}) => !fs.existsSync(`static/${src}`))).toEqual([]);
  const links = createHeadTags('/guide/', locale).map(({attributes}) => attributes);
  expect(links.find((attributes) => attributes?.rel === 'manifest')?.href).toBe(href);
});
