import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, inject, onTestFinished} from 'vitest';
import {
  defaultChoices,
  makeFiles,
  type Choices,
  type GeneratedFile,
} from '../../../src/core/serverFiles';
import {serverFilesFacts} from '../../../src/core/serverFiles/facts';
import {scripts} from '../../../src/core/serverFiles/scripts';
import type {Locale} from '../../../src/data/locales';
import {oldestVersion, type VersionId} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {freePort} from '../../support/freePort';
import {newest} from '../../support/addresses';
import {saying, type Sentence} from '../../support/sentences';
import {withLines} from '../../support/settingLines';
import {Session, type Typed} from './session';

export interface Options {
  readonly version?: VersionId;
  readonly locale?: Locale;
  readonly choices?: Partial<Choices>;
}

type Remote = 'rest' | 'rcon';

/** RCON takes ASCII alone. */
const PASSWORDS = {rest: `it's "quoted" $HOME \\n 再`, rcon: `it's "quoted" $HOME \\n`};
const PROFILE = 'c/Users/Admin User';
const PROJECT = path.join(import.meta.dirname, '../../..');
const bin = (name: string) => path.join(import.meta.dirname, 'bin', name);

let session: Session | undefined;
afterAll(() => session?.close());

export class WindowsMachine {
  public readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  public readonly choices: Choices;
  public readonly home: string;
  public readonly settings: string;
  public readonly saved: string;
  public readonly locale: Locale;
  private readonly env: Readonly<Record<string, string>>;

  private constructor(
    {version = newest, locale = 'en', choices = {}}: Options,
    public readonly port: number,
  ) {
    this.locale = locale;
    const facts = serverFilesFacts(version);
    this.choices = {...defaultChoices('windows', facts), remotePort: port, ...choices};
    this.home = `C:\\ProgramData\\${this.choices.name}`;
    this.settings = `${this.home}\\settings.txt`;
    this.saved = `${this.choices.folder}\\Pal\\Saved`;
    for (const place of [PROFILE, 'c/Windows', 'd', 'e', 'bin', 'state/processes']) {
      fs.mkdirSync(this.at(place), {recursive: true});
    }
    const copy = (from: string, to: string) => this.write(to, fs.readFileSync(from), 0o755);
    const program = version === oldestVersion.id ? 'Test' : 'Shipping';
    const made = path.join(PROJECT, 'tests/support/machine/root');
    copy(bin('PalServer.exe'), 'steam/server/PalServer.exe');
    copy(
      path.join(made, 'machine/steam/server/Pal/Binaries/Linux/PalServer-Linux-Shipping'),
      `steam/server/Pal/Binaries/Win64/PalServer-Win64-${program}-Cmd.exe`,
    );
    copy(path.join(made, 'usr/games/steamcmd'), 'bin/steamcmd');
    copy(
      path.join(PROJECT, `src/data/settings/fixtures/${version}.txt`),
      'steam/server/DefaultPalWorldSettings.ini',
    );
    this.write('steam/server/version', version);
    this.write('steam/newest', '1001\n');
    for (const name of ['python', 'py', 'curl.exe', 'tar.exe']) {
      fs.symlinkSync(bin('program'), this.at(`bin/${name}`));
    }
    this.env = {
      MACHINE: this.root,
      PATH: `${this.root}/bin:${process.env.PATH}`,
      VERSION: version,
      HOME: path.join(this.root, PROFILE),
      LOCALAPPDATA: 'C:\\Users\\Admin User\\AppData\\Local',
      PROJECT,
      PWSH: inject('pwsh'),
      HITS: inject('hits'),
      WINDOWS_CULTURE: locale === 'ja' ? 'ja-JP' : 'en-US',
    };
  }

  /** The machine has no server yet, and ends with the test. */
  public static async create(options: Options = {}): Promise<WindowsMachine> {
    const machine = new WindowsMachine(options, await freePort());
    onTestFinished(() => machine.remove());
    return machine;
  }

  /** Has the scripts, and a server that its task has started. */
  public static async start(options: Options = {}, remote?: Remote): Promise<WindowsMachine> {
    const box = await WindowsMachine.create(options);
    box.write('state/players', '3');
    await box.install(remote);
    await box.does('tasks.ps1', 'Task "%s %s": %s', box.choices.name, 'server', 'server.ps1');
    await box.starts(1);
    return box;
  }

  private remove(): void {
    this.run(
      'for file in state/task-*; do [ ! -e "$file" ] || kill -KILL -- "-$(<"$file")"; done; for file in state/processes/*; do kill -KILL -- "-${file##*/}"; done',
    );
    // A program that is ending may still write.
    fs.rmSync(this.root, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
  }

  /** Names of files are those of Windows, or are below the root, such as `state/players`. */
  public at(file: string): string {
    return path.join(
      this.root,
      file.replace(/^([A-Z]):/, (_, drive: string) => drive.toLowerCase()).replaceAll('\\', '/'),
    );
  }

  public write(file: string, content: string | Buffer, mode = 0o644): void {
    const full = this.at(file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, content, {mode});
  }

  public read(file: string): string {
    const full = this.at(file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  }

  public run(command: string): {readonly status: number | null; readonly output: string} {
    const {status, stdout, stderr} = spawnSync('bash', ['-c', command], {
      cwd: this.root,
      env: {...process.env, ...this.env},
      encoding: 'utf8',
    });
    return {status, output: stdout + stderr};
  }

  public async type(text: string, window = (session ??= new Session())): Promise<Typed> {
    const {output, code, errors} = await window.type(this.env, text);
    return {
      output: this.windowsPaths(output),
      code,
      errors: errors.map((one) => this.windowsPaths(one)),
    };
  }

  /** Starts a script that ends its window in the middle. */
  public async dies(call: string): Promise<void> {
    await expect(this.script(call, new Session())).rejects.toThrow('The window was closed');
  }

  public script(call: string, window?: Session): Promise<Typed> {
    return this.type(`powershell -ExecutionPolicy Bypass -File ${this.home}\\${call}`, window);
  }

  public says(...sentence: Sentence): RegExp {
    return saying(this.locale, ...sentence);
  }

  public async does(
    call: string,
    beginning?: string,
    ...values: readonly string[]
  ): Promise<string> {
    const {output, code, errors} = await this.script(call);
    expect([code, errors], output).toEqual([0, []]);
    if (beginning !== undefined) {
      expect(output).toMatch(this.says(beginning, ...values));
    }
    return output;
  }

  public async fails(call: string, ...sentence: Sentence): Promise<string> {
    const {output, code} = await this.script(call);
    expect(output, call).toMatch(this.says(...sentence));
    expect(code, output).toBe(1);
    return output;
  }

  public set(...lines: readonly string[]): void {
    this.write(this.settings, withLines(this.read(this.settings), lines));
  }

  public writeScript(file: string, text: string): void {
    const name = file.split('\\').at(-1) ?? '';
    const counted = path.join(inject('counted'), name);
    const isScript = scripts[`windows/${name}`]?.trimEnd() === text.trimEnd();
    this.write(
      file,
      isScript && fs.existsSync(counted)
        ? fs.readFileSync(counted)
        : text.replace(/(?<=^remote_port=)(?:8212|25575)$/m, String(this.port)),
    );
  }

  public archive(): readonly GeneratedFile[] {
    const {choices, locale} = this;
    const facts = serverFilesFacts(this.env.VERSION as VersionId);
    return makeFiles({choices, facts, words: wordsOf(locale).serverFiles});
  }

  public installServer(ini: string, folder = this.choices.folder): void {
    fs.cpSync(this.at('steam/server'), this.at(folder), {recursive: true});
    this.write(`${folder}\\program`, '1001\n');
    this.write(
      `${folder}\\steamapps\\appmanifest_2394010.acf`,
      '"AppState"\n{\n\t"StateFlags"\t\t"4"\n\t"buildid"\t\t"1001"\n}\n',
    );
    this.write(`${folder}\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini`, ini);
    this.write('C:\\steamcmd\\steamcmd.exe', fs.readFileSync(bin('steamcmd.exe')), 0o755);
  }

  /** Puts everything in its place, as the installation does. */
  public async install(remote: Remote = 'rest'): Promise<void> {
    for (const {folder, name, content} of this.archive()) {
      this.writeScript(`${folder}\\${name}`, content);
    }
    const [password, on] = [PASSWORDS[remote], remote === 'rest' ? 'RESTAPI' : 'RCON'];
    this.write(`${this.home}\\admin-password.txt`, `${password}\r\n`);
    this.installServer(
      `OptionSettings=(AdminPassword="${password}",${on}Enabled=True,${on}Port=${this.port})`,
    );
    await this.type(`New-Item -ItemType Directory -Force '${this.choices.backups}'`);
  }

  public game(): readonly string[] {
    return this.read(`notes/${this.choices.port}/game.log`).split('\n').filter(Boolean);
  }

  public copies(): readonly string[] {
    return fs.readdirSync(this.at(this.choices.backups)).sort();
  }

  public played(): number {
    return Number(this.read(`notes/${this.choices.port}/progress`));
  }

  public worlds(saved = this.saved): readonly number[] {
    const worlds = `${saved}\\SaveGames\\0`;
    return fs
      .readdirSync(this.at(worlds))
      .map((world) => Number.parseInt(this.read(`${worlds}\\${world}\\Level.sav`), 10));
  }

  /** This waits without a limit, because the test has its own time limit. */
  public async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  public starts(count: number): Promise<void> {
    return this.until(() => this.game().filter((line) => line === 'ready').length >= count);
  }

  public isRunning(): boolean {
    return fs
      .readdirSync(path.join(this.root, 'state/processes'))
      .some((id) => fs.existsSync(`/proc/${id}`));
  }

  private windowsPaths(text: string): string {
    return text.replaceAll(
      new RegExp(`${this.root}/([a-e])\\b([^"'\n]*)`, 'g'),
      (_, drive: string, rest: string) => `${drive.toUpperCase()}:${rest.replaceAll('/', '\\')}`,
    );
  }
}
