import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {firefox, webkit} from '@playwright/test';
import {hasTool, installOnDebian} from './ensureTool';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const exists = (file: string) => fs.existsSync(file);

export type FoundEngine =
  {readonly by: 'playwright'} | {readonly by: 'program'; readonly path: string};

/** Finds Playwright's own Firefox or an installed one; undefined without either. */
export function findFirefox(): FoundEngine | undefined {
  const path = FIREFOX.find(exists);
  return exists(firefox.executablePath())
    ? {by: 'playwright'}
    : path === undefined
      ? undefined
      : {by: 'program', path};
}

/** Finds Playwright's own WebKit or WebKitGTK's driver with Xvfb; undefined without either. */
export function findWebKit(): FoundEngine | undefined {
  return exists(webkit.executablePath())
    ? {by: 'playwright'}
    : hasTool('WebKitWebDriver') && exists('/usr/bin/Xvfb')
      ? {by: 'program', path: 'WebKitWebDriver'}
      : undefined;
}

/** Installs Debian's engines, or on GitHub's runners Playwright's own. */
export function installEngines(): void {
  if (findFirefox() && findWebKit()) {
    return;
  }
  if (!installOnDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb') && process.env.GITHUB_ACTIONS) {
    spawnSync('npx', ['playwright', 'install', '--with-deps', 'firefox', 'webkit'], {
      stdio: 'inherit',
    });
  }
}
