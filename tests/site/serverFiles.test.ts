/** The page of the generator without scripts: the default set of each system is in its HTML. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {defaultChoices, installSteps, makeFiles} from '../../src/core/serverFiles';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {wordsOf} from '../../src/words';
import {address, locales, versions} from '../support/addresses';
import {builtFile} from '../support/builtSite';

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
        expect(blocks.has(content.trimEnd()), `${system}: ${name}`).toBe(true);
        count += 1;
      }
      for (const {code, text} of installSteps(make)) {
        expect(!code || blocks.has(code), `${system}: ${text}`).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
