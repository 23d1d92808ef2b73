import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

export function hasTool(name: string): boolean {
  return spawnSync(name, ['--version'], {stdio: 'ignore'}).error === undefined;
}

/** Installs packages on our Debian machines; returns false elsewhere. */
export function installOnDebian(...packages: readonly string[]): boolean {
  if (!fs.existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return false;
  }
  console.log(`Installing Debian’s ${packages.join(', ')}.`);
  // Another step that installs something at the same time waits, because apt-get would fail.
  const install = () =>
    ['update', `install -y ${packages.join(' ')}`]
      .map((command) => `/var/lib/apt apt-get ${command}`.split(' '))
      .map((words) => spawnSync('flock', words, {stdio: 'ignore'}).status)
      .at(-1) === 0;
  // The second try helps, because a package mirror that doesn't answer at first usually does later.
  return install() || install();
}

/** Installs a missing program. Throws saying what to do when it can't. */
export function ensureTool(name: string, debianPackage: string): void {
  if (!hasTool(name) && !(installOnDebian(debianPackage) && hasTool(name))) {
    throw new Error(
      `The tests need ${name}. Install it (Debian: apt-get install ${debianPackage}).`,
    );
  }
}
