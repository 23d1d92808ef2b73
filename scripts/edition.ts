/**
 * `npm run edition -- from|publish|retire …`: what a default file of the game changes against the newest
 * edition, as records to fill in; shows an edition that was in preparation; retires the oldest one.
 */
import fs from 'node:fs';
import {defaultFileEntries, entriesOf} from '../src/data/settings/order';
import {newestVersion} from '../src/data/versions';
import {editionDraft} from './lib/editionDraft';
import {publishVersion, retireVersion} from './lib/openVersion';

const HELP = `npm run edition -- from DefaultPalWorldSettings.ini 1.1.0   the records to fill in; writes nothing
npm run edition -- publish 1.1                              shows the edition to readers
npm run edition -- retire 0.1.5.1                           takes the oldest edition out; its addresses lead on`;

/** What the command prints. */
function run([command, name = '', build = '']: readonly string[]): string {
  if (command === 'from' && /^\d+(?:\.\d+)+$/.test(build)) {
    const line = /^OptionSettings=\(.*\)$/m.exec(
      fs.readFileSync(name, 'utf8').replaceAll('\r', ''),
    );
    if (!line) {
      throw new Error(
        `${name} has no line OptionSettings=(…) that ends with its bracket. Take DefaultPalWorldSettings.ini of the build, unchanged.`,
      );
    }
    return editionDraft(defaultFileEntries(newestVersion.id), entriesOf(line[0]), build);
  }
  if (command === 'publish' && name !== '') {
    publishVersion('.', name, new Date().toISOString().slice(0, 10));
    return `Readers see ${name}. npm run check:types && npm run test:unit say what is missing.`;
  }
  if (command === 'retire' && name !== '') {
    const files = retireVersion('.', name);
    return `${name} is retired. Its line in deploy/nginx.conf must lead to the oldest edition now, and one for /${name}/, too.
These files still name it; look at each:
${files.map((file) => `  ${file}`).join('\n')}`;
  }
  throw new Error(HELP);
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
