import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {said} from '../../support/sentences';
import {WindowsMachine, type Options} from './machine';

/** RCON takes ASCII alone. */
const PASSWORDS = {rest: `it's "quoted" $HOME \\n 再`, rcon: `it's "quoted" $HOME \\n`};

export class Server {
  private constructor(
    public readonly box: WindowsMachine,
    public readonly password: string,
  ) {}

  public static async start(options: Options = {}, remote: 'rest' | 'rcon' = 'rest') {
    const box = await WindowsMachine.create(options);
    const server = new Server(box, PASSWORDS[remote]);
    const on = remote === 'rest' ? 'RESTAPI' : 'RCON';
    const ini = `OptionSettings=(AdminPassword="${server.password}",${on}Enabled=True,${on}Port=${box.port})`;
    box.write('state/players', '3');
    await box.install(server.password, ini);
    await server.does('tasks.ps1', 'Task "%s %s": %s', box.name, 'server', 'server.ps1');
    await box.starts(1, box.choices.port);
    return server;
  }

  public get home(): string {
    return `C:\\ProgramData\\${this.box.name}`;
  }

  public get saved(): string {
    return `${this.box.choices.folder}\\Pal\\Saved`;
  }

  public text(sentence: string, ...values: readonly string[]): string {
    return said(this.box.locale, sentence, ...values);
  }

  public async does(call: string, sentence = '', ...values: readonly string[]): Promise<string> {
    const {output, code, errors} = await this.box.script(call);
    expect(errors, call).toEqual([]);
    expect(code, output).toBe(0);
    expect(output).toContain(this.text(sentence, ...values));
    return output;
  }

  public async fails(
    call: string,
    sentence: string,
    ...values: readonly string[]
  ): Promise<string> {
    const {output, code} = await this.box.script(call);
    expect(output).toContain(this.text(sentence, ...values));
    expect(code, output).toBe(1);
    return output;
  }

  public set(...lines: readonly string[]): void {
    const file = `${this.home}\\settings.txt`;
    const text = lines.reduce((before, line) => {
      const key = new RegExp(`^${line.split('=')[0]}=.*$`, 'm');
      return key.test(before) ? before.replace(key, () => line) : `${before}${line}\n`;
    }, this.box.file(file));
    this.box.save(file, text);
  }

  public copies(): readonly string[] {
    return fs.readdirSync(this.box.at(this.box.choices.backups)).sort();
  }

  public played(): number {
    return Number(this.box.read('notes/8211/progress') || this.box.read('notes/28250/progress'));
  }

  public worlds(folder = this.saved): readonly number[] {
    const worlds = this.box.at(`${folder}\\SaveGames\\0`);
    return fs
      .readdirSync(worlds)
      .map((world) =>
        Number.parseInt(fs.readFileSync(path.join(worlds, world, 'Level.sav'), 'latin1'), 10),
      );
  }

  public archive(name: string, python: string): string {
    const file = `${this.box.choices.backups}\\${name}`;
    const code = `import sys, zipfile, tarfile, io\nfile = sys.argv[1]\n${python}`;
    const {stderr} = spawnSync('python3', ['-c', code, this.box.at(file)], {encoding: 'utf8'});
    expect(stderr).toBe('');
    return file;
  }
}
