/**
 * A machine with Windows in a folder: `SmallWindows.psm1` has its commands, real PowerShell runs the scripts
 * and what a reader types. Every script counts which of its statements were executed.
 */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {inject, onTestFinished} from 'vitest';
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
import {Machine} from '../../support/machine/machine';

export interface Typed {
  readonly output: string;
  /** The code of the last program. */
  readonly code: number;
  readonly errors: readonly string[];
}

export interface Options {
  readonly version?: VersionId;
  readonly locale?: Locale;
  /** The settings of the server, beyond those of the form. */
  readonly choices?: Partial<Choices>;
}

const support = import.meta.dirname;
const mark = String.fromCharCode(30);

/** A window of PowerShell on the machine. */
class Session {
  private readonly lines: Interface;
  private waiting: AsyncIterableIterator<string>;

  public constructor(
    public readonly process: ChildProcessWithoutNullStreams,
    private readonly name: (text: string) => string,
  ) {
    this.lines = createInterface({input: process.stdout});
    this.waiting = this.lines[Symbol.asyncIterator]();
  }

  public async type(text: string): Promise<Typed> {
    this.process.stdin.write(`${Buffer.from(text).toString('base64')}\n`);
    let output = '';
    for (;;) {
      const next: IteratorResult<string, unknown> = await this.waiting.next();
      if (next.done === true) {
        throw new Error(`The window was closed.\n${output}`);
      }
      const [before = '', end] = next.value.split(mark);
      output += end === undefined ? `${next.value}\n` : before;
      if (end !== undefined) {
        const {code, errors} = JSON.parse(end) as Pick<Typed, 'code' | 'errors'>;
        return {output: this.name(output), code, errors: errors.map((one) => this.name(one))};
      }
    }
  }
}

export class WindowsMachine extends Machine {
  private readonly sessions: Session[] = [];
  public readonly name: string;
  public readonly choices: Choices;
  public readonly locale: Locale;

  private constructor(
    {version = '1.0', locale = 'en', choices = {}}: Options,
    public readonly port: number,
  ) {
    super();
    this.locale = locale;
    const facts = serverFilesFacts(version);
    this.choices = {...defaultChoices('windows', facts), remotePort: port, ...choices};
    this.name = this.choices.name;
    for (const place of ['c/Windows', 'd', 'e', 'state/processes', 'steam/server']) {
      fs.mkdirSync(path.join(this.root, place), {recursive: true});
    }
    const bin = (name: string) => path.join(support, 'bin', name);
    fs.copyFileSync(bin('PalServer.exe'), path.join(this.root, 'steam/server/PalServer.exe'));
    const before = version < '0.2.0.6' && !version.startsWith('1') ? 'Test' : 'Shipping';
    const program = `steam/server/Pal/Binaries/Win64/PalServer-Win64-${before}-Cmd.exe`;
    this.write(program, fs.readFileSync(bin('program.sh')), 0o755);
    const project = path.join(support, '../../..');
    this.write(
      'steam/server/DefaultPalWorldSettings.ini',
      fs.readFileSync(path.join(project, `src/data/settings/fixtures/${version}.txt`)),
    );
    this.write('steam/newest', '1001\n');
    for (const [name, program_] of [
      ['python', bin('python')],
      ['py', bin('python')],
      ['curl.exe', '/usr/bin/curl'],
      ['tar.exe', '/usr/bin/bsdtar'],
    ] as const) {
      fs.symlinkSync(program_, path.join(this.root, 'bin', name));
    }
    Object.assign(this.env, {
      VERSION: version,
      PROJECT: project,
      NODE: process.execPath,
      PWSH: inject('pwsh'),
      GAME_SERVER: inject('gameServer'),
      HITS: inject('hits'),
      WINDOWS_CULTURE: locale === 'ja' ? 'ja-JP' : 'en-US',
      POWERSHELL_TELEMETRY_OPTOUT: '1',
      POWERSHELL_UPDATECHECK: 'Off',
    });
  }

  /** A machine without a server; it ends with the test. */
  public static async create(options: Options = {}): Promise<WindowsMachine> {
    const machine = new WindowsMachine(options, await freePort());
    onTestFinished(() => machine.remove());
    return machine;
  }

  public override async remove(): Promise<void> {
    await this.run(
      'for file in state/task-*; do [ ! -e "$file" ] || kill -KILL -- "-$(<"$file")" 2>/dev/null; done; for file in state/processes/*; do kill -KILL -- "-${file##*/}" 2>/dev/null; done; true',
    );
    this.sessions.forEach(({process}) => process.kill('SIGKILL'));
    await super.remove();
  }

  /** Opens a window. */
  public open(): Session {
    const session = new Session(
      spawn(
        inject('pwsh'),
        [
          ...['-NoProfile', '-NoLogo', '-NonInteractive', '-File'],
          ...[path.join(support, 'session.ps1'), path.join(support, 'SmallWindows.psm1')],
        ],
        {cwd: this.root, env: this.env},
      ),
      (text) => this.windowsPaths(text),
    );
    session.process.stderr.on('data', (text) => this.write('state/stderr', String(text)));
    session.process.on('error', (error) => console.error(error));
    this.sessions.push(session);
    return session;
  }

  /** Types into the first window, which is opened where there is none. */
  public type(text: string): Promise<Typed> {
    return (this.sessions[0] ?? this.open()).type(text);
  }

  /** Runs a script of the server, as an administrator does. */
  public script(call: string): Promise<Typed> {
    return this.type(
      `powershell -ExecutionPolicy Bypass -File C:\\ProgramData\\${this.name}\\${call}`,
    );
  }

  /** The path on this side of one of Windows. */
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

  /** Saves a script so that it counts; anything else as it is, with the port of this machine. */
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

  /** The files of the generator, as an archive has them. */
  public archive(): readonly GeneratedFile[] {
    const {choices, locale} = this;
    const facts = serverFilesFacts(this.env.VERSION as VersionId);
    return makeFiles({choices, facts, words: wordsOf(locale).serverFiles});
  }

  /** The server as Steam installs it, with settings. */
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

  /** An installed server with the files of the generator and its password, not started. */
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

  /** What the server notes, from its first start on. */
  public game(port = 8211): readonly string[] {
    return this.read(`notes/${port}/game.log`).split('\n').filter(Boolean);
  }

  /** Waits until something is true; the test has a limit of its own. */
  public async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Waits until the server has started so often and answers. */
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

  /** Ends a process that a test started, at once. */
  public static async kill(session: Session): Promise<void> {
    const ended = once(session.process, 'close');
    session.process.kill('SIGKILL');
    await ended;
  }
}
