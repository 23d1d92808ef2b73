/**
 * `npm run test:pictures`: compares pictures of the built site with those that are kept beside the
 * test, on every machine with the same browser and the same fonts.
 *
 * The browser is the one in the package @sparticuz/chromium (Linux, 64-bit Intel or AMD), unpacked
 * once into node_modules/.cache. It sees no font of the machine: pages get theirs from a package
 * (tests/pictures/fonts.ts). Elsewhere the step is skipped: it ends with SKIPPED, and says so.
 *
 * `npm run pictures` takes those again that differ. Options go on to Playwright.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {SKIPPED} from './lib/steps';

const require = createRequire(path.resolve('package.json'));

/** Unpacks the browser, unless that was done before, and returns the path of its program. */
async function unpackBrowser(): Promise<{program: string; fonts: string}> {
  const manifest = path.resolve('node_modules/@sparticuz/chromium/package.json');
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  const folder = path.resolve('node_modules/.cache', `chromium-${version}`);
  const done = path.join(folder, 'fonts.conf');
  if (!fs.existsSync(done)) {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    // The package unpacks into the folder for temporary files.
    process.env.TMPDIR = folder;
    const {default: chromium} = await import('@sparticuz/chromium');
    await chromium.executablePath();
    fs.writeFileSync(
      done,
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`,
    );
  }
  return {program: path.join(folder, 'chromium'), fonts: done};
}

async function main(): Promise<number> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.warn(
      `Skipped: the pictures are taken with a browser for Linux on x64; this is ${process.platform} on ${process.arch}. The checks of a pull request compare them.`,
    );
    return SKIPPED;
  }
  const {program, fonts} = await unpackBrowser();
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
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
