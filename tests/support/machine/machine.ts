import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

export class Machine {
  public readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  protected readonly env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: this.root,
    MACHINE: this.root,
    PATH: `${this.root}/bin:${process.env.PATH}`,
  };

  protected constructor() {
    for (const place of ['bin', 'state', 'steam']) {
      fs.mkdirSync(path.join(this.root, place));
    }
    fs.copyFileSync(
      path.join(import.meta.dirname, 'root/usr/games/steamcmd'),
      path.join(this.root, 'bin/steamcmd'),
    );
  }

  public write(file: string, content: string | Buffer, mode = 0o644): void {
    const full = path.join(this.root, file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, content, {mode});
  }

  public read(file: string): string {
    const full = path.join(this.root, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  }

  public async run(
    command: string,
    env: Readonly<Record<string, string>> = {},
    input = '',
  ): Promise<Outcome> {
    // Without a terminal, a program reads a password from the input.
    const child = spawn('setsid', ['--wait', 'bash', '-c', command], {
      cwd: this.root,
      env: {...this.env, ...env},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    // The error is ignored, because a command that doesn't read its input closes the pipe.
    child.stdin.on('error', () => undefined).end(input);
    // The last output may arrive after 'exit'.
    const [code] = (await once(child, 'close')) as [number | null];
    return {code, output};
  }

  public replace(program: string, script: string): void {
    this.write(`bin/${program}`, `#!/bin/bash\n${script}\n`, 0o755);
  }

  public restoreProgram(program: string): void {
    fs.rmSync(path.join(this.root, 'bin', program));
  }

  public async remove(): Promise<void> {
    await this.run(
      'for group in state/*.group; do [ ! -e "$group" ] || kill -KILL -- "-$(<"$group")" 2>/dev/null; done; true',
    );
    // The deletion is tried again, because a program that is ending may still write.
    fs.rmSync(this.root, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
  }
}
