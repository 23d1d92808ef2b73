/**
 * Only the folders /home, /etc, /usr, /opt and the administration's ports are replaced in what a
 * reader copies.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, inject} from 'vitest';
import type {Locale, Version} from '../addresses';
import {freePort} from '../freePort';
import {Machine, type Outcome} from '../machine/machine';
import {archivePath} from '../../../src/core/serverFiles';
import {serverFilesFacts} from '../../../src/core/serverFiles/facts';
import {localePath} from '../../../src/data/locales';
import {isAtLeast} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {builtFile} from '../builtSite';
import {blocksOf, expectShown, placeOf, type Block} from './blocks';

const MOVED =
  /(?<![\w.~}-])(?=\/(?:home|usr\/games|usr\/local\/lib|opt|var\/lib|etc(?!\/os-release))\b)/g;
const ADMINISTRATION = ['8212', '8222', '25575', '25585'] as const;
const PORT = new RegExp(`(?<=[:=]|-L )(?:${ADMINISTRATION.join('|')})\\b`, 'g');

export const PASSWORD = 'YOUR_PASSWORD';
const ANSWERS = `${PASSWORD}\nlet-me-in\n`;

/** The prose tells the reader what to replace. */
export type Edits = Readonly<Record<string, string>>;

export class Reader extends Machine {
  private readonly ports: Readonly<Record<string, string>>;

  private constructor(
    private readonly locale: Locale,
    public readonly version: Version,
    ports: readonly number[],
  ) {
    super();
    this.ports = Object.fromEntries(ADMINISTRATION.map((port, at) => [port, String(ports[at])]));
    for (const folder of ['home/you', 'etc/apt/sources.list.d', 'usr/games', 'udp', 'log', 'opt']) {
      fs.mkdirSync(path.join(this.root, folder), {recursive: true});
    }
    // SteamCMD isn't on the PATH, because its place depends on its installation.
    fs.mkdirSync(this.file('programs'));
    fs.renameSync(this.file('bin/steamcmd'), this.file('programs/steamcmd'));
    fs.cpSync(path.join(import.meta.dirname, 'bin'), this.file('bin'), {recursive: true});
    fs.renameSync(this.file('bin/server.sh'), this.file('server.sh'));
    fs.mkdirSync(this.file('steam/server/Pal/Binaries/Linux'), {recursive: true});
    fs.renameSync(this.file('bin/PalServer.sh'), this.file('steam/server/PalServer.sh'));
    const project = path.join(import.meta.dirname, '../../..');
    this.write(
      'steam/server/DefaultPalWorldSettings.ini',
      fs.readFileSync(path.join(project, `src/data/settings/fixtures/${version}.txt`)),
    );
    for (const program of ['PalServer-Linux-Shipping', 'PalServer-Linux-Test']) {
      this.write(`steam/server/Pal/Binaries/Linux/${program}`, '');
    }
    this.write('steam/newest', '20487619\n');
    this.write('image', 'sha256:old\n');
    Object.assign(this.env, {
      HOME: this.file('home/you'),
      VERSION: version,
      PROJECT: project,
      NODE: process.execPath,
      GAME_SERVER: inject('gameServer'),
    });
    this.keepArchives();
  }

  private keepArchives(): void {
    const {systems, remote} = serverFilesFacts(this.version);
    for (const system of systems.filter((system) => system !== 'windows')) {
      const archive = archivePath(system, remote);
      const name = path.basename(archive);
      const folder = this.file('site');
      fs.mkdirSync(folder, {recursive: true});
      execFileSync('tar', ['-xzf', builtFile(localePath(this.locale) + archive), '-C', folder]);
      const inside = path.basename(name, '.tar.gz');
      for (const file of fs.readdirSync(path.join(folder, inside))) {
        const text = this.read(`site/${inside}/${file}`);
        fs.writeFileSync(path.join(folder, inside, file), this.moved(text));
      }
      execFileSync('tar', ['-czf', path.join(folder, name), '-C', folder, inside]);
    }
  }

  public static async at(locale: Locale, version: Version): Promise<Reader> {
    const ports = await Promise.all(ADMINISTRATION.map(() => freePort()));
    return new Reader(locale, version, ports);
  }

  public file(name: string): string {
    return path.join(this.root, name);
  }

  /** With `tab`, blocks of other tabs are left out. */
  public section(page: string, section: string, tab?: string | RegExp): readonly Block[] {
    const found = blocksOf(this.locale, this.version, page).filter(
      (block) =>
        block.section === section &&
        (tab === undefined ||
          block.tabs.every((label) => (tab instanceof RegExp ? tab.test(label) : label === tab))),
    );
    if (found.length === 0) {
      throw new Error(`${page}#${section} of ${this.version} has no block for the tab ${tab}.`);
    }
    return found;
  }

  /** Types blocks in order, and compares what they print with the page. */
  public async walk(list: readonly Block[], edits: Edits = {}): Promise<string> {
    // A block that isn't typed, such as PowerShell, prints nothing.
    let printed: string | undefined;
    let all = '';
    const edit = (text: string): string =>
      Object.entries(edits).reduce((code, [from, to]) => code.replaceAll(from, to), text);
    for (const block of list) {
      if (block.at === 'output') {
        if (printed !== undefined) {
          expectShown({...block, code: edit(block.code)}, printed);
        }
      } else if (/^\/(?:etc|usr|opt)\//.test(block.title)) {
        this.save(block.title, block.code);
      } else if (['admin', 'home', 'machine', 'compose', 'pc'].includes(block.at)) {
        const {code, output} = await this.type(block, edits);
        expect(code, `${placeOf(block)}:\n${block.code}\n\nprinted:\n${output}`).toBe(0);
        if (block.note === wordsOf(this.locale).operations.silent) {
          expect(output, placeOf(block)).toBe('');
        }
        printed = output;
        all += output;
      } else {
        printed = undefined;
      }
    }
    return all;
  }

  public async type({at, code}: Pick<Block, 'at' | 'code'>, edits: Edits = {}): Promise<Outcome> {
    const edited = Object.entries(edits).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      code,
    );
    const folder = at === 'compose' ? '/opt/palworld' : '/home/you';
    const {code: status, output} = await this.run(
      this.moved(`cd ${folder}\nset -eo pipefail\n${edited}\n`),
      {RUN_AS: at === 'pc' ? 'pc' : 'you'},
      ANSWERS,
    );
    return {code: status, output: output.replaceAll(this.root, '')};
  }

  public admin(code: string): Promise<Outcome> {
    return this.type({at: 'admin', code});
  }

  public save(name: string, text: string): void {
    this.write(name, this.moved(`${text}\n`));
  }

  public edit(name: string, from: string | RegExp, to: string): void {
    const before = this.read(name);
    const after = before.replace(from, () => to);
    expect(after, `${from} in ${name}`).not.toBe(before);
    this.write(name, this.moved(after));
  }

  public async pressCtrlC(): Promise<void> {
    const {code} = await this.run(
      'kill -INT -- "-$(<state/terminal.group)"; for ((i = 0; i < 200; i++)); do [ -e state/terminal.group ] || exit 0; /bin/sleep 0.05; done; exit 1',
    );
    expect(code, 'the server has ended after Ctrl+C').toBe(0);
  }

  public knows(old: Reader): void {
    this.env.OLD = old.root;
  }

  public async answers(
    port: (typeof ADMINISTRATION)[number] = isAtLeast(this.version, '0.2.4.0') ? '8212' : '25575',
  ): Promise<void> {
    const {code} = await this.run(
      `for ((i = 0; i < 200; i++)); do (: </dev/tcp/127.0.0.1/${this.ports[port]}) 2>/dev/null && exit; /bin/sleep 0.1; done; exit 1`,
    );
    const {output} = code === 0 ? {output: ''} : await this.run('tail -n 5 state/*.log');
    expect(code, `the server answers on ${port}. ${output}`).toBe(0);
  }

  /** Ends the server by `act`, and waits for its return. */
  public async restarts(act: () => Promise<unknown>): Promise<void> {
    const count = 'grep -c ready notes/8211/game.log';
    const {output: before} = await this.run(count);
    await act();
    await this.run(
      `for ((i = 0; i < 600; i++)); do [ "$(${count})" = ${before.trim()} ] || exit 0; /bin/sleep 0.1; done`,
    );
    await this.answers();
  }

  public portText(port: (typeof ADMINISTRATION)[number]): string {
    return this.ports[port] ?? port;
  }

  public worlds(saved: string): readonly string[] {
    return fs.readdirSync(this.file(`${saved}/SaveGames/0`)).sort();
  }

  private moved(code: string): string {
    return code.replace(MOVED, this.root).replace(PORT, (port) => this.ports[port] ?? port);
  }
}
