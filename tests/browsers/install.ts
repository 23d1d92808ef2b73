import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {firefox, webkit} from '@playwright/test';
import {hasTool, installOnDebian} from '../../scripts/lib/ensureTool';

/** Tells whether Playwright has its own engine on this machine. */
export const isPlaywrights = (name: 'firefox' | 'webkit'): boolean =>
  fs.existsSync({firefox, webkit}[name].executablePath());

export const firefoxProgram = (): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => fs.existsSync(file));

/** Tells whether WebKitGTK's driver and Xvfb are there. */
export const hasWebKitGtk = (): boolean =>
  hasTool('WebKitWebDriver') && fs.existsSync('/usr/bin/Xvfb');

/** Installs Debian's engines, or on GitHub's runners Playwright's own. */
export default function installEngines(): void {
  const hasFirefox = isPlaywrights('firefox') || firefoxProgram() !== undefined;
  if (hasFirefox && (isPlaywrights('webkit') || hasWebKitGtk())) {
    return;
  }
  if (!installOnDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb') && process.env.GITHUB_ACTIONS) {
    spawnSync('npx', ['playwright', 'install', '--with-deps', 'firefox', 'webkit'], {
      stdio: 'inherit',
    });
  }
}
