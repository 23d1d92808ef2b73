import fs from 'node:fs';
import {installOnDebian} from './ensureTool';
import {findPackagedChromium} from './packagedChromium';

const {CHROMIUM_PATH} = process.env;

const CANDIDATES = [
  CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function findChromium(): Promise<string | undefined> {
  const installed = CANDIDATES.find((file) => file && fs.existsSync(file));
  if (installed) {
    return installed;
  }
  const {chromium} = await import('@playwright/test');
  const own = chromium.executablePath();
  return own && fs.existsSync(own) ? own : undefined;
}

/**
 * Finds the packaged or an installed browser, or installs Debian's. Throws an error that says what
 * to do.
 */
export async function ensureChromium(): Promise<string> {
  const found =
    CHROMIUM_PATH ??
    findPackagedChromium() ??
    (await findChromium()) ??
    (installOnDebian('chromium', 'fonts-noto-cjk') ? await findChromium() : undefined);
  if (found) {
    return found;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.',
  );
}
