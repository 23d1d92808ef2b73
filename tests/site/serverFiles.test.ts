/**
 * What pages show of server/: the page of the generator the default set of each system, without scripts; others
 * the very files that tests/unit/scripts.test.ts runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {defaultChoices, installSteps, makeFiles} from '../../src/core/serverFiles';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {scripts} from '../../src/core/serverFiles/scripts';
import {restVersions} from '../../src/data/features';
import {wordsOf} from '../../src/words';
import {address, locales, versions} from '../support/addresses';
import {builtFile} from '../support/builtSite';
import {blocksOf} from '../support/procedures/blocks';

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
        // The scripts are the same for everyone, and are on a page of their own.
        const isOwn = !/\.(?:sh|ps1|py)$|^messages/.test(name);
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

/** Where each script is shown, in every version that has the REST API. */
const pages: Readonly<Record<string, string>> = {
  'linux/stop-when-empty.sh': 'operate/stop-when-empty',
  'python/measure.py': 'operate/performance',
  'python/notify.py': 'operate/discord-and-monitoring',
  'python/whitelist.py': 'operate/players',
};

it('every script is shown as it is, in every language and version', () => {
  for (const locale of locales) {
    for (const version of restVersions) {
      for (const [name, page] of Object.entries(pages)) {
        const codes = blocksOf(locale, version, page)
          .filter(({title}) => title.endsWith(path.basename(name)))
          .map(({code}) => code);
        const place = `${name} on ${page} of ${version} in ${locale}`;
        expect(codes.length, place).toBeGreaterThan(0);
        expect(new Set(codes), place).toEqual(new Set([scripts[name]?.trimEnd()]));
      }
    }
  }
});
