import fs from 'node:fs';
import {expect, onTestFinished} from 'vitest';
import {archiveFile, defaultChoices, installSteps, type Choices} from '../../src/core/serverFiles';
import {packArchive} from '../../src/core/serverFiles/archive';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import type {Locale} from '../../src/data/locales';
import type {FileSystem} from '../../src/data/serverFiles';
import {wordsOf} from '../../src/words';
import {newest} from '../support/addresses';
import {BUILD, RealMachine, type Command, type Outcome} from '../support/machine/realMachine';
import {saying, type Sentence} from '../support/sentences';
import {withLines} from '../support/settingLines';

/** Each of these characters has a meaning for a shell, curl or a settings file. */
export const PASSWORD = 'Marked $HOME `id` #1';
export const folder = '/home/steam/palserver';
export const LIB = '/usr/local/lib/palworld';
export const CONF = `${LIB}/palworld.conf`;
export const PASSWORD_FILE = '/etc/palworld/admin-password';
const VERSION = newest;
const INI = 'Config/LinuxServer/PalWorldSettings.ini';

export const places = {
  linux: {saved: '/home/steam/palserver/Pal/Saved', backups: '/home/steam/backups'},
  docker: {saved: '/opt/palworld/Saved', backups: '/opt/palworld-backups'},
} as const;

export class Prepared extends RealMachine {
  public readonly saved: string;
  public readonly backups: string;
  public readonly ini: string;
  private readonly lent = new Map<string, () => void>();

  public constructor(
    public readonly kind: keyof typeof places,
    private readonly locale: Locale = 'en',
  ) {
    super();
    ({saved: this.saved, backups: this.backups} = places[kind]);
    this.ini = `${this.saved}/${INI}`;
  }

  public start(): Promise<void> {
    return this.boot(VERSION);
  }

  /** SteamCMD installs the game, whose first start makes its folders. */
  public async installGame(steamcmd = '/usr/games/steamcmd'): Promise<void> {
    // An earlier server may have left notes there, perhaps as root.
    await this.does('sudo rm -rf /machine/notes/8211');
    await this.does('id steam || sudo useradd --create-home --shell /bin/bash steam');
    await this.does(
      `sudo -iu steam ${steamcmd} +force_install_dir /home/steam/palserver +login anonymous +app_update 2394010 validate +quit`,
    );
    await this.does('sudo -iu steam /home/steam/palserver/PalServer.sh -port=8211');
    await this.does('sudo kill -INT -- -"$(cat /machine/notes/terminal)"');
    this.writeSettings(places.linux.saved);
  }

  public writeSettings(saved = this.saved): void {
    const defaults = this.read(`${BUILD}/DefaultPalWorldSettings.ini`);
    const settings = defaults
      .replace('AdminPassword=""', () => `AdminPassword="${PASSWORD}"`)
      .replace(/(RESTAPI|RCON)Enabled=False/g, '$1Enabled=True');
    expect(settings.length).toBeGreaterThan(defaults.length);
    this.write(`${saved}/${INI}`, settings);
  }

  public typed(command: string, how: Command = {}): Promise<Outcome> {
    return this.run(command, {as: 'you', ...how});
  }

  public async does(command: string, input = ''): Promise<string> {
    const {code, output} = await this.typed(command, {input});
    const log = code === 0 ? '' : (await this.run('journalctl -n 60 -o cat')).output;
    expect(code, `${command}\n${output}${log}`).toBe(0);
    return output;
  }

  public async refuses(command: string): Promise<string> {
    const {code, output} = await this.run(command, {as: 'you'});
    expect(code, `${command}\n${output}`).not.toBe(0);
    return output;
  }

  public says(...sentence: Sentence): RegExp {
    return saying(this.locale, ...sentence);
  }

  /** Runs a script without systemd, so that the test can read its output. */
  private script(line: string) {
    return this.run(line.replace(/^[\w-]+/, `${LIB}/$&.sh`));
  }

  public async succeeds(line: string, sentence?: string): Promise<string> {
    const {code, output} = await this.script(line);
    expect(code, `${line}: ${output}`).toBe(0);
    if (sentence !== undefined) {
      expect(output).toMatch(this.says(sentence));
    }
    return output;
  }

  public async fails(line: string, ...sentence: Sentence): Promise<void> {
    const {code, output} = await this.script(line);
    expect(output, line).toMatch(this.says(...sentence));
    expect(code, `${line}: ${output}`).toBe(1);
  }

  /** Starts the unit of a job, whose log then holds the sentence. */
  public async runs(job: string, ...sentence: Sentence): Promise<void> {
    await this.does(`sudo systemctl start palworld-${job}`);
    expect(await this.journal(`palworld-${job}`)).toMatch(this.says(...sentence));
  }

  public async runsInVain(job: string, ...sentence: Sentence): Promise<void> {
    await this.refuses(`sudo systemctl start palworld-${job}`);
    expect(await this.journal(`palworld-${job}`)).toMatch(this.says(...sentence));
  }

  public journal(unit: string): Promise<string> {
    return this.does(`sudo journalctl -u ${unit} -n 30 -o cat`);
  }

  /** Changes lines of the settings file, until the test ends. */
  public set(...lines: readonly string[]): void {
    this.lend(CONF);
    this.configure(...lines);
  }

  public configure(...lines: readonly string[]): void {
    this.write(CONF, withLines(this.read(CONF), lines));
  }

  /** Returns the content of a file, which comes back when the test ends, also if it fails. */
  public lend(name: string): string {
    const file = this.file(name);
    if (!this.lent.has(name)) {
      const before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
      this.lent.set(name, () =>
        before ? fs.writeFileSync(file, before) : fs.rmSync(file, {force: true}),
      );
      onTestFinished(() => this.giveBack(name));
    }
    return this.read(name);
  }

  /** Writes a file, whose content comes back when the test ends. */
  public change(name: string, content: string): void {
    this.lend(name);
    this.write(name, content);
  }

  public giveBack(name: string): void {
    this.lent.get(name)?.();
    this.lent.delete(name);
  }

  /** Puts a script before a program of the system, until the test ends. */
  public replace(program: string, script: string): void {
    const name = `/usr/local/bin/${program}`;
    this.change(name, `#!/bin/bash\n${script}\n`);
    fs.chmodSync(this.file(name), 0o755);
  }

  public restoreProgram(program: string): void {
    this.giveBack(`/usr/local/bin/${program}`);
  }

  /** Lets people play, each with a name and the number of a Steam account. */
  public play(...people: readonly string[]): void {
    const players = people.map((one, at) => {
      const [name, number] = one.split(' ');
      return {name, userId: `steam_${number}`, playerId: `${at}`};
    });
    this.write('/machine/notes/8211/players.json', JSON.stringify(players));
  }

  public async turn(verb: 'start' | 'stop'): Promise<void> {
    if (this.kind === 'docker') {
      const stop = `sudo ${LIB}/stop.sh`;
      await this.does(
        verb === 'stop' ? stop : 'docker compose --project-directory /opt/palworld start',
      );
    } else {
      await this.does(`sudo systemctl ${verb} palworld`);
    }
    if (verb === 'start') {
      await this.answers();
    }
  }

  public answers(): Promise<void> {
    return this.sees('curl -s --max-time 2 http://127.0.0.1:8212/ | grep -q Unauthorized');
  }

  public async isOn(): Promise<boolean> {
    const {output} = await this.run(
      this.kind === 'linux'
        ? 'systemctl is-active palworld'
        : 'docker ps --quiet --filter label=com.docker.compose.project=palworld',
    );
    return this.kind === 'linux' ? output === 'active\n' : output.trim() !== '';
  }

  public async level(folder = this.saved): Promise<number> {
    const {output} = await this.run(`cat ${folder}/SaveGames/0/*/Level.sav`);
    return Number.parseInt(output, 10);
  }

  public copies(): readonly string[] {
    return fs.readdirSync(this.file(this.backups)).sort();
  }

  public log(word: string): readonly string[] {
    const log = this.read('/machine/notes/8211/game.log');
    return log.split('\n').filter((line) => line.startsWith(word));
  }

  /** Docker's layers need a separate file system, because an overlay can't be on another one. */
  public async startDocker(): Promise<void> {
    await this.does(`sudo bash -ec '
      echo "{\\"storage-driver\\": \\"overlay2\\"}" >/etc/docker/daemon.json
      mkdir -p /var/lib/docker
      mount -t tmpfs docker /var/lib/docker
      systemctl enable --now docker
      mkdir -p /machine/image/{etc/pam.d,home/user,tmp,palworld,usr/lib,usr/libexec,pal} && cd /machine/image
      cp -r ${BUILD} pal/Package && mkdir pal/Package/Pal/Saved && cp /machine/community.sh .
      printf "root:x:0:0::/root:/bin/bash\\nuser:x:1000:1000::/home/user:/bin/bash\\n" >etc/passwd
      printf "root:x:0:\\nusergroup:x:1000:\\n" >etc/group
      printf "%s required pam_permit.so\\n" auth account session >etc/pam.d/sudo
      echo "user ALL=(ALL) NOPASSWD: ALL" >etc/sudoers' &&
      sudo tar -c --exclude='*docker*' --exclude='*containerd*' --exclude=usr/bin/runc --exclude=usr/bin/ctr -C / \
        bin lib lib64 usr/lib64 usr/bin usr/lib/x86_64-linux-gnu usr/lib/python3.11 usr/libexec/sudo etc/nsswitch.conf \
        -C /machine/image . | docker import - base >/dev/null`);
  }

  public async makeImage(name: string, ...settings: readonly string[]): Promise<void> {
    const changes = settings.map((line) => `--change '${line}'`).join(' ');
    await this.does(`id=$(docker create base true) && echo ${name} >image &&
      docker cp image "$id:/pal/Package/image" && docker commit ${changes} "$id" ${name} >/dev/null && docker rm "$id" >/dev/null`);
  }

  public unpacked(system: FileSystem, choices: Partial<Choices> = {}): readonly string[] {
    const facts = serverFilesFacts(VERSION);
    const words = wordsOf(this.locale).serverFiles;
    const make = {facts, words, choices: {...defaultChoices(system, facts), ...choices}};
    fs.writeFileSync(this.file(`/home/you/${archiveFile(make)}`), packArchive(make, new Date()));
    return installSteps(make).flatMap(({code, language}) =>
      language === 'bash' && !/YOUR_SERVER|firewall/.test(code) ? [code] : [],
    );
  }

  public async install(
    system: FileSystem,
    choices: Partial<Choices> = {},
    input = '',
  ): Promise<void> {
    // A log that is followed has no end while its container restarts.
    const ending = this.unpacked(system, choices).filter((code) => !code.includes('--follow'));
    for (const code of ending) {
      await this.does(code, input);
    }
  }

  public async sees(command: string): Promise<void> {
    await this.does(
      `for ((i = 0; i < 200; i++)); do { ${command}; } >/dev/null 2>&1 && exit; /usr/bin/sleep 0.2; done; ${command}`,
    );
  }
}
