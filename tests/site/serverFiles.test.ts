import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {archivePath, defaultChoices, installSteps, makeFiles} from '../../src/core/serverFiles';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {scripts} from '../../src/core/serverFiles/scripts';
import {restVersions} from '../../src/data/features';
import {localePath} from '../../src/data/locales';
import {wordsOf} from '../../src/words';
import {address, locales, versions, newest} from '../support/addresses';
import {builtFile, onEachPage} from '../support/builtSite';
import {blocksOf} from '../support/procedures/blocks';
import {oldestVersion} from '../../src/data/versions';

describe.each(locales)('the page of the generator in %s', (locale) => {
  it.each(versions)('of %s holds every file and step', (version) => {
    const page = address(locale, version, 'settings-and-operation/server-files');
    const html = fs.readFileSync(builtFile(path.join(page, 'index.html')), 'utf8');
    // Without scripts, a browser reads what is in <noscript> like everything else.
    const $ = load(html.replaceAll(/<\/?noscript>/g, ''));
    const blocks = new Set(
      $('article pre code')
        .toArray()
        .map((code) => $(code).text()),
    );
    const facts = serverFilesFacts(version);
    let count = 0;
    for (const system of facts.systems) {
      const make = {
        choices: defaultChoices(system, facts),
        facts,
        words: wordsOf(locale).serverFiles,
      };
      for (const {name, content} of makeFiles(make)) {
        const isOwn = /\.(?:conf|yaml|env)$|^settings/.test(name);
        expect(blocks.has(content.trimEnd()), `${system}: ${name}`).toBe(isOwn);
        count += 1;
      }
      for (const {code, text} of installSteps(make)) {
        expect(!code || blocks.has(code), `${system}: ${text}`).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});

const late = /^python|stop-when-empty|passwords|rest\.(?:sh|ps1)/;

it('every script is on the page for them, once and as it is, in every language and version', () => {
  const shown = Object.entries(scripts).filter(([name]) => /\.(?:sh|ps1|py)$/.test(name));
  expect(shown.length).toBeGreaterThan(30);
  for (const locale of locales) {
    for (const version of versions) {
      const blocks = blocksOf(locale, version, 'operate/scripts');
      const codes = blocks.map(({code}) => code);
      const isRest = restVersions.includes(version);
      for (const [name, text] of shown) {
        const isHere =
          !name.startsWith('docker/') && (isRest ? !/rcon\./.test(name) : !late.test(name));
        const count = codes.filter((code) => code === text.trimEnd()).length;
        expect(count, `${name} of ${version} in ${locale}`).toBe(isHere ? 1 : 0);
      }
      // Each system has its own copy of the translations.
      const repeated = blocks.filter(({code}, at) => codes.indexOf(code) !== at);
      const names = repeated.map(({title}) => title.split(/[/\\]/).at(-1));
      expect(names, version).toEqual(locale === 'ja' ? ['messages.ja.txt'] : []);
    }
  }
});

it('no other page shows a script, and the archives hold every one', () => {
  const texts = new Set(Object.values(scripts).map((text) => text.trimEnd()));
  let pages = 0;
  for (const locale of locales) {
    onEachPage(locale, ({version, page}) => {
      if (page === 'operate/scripts') {
        return [];
      }
      pages += 1;
      const found = blocksOf(locale, version, page).filter(
        ({code, title}) => texts.has(code) && !title.endsWith('helper.sh'),
      );
      expect(
        found.map(({title}) => title),
        `${version} ${page}`,
      ).toEqual([]);
      return [];
    });
    for (const system of serverFilesFacts(newest).systems) {
      for (const remote of ['rest', 'rcon'] as const) {
        const file = builtFile(localePath(locale) + archivePath(system, remote));
        const isThere =
          remote === 'rest' || serverFilesFacts(oldestVersion.id).systems.includes(system);
        expect(fs.existsSync(file), file).toBe(isThere);
      }
    }
  }
  expect(pages).toBeGreaterThan(500);
});
