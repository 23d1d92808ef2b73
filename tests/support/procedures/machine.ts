/**
 * A clean machine for the procedures of the pages: a folder with its own /home, /etc, /usr/games and
 * /usr/local/lib, and replacements (`bin/`) for what a test must not do: install packages, talk to
 * Steam, run the game, start services and containers. Everything else, bash, tar, curl, install, cp,
 * is the real program. Only these folders and the port of the REST API are moved; every other letter
 * is what a reader copies.
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Step {
  readonly at: string;
  readonly code: string;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

const MOVED =
  /(?<![\w.~}-])(?=\/(?:home|usr\/games|usr\/local\/lib|opt|var\/lib|etc(?!\/os-release))\b)/g;

const REST_PORT = /(?<=:|port=)8212\b/g;

/** A machine that lives until `remove`. */
export class Machine {
  public readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'procedures-'));
  private rest: ChildProcess | undefined;

  public constructor() {
    for (const folder of [
      'home/you',
      'etc/systemd/system',
      'etc/apt/sources.list.d',
      'usr/games',
    ]) {
      fs.mkdirSync(path.join(this.root, folder), {recursive: true});
    }
    fs.mkdirSync(path.join(this.root, 'log'));
    fs.cpSync(path.join(import.meta.dirname, 'bin'), path.join(this.root, 'bin'), {
      recursive: true,
    });
  }

  /** The path on this side of a file of the machine. */
  public file(name: string): string {
    return path.join(this.root, name);
  }

  public read(name: string): string {
    const file = this.file(name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  /** Saves a file that a page shows. */
  public save(name: string, text: string): void {
    fs.writeFileSync(this.file(name), this.moved(`${text}\n`));
  }

  /** Runs a block as the person at the prompt does, in the folder that belongs to it. */
  public run({at, code}: Step): Outcome {
    const folder = at === 'compose' ? '/opt/palworld' : '/home/you';
    const script = this.file('step.sh');
    fs.writeFileSync(script, this.moved(`cd ${folder}\nset -eo pipefail\n${code}\n`));
    // In a session of its own: a program that asks for a password finds no terminal, and reads the input.
    const {status, stdout, stderr, error} = spawnSync('setsid', ['--wait', 'bash', script], {
      encoding: 'utf8',
      timeout: 60_000,
      // What a person types when a command asks.
      input: 'YOUR_PASSWORD\n',
      env: {
        ...process.env,
        MACHINE: this.root,
        HOME: this.file('/home/you'),
        PATH: `${this.file('/bin')}:${process.env.PATH}`,
      },
    });
    return {
      code: status,
      // A block that ends before it has read what a person types closes the pipe: no fault of it.
      output: (error && !error.message.includes('EPIPE')
        ? error.message
        : stdout + stderr
      ).replaceAll(this.root, ''),
    };
  }

  public remove(): void {
    this.rest?.kill();
    fs.rmSync(this.root, {recursive: true, force: true});
  }

  private moved(code: string): string {
    const text = code.replace(MOVED, this.root);
    return text.replace(REST_PORT, () => this.restPort());
  }

  /** The port of this machine's REST API, which is started when a block first names it. */
  private restPort(): string {
    const file = this.file('/rest-port');
    if (!this.rest) {
      this.rest = spawn(process.execPath, [path.join(import.meta.dirname, 'rest.mjs'), this.root], {
        stdio: 'ignore',
      });
      const clock = new Int32Array(new SharedArrayBuffer(4));
      for (let tries = 0; tries < 400 && !fs.existsSync(file); tries += 1) {
        Atomics.wait(clock, 0, 0, 25);
      }
    }
    return fs.readFileSync(file, 'utf8');
  }
}
