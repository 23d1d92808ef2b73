/** The folder for everything that a benchmark makes, and how its packages get there. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

export const WORK_DIR = path.resolve('bench/.work');

/** Runs a command and shows what it says only when it fails. Throws then. */
export function run(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): void {
  const [program = '', ...parameters] = command;
  const {status, stdout, stderr} = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`"${command.join(' ')}" failed in ${cwd}:\n${stdout}\n${stderr}`.slice(-4000));
  }
}

/**
 * The folder of a package in bench/peers, with the packages it asks for installed. They stay out of
 * the project's own package.json; without network a folder that is ready is used as it is.
 */
export function installed(name: string): string {
  const dir = path.join(WORK_DIR, name);
  const wanted = fs.readFileSync(path.join('bench/peers', name, 'package.json'), 'utf8');
  const stamp = path.join(dir, 'node_modules/.installed.json');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) {
    console.log(`Installing the packages of bench/peers/${name} …`);
    fs.rmSync(path.join(dir, 'package-lock.json'), {force: true});
    fs.mkdirSync(dir, {recursive: true});
    fs.writeFileSync(path.join(dir, 'package.json'), wanted);
    run(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'], dir);
    fs.writeFileSync(stamp, wanted);
  }
  return dir;
}

/** Loads a package of bench/package.json; its types are what the caller says. */
export async function tool<T>(name: string, entry: string): Promise<T> {
  const file = path.resolve('bench/node_modules', name, entry);
  if (!fs.existsSync(file)) {
    throw new Error('Install the packages of the benchmarks first: npm ci --prefix bench');
  }
  return (await import(pathToFileURL(file).href)) as T;
}
