/** Real PowerShell runs the scripts, and `SmallWindows.psm1` replaces the commands of Windows. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
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
import type {VersionId} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {freePort} from '../../support/freePort';
import {newest} from '../../support/addresses';

export interface Typed {
  readonly output: string;
  readonly code: number;
  readonly errors: readonly string[];
}

export interface Options {
  readonly version?: VersionId;
  readonly locale?: Locale;
  readonly choices?: Partial<Choices>;
}

const support = import.meta.dirname;
const PROFILE = 'c/Users/Admin User';
const mark = String.fromCharCode(30);

const quick = {
  POWERSHELL_TELEMETRY_OPTOUT: '1',
  POWERSHELL_UPDATECHECK: 'Off',
  DOTNET_TieredPGO: '0',
};

/** A PowerShell that stays open, for one machine after the other. */
class Session {
  private readonly process = spawn(
    inject('pwsh'),
    [
      ...['-NoProfile', '-NoLogo', '-NonInteractive', '-File'],
      ...[path.join(support, 'session.ps1'), path.join(support, 'SmallWindows.psm1')],
    ],
    {stdio: ['pipe', 'pipe', 'inherit'], env: {...process.env, ...quick}},
  );
  private readonly lines = createInterface({input: this.process.stdout})[Symbol.asyncIterator]();

  public async type(env: Readonly<Record<string, string>>, code: string): Promise<Typed> {
    this.process.stdin.write(`${Buffer.from(JSON.stringify({env, code})).toString('base64')}\n`);
    let output = '';
    for (;;) {
      const next: IteratorResult<string, unknown> = await this.lines.next();
      if (next.done === true) {
        throw new Error(`The window was closed.\n${output}`);
      }
      const [before = '', end] = next.value.split(mark);
      output += end === undefined ? `${next.value}\n` : before;
      if (end !== undefined) {
        return {output, ...(JSON.parse(end) as Pick<Typed, 'code' | 'errors'>)};
      }
    }
  }

  public close(): void {
    this.process.stdin.end();
  }
}

let session: Session | undefined;
afterAll(() => session?.close());

export class WindowsMachine {
  public readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  private readonly env: Readonly<Record<string, string>>;
  public readonly name: string;
  public readonly choices: Choices;
  public readonly locale: Locale;

  private constructor(
    {version = newest, locale = 'en', choices = {}}: Options,
    public readonly port: number,
  ) {
    this.locale = locale;
    const facts = serverFilesFacts(version);
    this.choices = {...defaultChoices('windows', facts), remotePort: port, ...choices};
    this.name = this.choices.name;
    const places = [PROFILE, 'c/Windows', 'd', 'e', 'bin', 'state/processes', 'steam/server'];
    for (const place of places) {
      fs.mkdirSync(path.join(this.root, place), {recursive: true});
    }
    const bin = (name: string) => path.join(support, 'bin', name);
    fs.copyFileSync(bin('PalServer.exe'), path.join(this.root, 'steam/server/PalServer.exe'));
    const before = version < '0.2.0.6' && !version.startsWith('1') ? 'Test' : 'Shipping';
    const project = path.join(support, '../../..');
    const made = path.join(project, 'tests/support/machine/root');
    this.write(
      `steam/server/Pal/Binaries/Win64/PalServer-Win64-${before}-Cmd.exe`,
      fs.readFileSync(
        path.join(made, 'machine/steam/server/Pal/Binaries/Linux/PalServer-Linux-Shipping'),
      ),
      0o755,
    );
    this.write('bin/steamcmd', fs.readFileSync(path.join(made, 'usr/games/steamcmd')), 0o755);
    this.write('steam/server/version', version);
    this.write(
      'steam/server/DefaultPalWorldSettings.ini',
      fs.readFileSync(path.join(project, `src/data/settings/fixtures/${version}.txt`)),
    );
    this.write('steam/newest', '1001\n');
    for (const name of ['python', 'py', 'curl.exe', 'tar.exe']) {
      fs.symlinkSync(bin('program'), path.join(this.root, 'bin', name));
    }
    this.env = {
      MACHINE: this.root,
      PATH: `${this.root}/bin:${process.env.PATH}`,
      VERSION: version,
      HOME: path.join(this.root, PROFILE),
      LOCALAPPDATA: 'C:\\Users\\Admin User\\AppData\\Local',
      PROJECT: project,
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

  private remove(): void {
    this.run(
      'for file in state/task-*; do [ ! -e "$file" ] || kill -KILL -- "-$(<"$file")"; done; for file in state/processes/*; do kill -KILL -- "-${file##*/}"; done',
    );
    // A program that is ending may still write.
    fs.rmSync(this.root, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
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
    const file = `C:\\ProgramData\\${this.name}\\${call}`;
    return this.type(`powershell -ExecutionPolicy Bypass -File ${file}`, window);
  }

  public at(file: string): string {
    return path.join(
      this.root,
      file.replace(/^([A-Z]):/, (_, drive: string) => drive.toLowerCase()).replaceAll('\\', '/'),
    );
  }

  public save(file: string, text: string | Buffer): void {
    this.write(path.relative(this.root, this.at(file)), text);
  }

  public file(name: string): string {
    return fs.readFileSync(this.at(name), 'utf8');
  }

  public saveServerFile(file: string, text: string): void {
    const name = file.split('\\').at(-1) ?? '';
    const counted = path.join(inject('counted'), name);
    const isScript = scripts[`windows/${name}`]?.trimEnd() === text.trimEnd();
    this.save(
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
    fs.cpSync(path.join(this.root, 'steam/server'), this.at(folder), {recursive: true});
    this.save(`${folder}\\program`, '1001\n');
    this.save(
      `${folder}\\steamapps\\appmanifest_2394010.acf`,
      '"AppState"\n{\n\t"StateFlags"\t\t"4"\n\t"buildid"\t\t"1001"\n}\n',
    );
    this.save(`${folder}\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini`, ini);
    this.installSteam();
  }

  public async install(
    password: string,
    ini = `OptionSettings=(AdminPassword="${password}",RESTAPIEnabled=True,RESTAPIPort=${this.port})`,
  ): Promise<void> {
    for (const {folder, name, content} of this.archive()) {
      this.saveServerFile(`${folder}\\${name}`, content);
    }
    this.save(`C:\\ProgramData\\${this.name}\\admin-password.txt`, `${password}\r\n`);
    this.installServer(ini);
    await this.type(`New-Item -ItemType Directory -Force '${this.choices.backups}'`);
  }

  public installSteam(): void {
    fs.mkdirSync(this.at('C:\\steamcmd'), {recursive: true});
    fs.copyFileSync(path.join(support, 'bin/steamcmd.exe'), this.at('C:\\steamcmd\\steamcmd.exe'));
  }

  public game(port = 8211): readonly string[] {
    return this.read(`notes/${port}/game.log`).split('\n').filter(Boolean);
  }

  /** This waits without a limit, because the test has its own time limit. */
  public async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  public starts(count: number, port = 8211): Promise<void> {
    return this.until(() => this.game(port).filter((line) => line === 'ready').length >= count);
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
