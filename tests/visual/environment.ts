/**
 * Pictures can only be compared where the browser and the fonts are those they were taken with.
 * This names both in one line, which is kept beside the pictures.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'environment.txt');

function fonts(): string {
  try {
    const names = execFileSync('fc-list', ['--format', '%{family}\n'], {encoding: 'utf8'});
    const sorted = [...new Set(names.split('\n'))].sort().join('\n');
    return createHash('sha256').update(sorted).digest('hex').slice(0, 12);
  } catch {
    return 'unknown';
  }
}

/** 'chromium 131.0.1, fonts 0123456789ab' */
export function currentEnvironment(browserVersion: string): string {
  return `chromium ${browserVersion}, fonts ${fonts()}`;
}

/** Where the kept pictures were taken, or undefined before the first ones. */
export function picturesEnvironment(): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}

export function keepEnvironment(environment: string): void {
  fs.writeFileSync(file, `${environment}\n`);
}
