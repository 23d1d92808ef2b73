/** Finds a program that a check needs, installs Debian's where that is possible, or says how to get it. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** Tells whether a program can be started. */
export function hasTool(name: string): boolean {
  return spawnSync(name, ['--version'], {stdio: 'ignore'}).error === undefined;
}

/**
 * Makes sure that a program is there.
 *
 * @throws when it is missing and cannot be installed, saying what to do
 */
export function ensureTool(name: string, debianPackage: string): void {
  if (hasTool(name)) {
    return;
  }
  if (fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`No ${name} found; installing Debian’s ${debianPackage}.`);
    spawnSync('apt-get', ['update'], {stdio: 'ignore'});
    spawnSync('apt-get', ['install', '-y', debianPackage], {stdio: 'ignore'});
  }
  if (!hasTool(name)) {
    throw new Error(
      `The tests need ${name}. Install it (Debian: apt-get install ${debianPackage}).`,
    );
  }
}
