/**
 * The sandbox replaces systemd, Docker and SteamCMD, but runs the scripts that readers download.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, inject, it as base, vi} from 'vitest';
import {
  defaultChoices,
  makeFiles,
  problemsOf,
  type Choices,
  type GeneratedFile,
} from '../../src/core/serverFiles';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {wordsOf} from '../../src/words';
import type {Locale} from '../../src/data/locales';
import type {VersionId} from '../../src/data/versions';
import {freePort} from '../support/freePort';
import {Machine, type Outcome} from '../support/machine/machine';
import {said} from '../support/sentences';

/** RCON takes ASCII alone. */
const passwords = {rest: `it's "quoted" $HOME \\n 再`, rcon: `it's "quoted" $HOME \\n`};

/** Like a real program, it writes a part of the file before it reports a full disk. */
export const DISK_FULL = 'echo "write error: No space left on device" >&2; exit 2';

interface Options {
  readonly version?: VersionId;
  readonly locale?: Locale;
  readonly system?: 'linux' | 'docker';
  readonly choices?: Partial<Choices>;
  readonly players?: number;
}

export class Sandbox extends Machine {
  public readonly saved: string;
  public readonly backups = path.join(this.root, 'backups');
  public readonly name: string;
  private readonly locale: Locale;

  private constructor(options: Options, port: number) {
    super();
    const {version = '0.6.8', locale = 'en', system = 'linux', players = 3} = options;
    const facts = serverFilesFacts(version);
    const folder = path.join(this.root, 'palserver');
    this.locale = locale;
    this.saved = path.join(folder, system === 'docker' ? 'Saved' : 'Pal/Saved');
    const choices: Choices = {
      ...defaultChoices(system, facts),
      folder,
      backups: this.backups,
      remotePort: port,
      ...options.choices,
    };
    this.name = choices.name;
    const make = {choices, facts, words: wordsOf(locale).serverFiles};
    expect(problemsOf(make).filter(({kind}) => kind === 'error')).toEqual([]);
    for (const place of ['lib', 'backups', 'palserver', 'steam/server']) {
      fs.mkdirSync(path.join(this.root, place), {recursive: true});
    }
    for (const file of makeFiles(make)) {
      const isScript = file.folder.startsWith('/usr/local/lib/');
      const isUnit = file.folder === '/etc/systemd/system';
      const place = isScript ? 'lib' : isUnit ? 'etc/systemd/system' : 'palserver';
      this.write(`${place}/${file.name}`, this.moved(file, choices.name), 0o755);
    }
    const password = passwords[facts.remote];
    this.write('etc/admin-password', `${password}\n`);
    this.write('weight', crypto.randomBytes(200_000));
    this.write('steam/newest', '1001\n');
    this.write('image', 'sha256:old\n');
    if (!choices.hasRemote) {
      this.write('deaf', '');
    }
    this.installServer('1001', {
      VERSION: version,
      REMOTE: choices.hasRemote ? facts.remote : '',
      REMOTE_PORT: String(port),
      PASSWORD: password,
      PLAYERS: String(players),
    });
  }

  public static async create(options: Options = {}): Promise<Sandbox> {
    return new Sandbox(options, await freePort());
  }

  private moved({id, content}: GeneratedFile, name: string): string {
    if (id === 'settings') {
      const own = content.replace(/^user=.*$/m, `user=${os.userInfo().username}`);
      return `${own}\nstate=${this.root}/state\npassword_file=${this.root}/etc/admin-password\n`;
    }
    const inLib = content.replaceAll(`/usr/local/lib/${name}`, `${this.root}/lib`);
    return id === 'service'
      ? inLib.replaceAll(`/var/lib/${name}/`, `${this.root}/state/`)
      : content;
  }

  public text(sentence: string, ...values: readonly string[]): string {
    return said(this.locale, sentence, ...values);
  }

  private installServer(build: string, env: Readonly<Record<string, string>>): void {
    const project = path.join(import.meta.dirname, '../..');
    const lines = Object.entries({
      ...env,
      WORLD: path.join(this.saved, 'SaveGames/0/WORLD'),
      NOTES: this.root,
    }).map(([key, value]) => `export ${key}='${value.replaceAll("'", "'\\''")}'`);
    // Like the real script, it starts the server as a child and passes no signals on.
    const script = [
      '#!/bin/bash',
      ...lines,
      `cd '${project}'`,
      `'${process.execPath}' '${inject('gameServer')}' "$@"`,
    ].join('\n');
    for (const file of ['palserver/PalServer.sh', 'steam/server/PalServer.sh', 'server.sh']) {
      this.write(file, script, 0o755);
    }
    this.write('palserver/program', `${build}\n`);
    this.write(
      'palserver/steamapps/appmanifest_2394010.acf',
      `"AppState"\n{\n\t"StateFlags"\t\t"4"\n\t"buildid"\t\t"${build}"\n}\n`,
    );
    const user = path.join(this.saved, 'Config/LinuxServer/GameUserSettings.ini');
    this.write(path.relative(this.root, user), '[x]\r\nDedicatedServerName=WORLD\r\n');
  }

  public script(line: string): Promise<Outcome> {
    return this.run(line.replace(/^[\w-]+/, `${this.root}/lib/$&.sh`));
  }

  public async succeeds(line: string): Promise<string> {
    const {code, output} = await this.script(line);
    expect(code, `${line}: ${output}`).toBe(0);
    return output;
  }

  public async fails(line: string, sentence: string, ...values: readonly string[]): Promise<void> {
    const {code, output} = await this.script(line);
    expect(output).toContain(this.text(sentence, ...values));
    expect(code, `${line}: ${output}`).toBe(1);
  }

  public async start(): Promise<void> {
    const before = this.count('ready');
    await this.run(
      this.saved.endsWith('/Pal/Saved')
        ? `systemctl start ${this.name}`
        : `docker compose --project-directory ${this.root}/palserver up --detach`,
    );
    await this.ready(before);
  }

  public async ready(before: number): Promise<void> {
    const isReady = () => this.count('ready') > before;
    await vi.waitUntil(isReady, {timeout: 20_000, interval: 100}).catch(() => {
      const log = this.read('game.log') + this.read(`state/${this.name}.log`);
      throw new Error(`The server did not start. ${log}`);
    });
  }

  public log(word: string): readonly string[] {
    return this.read('game.log')
      .split('\n')
      .filter((line) => line.startsWith(word));
  }

  public count(word: string): number {
    return this.log(word).length;
  }

  public lastStart(): number {
    return Number(this.log('start').at(-1)?.split(' ')[1]);
  }

  public progress(): number {
    return Number(this.read('progress'));
  }

  public savedProgress(file = path.join(this.saved, 'SaveGames/0/WORLD/Level.sav')): number {
    return Number(fs.readFileSync(file, 'latin1').split(';')[0]);
  }

  public copies(): readonly string[] {
    return fs.readdirSync(this.backups).sort();
  }

  public async isRunning(): Promise<boolean> {
    const {code} = await this.run(
      `. bin/control.sh; alive ${this.name} || alive container-palserver`,
    );
    return code === 0;
  }
}

export const it = base.extend<{machine: (options?: Options, isOff?: boolean) => Promise<Sandbox>}>({
  // Vitest reads the names of the fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern -- see the line above
  machine: async ({}, use) => {
    const boxes: Sandbox[] = [];
    await use(async (options = {}, isOff = false) => {
      const box = await Sandbox.create(options);
      boxes.push(box);
      if (!isOff) {
        await box.start();
      }
      return box;
    });
    await Promise.all(boxes.map((box) => box.remove()));
  },
});
