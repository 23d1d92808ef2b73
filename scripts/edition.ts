/**
 * `npm run edition -- DefaultPalWorldSettings.ini 1.1.0`: what a default file of the game changes against
 * the newest edition, as records to fill in. It writes nothing.
 */
import fs from 'node:fs';
import {defaultFileEntries, entriesOf} from '../src/data/settings/order';
import {newestVersion} from '../src/data/versions';
import {editionDraft} from './lib/editionDraft';

const [file, build] = process.argv.slice(2);
try {
  if (!file || !/^\d+(?:\.\d+)+$/.test(build ?? '')) {
    throw new Error('npm run edition -- DefaultPalWorldSettings.ini 1.1.0');
  }
  const line = /^OptionSettings=\(.*\)$/m.exec(fs.readFileSync(file, 'utf8').replaceAll('\r', ''));
  if (!line) {
    throw new Error(
      `${file} has no line OptionSettings=(…) that ends with its bracket. Take DefaultPalWorldSettings.ini of the build, unchanged.`,
    );
  }
  console.log(editionDraft(defaultFileEntries(newestVersion.id), entriesOf(line[0]), build!));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
