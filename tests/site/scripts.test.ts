/** The scripts on the built pages are the files that tests/unit/scripts.test.ts runs. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {restVersions} from '../../src/data/features';
import {locales} from '../support/addresses';
import {blocksOf} from '../support/procedures/blocks';

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

it('shows every script as it is, in every language and version', () => {
  for (const locale of locales) {
    for (const version of restVersions) {
      for (const [name, page] of Object.entries(pages)) {
        const codes = blocksOf(locale, version, page)
          .filter(({title}) => title.endsWith(path.basename(name)))
          .map(({code}) => code);
        expect(codes, `${name} on ${page} of ${version} in ${locale}`).toEqual([
          scripts[name]?.trimEnd(),
        ]);
      }
    }
  }
});
