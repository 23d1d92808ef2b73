/** The packaged browser and its fonts need 64-bit Linux. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {isPackagedChromiumForThisMachine, unpackChromium} from './lib/packagedChromium';
import {runScript} from './lib/runScript';
import {SKIPPED} from './lib/steps';

const require = createRequire(path.resolve('package.json'));

runScript('test-pictures', () => {
  if (!isPackagedChromiumForThisMachine) {
    console.warn(
      `Skipped: the pictures are taken with a browser for Linux on x64; this is ${process.platform} on ${process.arch}. The checks of a pull request compare them.`,
    );
    return SKIPPED;
  }
  const {program, fonts} = unpackChromium();
  const {status} = spawnSync(
    process.execPath,
    [
      require.resolve('@playwright/test/cli'),
      'test',
      '--config',
      'tests/pictures/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    {stdio: 'inherit', env: {...process.env, CHROMIUM_PATH: program, FONTCONFIG_FILE: fonts}},
  );
  return status ?? 1;
});
