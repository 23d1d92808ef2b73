/** The scripts on the built pages are the files that tests/unit/scripts.test.ts runs. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {restVersions} from '../../src/data/features';
import {scripts} from '../../src/core/serverFiles/scripts';
import {address, locales} from '../support/addresses';
import {builtFile, parseHtml} from '../support/builtSite';

/** Where each script is shown, in every version that has the REST API. */
const pages: Readonly<Record<string, string>> = {
  'linux/measure.sh': 'operate/performance',
  'linux/notify.sh': 'operate/discord-and-monitoring',
  'linux/stop-when-empty.sh': 'operate/stop-when-empty',
  'linux/whitelist.sh': 'operate/players',
  'windows/measure.py': 'operate/performance',
  'windows/notify.py': 'operate/discord-and-monitoring',
  'windows/whitelist.py': 'operate/players',
};

const versions = restVersions.filter(
  (version) => !process.env.GUIDE_VERSIONS || process.env.GUIDE_VERSIONS.includes(version),
);
const built = locales.filter((locale) => (process.env.GUIDE_LOCALE ?? locale) === locale);

it('shows every script as it is, in every language and version', () => {
  let shown = 0;
  for (const locale of built) {
    for (const version of versions) {
      for (const [name, page] of Object.entries(pages)) {
        const file = builtFile(path.join(address(locale, version, page), 'index.html'));
        const $ = parseHtml(fs.readFileSync(file, 'utf8'));
        const codes = $('figure[data-language]')
          .toArray()
          .filter((figure) => $(figure).find('figcaption').text().endsWith(path.basename(name)))
          .map((figure) => $(figure).find('code').text().trimEnd());
        expect(codes, `${name} on ${page} of ${version} in ${locale}`).toEqual([
          scripts[name]?.trimEnd(),
        ]);
        shown += 1;
      }
    }
  }
  expect(shown).toBe(built.length * versions.length * Object.keys(pages).length);
});
