import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const isPackagedChromiumForThisMachine =
  process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks @sparticuz/chromium, which opens a page in little more than half the time of Playwright's
 * browser.
 */
export function unpackChromium(): {readonly program: string; readonly fonts: string} {
  const manifest = path.resolve('node_modules/@sparticuz/chromium/package.json');
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  const folder = path.resolve('node_modules/.cache', `chromium-${version}`);
  const fonts = path.join(folder, 'fonts.conf');
  if (!fs.existsSync(fonts)) {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    // Another process unpacks it, because the package writes into the folder for temporary files.
    const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";
    execFileSync(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], {
      env: {...process.env, TMPDIR: folder},
    });
    fs.writeFileSync(
      fonts,
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`,
    );
  }
  return {program: path.join(folder, 'chromium'), fonts};
}

/** Returns the packaged browser unless the machine lacks its libraries. */
export function findPackagedChromium(): string | undefined {
  if (!isPackagedChromiumForThisMachine) {
    return undefined;
  }
  const {program} = unpackChromium();
  return spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0 ? program : undefined;
}
